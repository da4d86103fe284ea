"""How Japanese names that hold Chinese characters are read.

ICU sorts those characters behind all kana, in a heap of their own. A name that begins with one is
sorted by its reading instead, and its Latin form is made from the reading too.
"""

# Parts of names in Chinese characters, longest first where one begins another.
READINGS = {
    "中華人民共和国香港特別行政区": "チュウカジンミンキョウワコクホンコントクベツギョウセイク",
    "中華人民共和国": "チュウカジンミンキョウワコク",
    "特別行政区": "トクベツギョウセイク",
    "赤道": "セキドウ", "英領": "エイリョウ", "米領": "ベイリョウ", "仏領": "フツリョウ",
    "合衆国領有小離島": "ガッシュウコクリョウユウショウリトウ", "合衆国": "ガッシュウコク",
    "首長国連邦": "シュチョウコクレンポウ", "連邦": "レンポウ", "民主共和国": "ミンシュキョウワコク",
    "中央": "チュウオウ", "共和国": "キョウワコク", "市国": "シコク", "自治区": "ジチク",
    "極南諸島": "キョクナンショトウ", "諸島": "ショトウ", "洋地域": "ヨウチイキ", "領": "リョウ",
    "南極": "ナンキョク", "香港": "ホンコン", "中国": "チュウゴク", "日本": "ニホン",
    "北朝鮮": "キタチョウセン", "朝鮮": "チョウセン", "韓国": "カンコク", "台湾": "タイワン",
    "英国": "エイコク", "象牙海岸": "ゾウゲカイガン", "及": "オヨ", "島": "トウ", "国": "コク",
    "北": "キタ", "南": "ミナミ", "西": "ニシ", "東": "ヒガシ",
}


def is_han(character):
    """Whether a character is one of those that need a reading."""
    return "\u4e00" <= character <= "\u9fff"


def replaced(text):
    """The text with the reading of each part; fails where one is missing."""
    for part in sorted(READINGS, key=len, reverse=True):
        text = text.replace(part, READINGS[part])
    if any(map(is_han, text)):
        raise ValueError(f"no reading for {text}")
    return text


def sorting(name):
    """What the name is sorted by: only Chinese characters at its beginning are read."""
    count = next((i for i, character in enumerate(name) if not is_han(character)), len(name))
    return replaced(name[:count]) + name[count:]
