"""Names of other scripts in plain Latin letters, as people type them."""

import re
import unicodedata

import icu

import japanese

# Scripts whose letters can be turned one by one. Those that leave vowels out, or whose spelling is
# far from the sound, are left to endonyms.txt.
BGN = {
    "am": "am-am_Latn/BGN", "be": "be-be_Latn/BGN", "bg": "bg-bg_Latn/BGN",
    "el": "Greek-Latin/UNGEGN", "hy": "hy-hy_Latn/BGN", "ka": "ka-ka_Latn/BGN",
    "kk": "kk-kk_Latn/BGN", "ky": "ky-ky_Latn/BGN", "mk": "mk-mk_Latn/BGN",
    "mn": "mn-mn_Latn/BGN", "ru": "ru-ru_Latn/BGN", "uk": "uk-uk_Latn/BGN",
}
LETTER_BY_LETTER = {"Cyrl", "Deva", "Beng", "Gujr", "Guru", "Taml", "Telu", "Knda", "Mlym"}
SILENT_FINAL_VOWEL = {"Deva", "Beng", "Gujr", "Guru"}

INITIALS = "g kk n d tt r m b pp s ss  j jj ch k t p h".split(" ")
VOWELS = "a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i".split(" ")
FINALS = " k k ks n nj nh t l lk lm lp ls lt lp lh m p ps t t ng t k t p t".split(" ")


def from_hangul(text):
    """Revised Romanisation, syllable by syllable."""
    result = ""
    for character in text:
        index = ord(character) - 0xAC00
        if not 0 <= index < 11172:
            result += character
            continue
        initial, rest = divmod(index, 21 * 28)
        vowel, final = divmod(rest, 28)
        onset = INITIALS[initial]
        if onset == "r" and result.endswith("l"):
            onset = "l"
        result += onset + VOWELS[vowel] + FINALS[final]
    return result


def romanised(name, language, script):
    """The Latin form of a name, or "" where there is no good one."""
    base = language.split("_")[0]
    if script in ("Kore", "Hang"):
        latin = from_hangul(name)
    elif script == "Jpan":
        latin = transliterated("Katakana-Latin/BGN", japanese.replaced(name).replace("・", " "))
    elif script in ("Hans", "Hant") and base == "zh":
        latin = transliterated("Han-Latin", name).replace(" ", "")
    elif base in BGN:
        latin = transliterated(BGN[base], name)
    elif script in LETTER_BY_LETTER:
        latin = icu.Transliterator.createInstance("Any-Latin").transliterate(name)
        if script in SILENT_FINAL_VOWEL:
            latin = re.sub(r"(?<=[^\W\daeiouāīū])a\b", "", latin)
        latin = transliterated("Any-Latin", latin)
    else:
        return ""
    return capitalised(latin)


def transliterated(identifier, text):
    """The text by one of ICU's transliterators, then without diacritics."""
    return icu.Transliterator.createInstance(identifier + "; Latin-ASCII").transliterate(text)


def capitalised(latin):
    """Each word with a capital, without the marks of soft signs and long vowels; plain or ""."""
    latin = unicodedata.normalize("NFKC", latin)
    latin = re.sub(r"['`ʹʺ~^\"]", "", latin)
    words = [word[:1].upper() + word[1:] for word in re.split(r"[\s,;・()（）]+", latin) if word]
    text = " ".join(words)
    return text if text.isascii() else ""
