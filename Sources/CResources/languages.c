// Written by Resources/generator/generate.py; not to be edited.

#include "CResources.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char names_af[] = {
#embed "../../Resources/names/af.txt"
};
static const unsigned char names_ak[] = {
#embed "../../Resources/names/ak.txt"
};
static const unsigned char names_am[] = {
#embed "../../Resources/names/am.txt"
};
static const unsigned char names_ar[] = {
#embed "../../Resources/names/ar.txt"
};
static const unsigned char names_as[] = {
#embed "../../Resources/names/as.txt"
};
static const unsigned char names_az[] = {
#embed "../../Resources/names/az.txt"
};
static const unsigned char names_be[] = {
#embed "../../Resources/names/be.txt"
};
static const unsigned char names_bg[] = {
#embed "../../Resources/names/bg.txt"
};
static const unsigned char names_bn[] = {
#embed "../../Resources/names/bn.txt"
};
static const unsigned char names_br[] = {
#embed "../../Resources/names/br.txt"
};
static const unsigned char names_brx[] = {
#embed "../../Resources/names/brx.txt"
};
static const unsigned char names_bs[] = {
#embed "../../Resources/names/bs.txt"
};
static const unsigned char names_bs_Cyrl[] = {
#embed "../../Resources/names/bs-Cyrl.txt"
};
static const unsigned char names_ca[] = {
#embed "../../Resources/names/ca.txt"
};
static const unsigned char names_ccp[] = {
#embed "../../Resources/names/ccp.txt"
};
static const unsigned char names_ceb[] = {
#embed "../../Resources/names/ceb.txt"
};
static const unsigned char names_chr[] = {
#embed "../../Resources/names/chr.txt"
};
static const unsigned char names_ckb[] = {
#embed "../../Resources/names/ckb.txt"
};
static const unsigned char names_cs[] = {
#embed "../../Resources/names/cs.txt"
};
static const unsigned char names_cv[] = {
#embed "../../Resources/names/cv.txt"
};
static const unsigned char names_cy[] = {
#embed "../../Resources/names/cy.txt"
};
static const unsigned char names_da[] = {
#embed "../../Resources/names/da.txt"
};
static const unsigned char names_de[] = {
#embed "../../Resources/names/de.txt"
};
static const unsigned char names_dsb[] = {
#embed "../../Resources/names/dsb.txt"
};
static const unsigned char names_el[] = {
#embed "../../Resources/names/el.txt"
};
static const unsigned char names_en[] = {
#embed "../../Resources/names/en.txt"
};
static const unsigned char names_eo[] = {
#embed "../../Resources/names/eo.txt"
};
static const unsigned char names_es[] = {
#embed "../../Resources/names/es.txt"
};
static const unsigned char names_es_419[] = {
#embed "../../Resources/names/es-419.txt"
};
static const unsigned char names_et[] = {
#embed "../../Resources/names/et.txt"
};
static const unsigned char names_eu[] = {
#embed "../../Resources/names/eu.txt"
};
static const unsigned char names_fa[] = {
#embed "../../Resources/names/fa.txt"
};
static const unsigned char names_fa_AF[] = {
#embed "../../Resources/names/fa-AF.txt"
};
static const unsigned char names_ff_Adlm[] = {
#embed "../../Resources/names/ff-Adlm.txt"
};
static const unsigned char names_fi[] = {
#embed "../../Resources/names/fi.txt"
};
static const unsigned char names_fil[] = {
#embed "../../Resources/names/fil.txt"
};
static const unsigned char names_fo[] = {
#embed "../../Resources/names/fo.txt"
};
static const unsigned char names_fr[] = {
#embed "../../Resources/names/fr.txt"
};
static const unsigned char names_fr_CA[] = {
#embed "../../Resources/names/fr-CA.txt"
};
static const unsigned char names_fy[] = {
#embed "../../Resources/names/fy.txt"
};
static const unsigned char names_ga[] = {
#embed "../../Resources/names/ga.txt"
};
static const unsigned char names_gd[] = {
#embed "../../Resources/names/gd.txt"
};
static const unsigned char names_gl[] = {
#embed "../../Resources/names/gl.txt"
};
static const unsigned char names_gu[] = {
#embed "../../Resources/names/gu.txt"
};
static const unsigned char names_ha[] = {
#embed "../../Resources/names/ha.txt"
};
static const unsigned char names_he[] = {
#embed "../../Resources/names/he.txt"
};
static const unsigned char names_hi[] = {
#embed "../../Resources/names/hi.txt"
};
static const unsigned char names_hr[] = {
#embed "../../Resources/names/hr.txt"
};
static const unsigned char names_hsb[] = {
#embed "../../Resources/names/hsb.txt"
};
static const unsigned char names_hu[] = {
#embed "../../Resources/names/hu.txt"
};
static const unsigned char names_hy[] = {
#embed "../../Resources/names/hy.txt"
};
static const unsigned char names_ia[] = {
#embed "../../Resources/names/ia.txt"
};
static const unsigned char names_id[] = {
#embed "../../Resources/names/id.txt"
};
static const unsigned char names_ig[] = {
#embed "../../Resources/names/ig.txt"
};
static const unsigned char names_is[] = {
#embed "../../Resources/names/is.txt"
};
static const unsigned char names_it[] = {
#embed "../../Resources/names/it.txt"
};
static const unsigned char names_ja[] = {
#embed "../../Resources/names/ja.txt"
};
static const unsigned char names_jv[] = {
#embed "../../Resources/names/jv.txt"
};
static const unsigned char names_ka[] = {
#embed "../../Resources/names/ka.txt"
};
static const unsigned char names_kab[] = {
#embed "../../Resources/names/kab.txt"
};
static const unsigned char names_kea[] = {
#embed "../../Resources/names/kea.txt"
};
static const unsigned char names_kgp[] = {
#embed "../../Resources/names/kgp.txt"
};
static const unsigned char names_kk[] = {
#embed "../../Resources/names/kk.txt"
};
static const unsigned char names_km[] = {
#embed "../../Resources/names/km.txt"
};
static const unsigned char names_kn[] = {
#embed "../../Resources/names/kn.txt"
};
static const unsigned char names_ko[] = {
#embed "../../Resources/names/ko.txt"
};
static const unsigned char names_kok[] = {
#embed "../../Resources/names/kok.txt"
};
static const unsigned char names_ks[] = {
#embed "../../Resources/names/ks.txt"
};
static const unsigned char names_ku[] = {
#embed "../../Resources/names/ku.txt"
};
static const unsigned char names_ky[] = {
#embed "../../Resources/names/ky.txt"
};
static const unsigned char names_lb[] = {
#embed "../../Resources/names/lb.txt"
};
static const unsigned char names_lo[] = {
#embed "../../Resources/names/lo.txt"
};
static const unsigned char names_lt[] = {
#embed "../../Resources/names/lt.txt"
};
static const unsigned char names_lv[] = {
#embed "../../Resources/names/lv.txt"
};
static const unsigned char names_mai[] = {
#embed "../../Resources/names/mai.txt"
};
static const unsigned char names_mi[] = {
#embed "../../Resources/names/mi.txt"
};
static const unsigned char names_mk[] = {
#embed "../../Resources/names/mk.txt"
};
static const unsigned char names_ml[] = {
#embed "../../Resources/names/ml.txt"
};
static const unsigned char names_mn[] = {
#embed "../../Resources/names/mn.txt"
};
static const unsigned char names_mr[] = {
#embed "../../Resources/names/mr.txt"
};
static const unsigned char names_ms[] = {
#embed "../../Resources/names/ms.txt"
};
static const unsigned char names_mt[] = {
#embed "../../Resources/names/mt.txt"
};
static const unsigned char names_my[] = {
#embed "../../Resources/names/my.txt"
};
static const unsigned char names_ne[] = {
#embed "../../Resources/names/ne.txt"
};
static const unsigned char names_nl[] = {
#embed "../../Resources/names/nl.txt"
};
static const unsigned char names_nn[] = {
#embed "../../Resources/names/nn.txt"
};
static const unsigned char names_no[] = {
#embed "../../Resources/names/no.txt"
};
static const unsigned char names_om[] = {
#embed "../../Resources/names/om.txt"
};
static const unsigned char names_or[] = {
#embed "../../Resources/names/or.txt"
};
static const unsigned char names_pa[] = {
#embed "../../Resources/names/pa.txt"
};
static const unsigned char names_pcm[] = {
#embed "../../Resources/names/pcm.txt"
};
static const unsigned char names_pl[] = {
#embed "../../Resources/names/pl.txt"
};
static const unsigned char names_ps[] = {
#embed "../../Resources/names/ps.txt"
};
static const unsigned char names_pt[] = {
#embed "../../Resources/names/pt.txt"
};
static const unsigned char names_pt_PT[] = {
#embed "../../Resources/names/pt-PT.txt"
};
static const unsigned char names_qu[] = {
#embed "../../Resources/names/qu.txt"
};
static const unsigned char names_rm[] = {
#embed "../../Resources/names/rm.txt"
};
static const unsigned char names_ro[] = {
#embed "../../Resources/names/ro.txt"
};
static const unsigned char names_ru[] = {
#embed "../../Resources/names/ru.txt"
};
static const unsigned char names_sat[] = {
#embed "../../Resources/names/sat.txt"
};
static const unsigned char names_sc[] = {
#embed "../../Resources/names/sc.txt"
};
static const unsigned char names_sd[] = {
#embed "../../Resources/names/sd.txt"
};
static const unsigned char names_si[] = {
#embed "../../Resources/names/si.txt"
};
static const unsigned char names_sk[] = {
#embed "../../Resources/names/sk.txt"
};
static const unsigned char names_sl[] = {
#embed "../../Resources/names/sl.txt"
};
static const unsigned char names_so[] = {
#embed "../../Resources/names/so.txt"
};
static const unsigned char names_sq[] = {
#embed "../../Resources/names/sq.txt"
};
static const unsigned char names_sr[] = {
#embed "../../Resources/names/sr.txt"
};
static const unsigned char names_sr_Latn[] = {
#embed "../../Resources/names/sr-Latn.txt"
};
static const unsigned char names_sv[] = {
#embed "../../Resources/names/sv.txt"
};
static const unsigned char names_sw[] = {
#embed "../../Resources/names/sw.txt"
};
static const unsigned char names_sw_KE[] = {
#embed "../../Resources/names/sw-KE.txt"
};
static const unsigned char names_ta[] = {
#embed "../../Resources/names/ta.txt"
};
static const unsigned char names_te[] = {
#embed "../../Resources/names/te.txt"
};
static const unsigned char names_tg[] = {
#embed "../../Resources/names/tg.txt"
};
static const unsigned char names_th[] = {
#embed "../../Resources/names/th.txt"
};
static const unsigned char names_ti[] = {
#embed "../../Resources/names/ti.txt"
};
static const unsigned char names_tk[] = {
#embed "../../Resources/names/tk.txt"
};
static const unsigned char names_to[] = {
#embed "../../Resources/names/to.txt"
};
static const unsigned char names_tr[] = {
#embed "../../Resources/names/tr.txt"
};
static const unsigned char names_tt[] = {
#embed "../../Resources/names/tt.txt"
};
static const unsigned char names_ug[] = {
#embed "../../Resources/names/ug.txt"
};
static const unsigned char names_uk[] = {
#embed "../../Resources/names/uk.txt"
};
static const unsigned char names_ur[] = {
#embed "../../Resources/names/ur.txt"
};
static const unsigned char names_uz[] = {
#embed "../../Resources/names/uz.txt"
};
static const unsigned char names_uz_Cyrl[] = {
#embed "../../Resources/names/uz-Cyrl.txt"
};
static const unsigned char names_vi[] = {
#embed "../../Resources/names/vi.txt"
};
static const unsigned char names_wo[] = {
#embed "../../Resources/names/wo.txt"
};
static const unsigned char names_xh[] = {
#embed "../../Resources/names/xh.txt"
};
static const unsigned char names_yo[] = {
#embed "../../Resources/names/yo.txt"
};
static const unsigned char names_yrl[] = {
#embed "../../Resources/names/yrl.txt"
};
static const unsigned char names_yue[] = {
#embed "../../Resources/names/yue.txt"
};
static const unsigned char names_yue_Hans[] = {
#embed "../../Resources/names/yue-Hans.txt"
};
static const unsigned char names_zh[] = {
#embed "../../Resources/names/zh.txt"
};
static const unsigned char names_zh_Hant[] = {
#embed "../../Resources/names/zh-Hant.txt"
};
static const unsigned char names_zh_Hant_HK[] = {
#embed "../../Resources/names/zh-Hant-HK.txt"
};
static const unsigned char names_zu[] = {
#embed "../../Resources/names/zu.txt"
};

static const LanguageResource languages[] = {
  {"af", "Latn", {names_af, sizeof names_af}},
  {"ak", "Latn", {names_ak, sizeof names_ak}},
  {"am", "Ethi", {names_am, sizeof names_am}},
  {"ar", "Arab", {names_ar, sizeof names_ar}},
  {"as", "Beng", {names_as, sizeof names_as}},
  {"az", "Latn", {names_az, sizeof names_az}},
  {"be", "Cyrl", {names_be, sizeof names_be}},
  {"bg", "Cyrl", {names_bg, sizeof names_bg}},
  {"bn", "Beng", {names_bn, sizeof names_bn}},
  {"br", "Latn", {names_br, sizeof names_br}},
  {"brx", "Deva", {names_brx, sizeof names_brx}},
  {"bs", "Latn", {names_bs, sizeof names_bs}},
  {"bs-Cyrl", "Cyrl", {names_bs_Cyrl, sizeof names_bs_Cyrl}},
  {"ca", "Latn", {names_ca, sizeof names_ca}},
  {"ccp", "Cakm", {names_ccp, sizeof names_ccp}},
  {"ceb", "Latn", {names_ceb, sizeof names_ceb}},
  {"chr", "Cher", {names_chr, sizeof names_chr}},
  {"ckb", "Arab", {names_ckb, sizeof names_ckb}},
  {"cs", "Latn", {names_cs, sizeof names_cs}},
  {"cv", "Cyrl", {names_cv, sizeof names_cv}},
  {"cy", "Latn", {names_cy, sizeof names_cy}},
  {"da", "Latn", {names_da, sizeof names_da}},
  {"de", "Latn", {names_de, sizeof names_de}},
  {"dsb", "Latn", {names_dsb, sizeof names_dsb}},
  {"el", "Grek", {names_el, sizeof names_el}},
  {"en", "Latn", {names_en, sizeof names_en}},
  {"eo", "Latn", {names_eo, sizeof names_eo}},
  {"es", "Latn", {names_es, sizeof names_es}},
  {"es-419", "Latn", {names_es_419, sizeof names_es_419}},
  {"et", "Latn", {names_et, sizeof names_et}},
  {"eu", "Latn", {names_eu, sizeof names_eu}},
  {"fa", "Arab", {names_fa, sizeof names_fa}},
  {"fa-AF", "Arab", {names_fa_AF, sizeof names_fa_AF}},
  {"ff-Adlm", "Adlm", {names_ff_Adlm, sizeof names_ff_Adlm}},
  {"fi", "Latn", {names_fi, sizeof names_fi}},
  {"fil", "Latn", {names_fil, sizeof names_fil}},
  {"fo", "Latn", {names_fo, sizeof names_fo}},
  {"fr", "Latn", {names_fr, sizeof names_fr}},
  {"fr-CA", "Latn", {names_fr_CA, sizeof names_fr_CA}},
  {"fy", "Latn", {names_fy, sizeof names_fy}},
  {"ga", "Latn", {names_ga, sizeof names_ga}},
  {"gd", "Latn", {names_gd, sizeof names_gd}},
  {"gl", "Latn", {names_gl, sizeof names_gl}},
  {"gu", "Gujr", {names_gu, sizeof names_gu}},
  {"ha", "Latn", {names_ha, sizeof names_ha}},
  {"he", "Hebr", {names_he, sizeof names_he}},
  {"hi", "Deva", {names_hi, sizeof names_hi}},
  {"hr", "Latn", {names_hr, sizeof names_hr}},
  {"hsb", "Latn", {names_hsb, sizeof names_hsb}},
  {"hu", "Latn", {names_hu, sizeof names_hu}},
  {"hy", "Armn", {names_hy, sizeof names_hy}},
  {"ia", "Latn", {names_ia, sizeof names_ia}},
  {"id", "Latn", {names_id, sizeof names_id}},
  {"ig", "Latn", {names_ig, sizeof names_ig}},
  {"is", "Latn", {names_is, sizeof names_is}},
  {"it", "Latn", {names_it, sizeof names_it}},
  {"ja", "Jpan", {names_ja, sizeof names_ja}},
  {"jv", "Latn", {names_jv, sizeof names_jv}},
  {"ka", "Geor", {names_ka, sizeof names_ka}},
  {"kab", "Latn", {names_kab, sizeof names_kab}},
  {"kea", "Latn", {names_kea, sizeof names_kea}},
  {"kgp", "Latn", {names_kgp, sizeof names_kgp}},
  {"kk", "Cyrl", {names_kk, sizeof names_kk}},
  {"km", "Khmr", {names_km, sizeof names_km}},
  {"kn", "Knda", {names_kn, sizeof names_kn}},
  {"ko", "Kore", {names_ko, sizeof names_ko}},
  {"kok", "Deva", {names_kok, sizeof names_kok}},
  {"ks", "Arab", {names_ks, sizeof names_ks}},
  {"ku", "Latn", {names_ku, sizeof names_ku}},
  {"ky", "Cyrl", {names_ky, sizeof names_ky}},
  {"lb", "Latn", {names_lb, sizeof names_lb}},
  {"lo", "Laoo", {names_lo, sizeof names_lo}},
  {"lt", "Latn", {names_lt, sizeof names_lt}},
  {"lv", "Latn", {names_lv, sizeof names_lv}},
  {"mai", "Deva", {names_mai, sizeof names_mai}},
  {"mi", "Latn", {names_mi, sizeof names_mi}},
  {"mk", "Cyrl", {names_mk, sizeof names_mk}},
  {"ml", "Mlym", {names_ml, sizeof names_ml}},
  {"mn", "Cyrl", {names_mn, sizeof names_mn}},
  {"mr", "Deva", {names_mr, sizeof names_mr}},
  {"ms", "Latn", {names_ms, sizeof names_ms}},
  {"mt", "Latn", {names_mt, sizeof names_mt}},
  {"my", "Mymr", {names_my, sizeof names_my}},
  {"ne", "Deva", {names_ne, sizeof names_ne}},
  {"nl", "Latn", {names_nl, sizeof names_nl}},
  {"nn", "Latn", {names_nn, sizeof names_nn}},
  {"no", "Latn", {names_no, sizeof names_no}},
  {"om", "Latn", {names_om, sizeof names_om}},
  {"or", "Orya", {names_or, sizeof names_or}},
  {"pa", "Guru", {names_pa, sizeof names_pa}},
  {"pcm", "Latn", {names_pcm, sizeof names_pcm}},
  {"pl", "Latn", {names_pl, sizeof names_pl}},
  {"ps", "Arab", {names_ps, sizeof names_ps}},
  {"pt", "Latn", {names_pt, sizeof names_pt}},
  {"pt-PT", "Latn", {names_pt_PT, sizeof names_pt_PT}},
  {"qu", "Latn", {names_qu, sizeof names_qu}},
  {"rm", "Latn", {names_rm, sizeof names_rm}},
  {"ro", "Latn", {names_ro, sizeof names_ro}},
  {"ru", "Cyrl", {names_ru, sizeof names_ru}},
  {"sat", "Olck", {names_sat, sizeof names_sat}},
  {"sc", "Latn", {names_sc, sizeof names_sc}},
  {"sd", "Arab", {names_sd, sizeof names_sd}},
  {"si", "Sinh", {names_si, sizeof names_si}},
  {"sk", "Latn", {names_sk, sizeof names_sk}},
  {"sl", "Latn", {names_sl, sizeof names_sl}},
  {"so", "Latn", {names_so, sizeof names_so}},
  {"sq", "Latn", {names_sq, sizeof names_sq}},
  {"sr", "Cyrl", {names_sr, sizeof names_sr}},
  {"sr-Latn", "Latn", {names_sr_Latn, sizeof names_sr_Latn}},
  {"sv", "Latn", {names_sv, sizeof names_sv}},
  {"sw", "Latn", {names_sw, sizeof names_sw}},
  {"sw-KE", "Latn", {names_sw_KE, sizeof names_sw_KE}},
  {"ta", "Taml", {names_ta, sizeof names_ta}},
  {"te", "Telu", {names_te, sizeof names_te}},
  {"tg", "Cyrl", {names_tg, sizeof names_tg}},
  {"th", "Thai", {names_th, sizeof names_th}},
  {"ti", "Ethi", {names_ti, sizeof names_ti}},
  {"tk", "Latn", {names_tk, sizeof names_tk}},
  {"to", "Latn", {names_to, sizeof names_to}},
  {"tr", "Latn", {names_tr, sizeof names_tr}},
  {"tt", "Cyrl", {names_tt, sizeof names_tt}},
  {"ug", "Arab", {names_ug, sizeof names_ug}},
  {"uk", "Cyrl", {names_uk, sizeof names_uk}},
  {"ur", "Arab", {names_ur, sizeof names_ur}},
  {"uz", "Latn", {names_uz, sizeof names_uz}},
  {"uz-Cyrl", "Cyrl", {names_uz_Cyrl, sizeof names_uz_Cyrl}},
  {"vi", "Latn", {names_vi, sizeof names_vi}},
  {"wo", "Latn", {names_wo, sizeof names_wo}},
  {"xh", "Latn", {names_xh, sizeof names_xh}},
  {"yo", "Latn", {names_yo, sizeof names_yo}},
  {"yrl", "Latn", {names_yrl, sizeof names_yrl}},
  {"yue", "Hant", {names_yue, sizeof names_yue}},
  {"yue-Hans", "Hans", {names_yue_Hans, sizeof names_yue_Hans}},
  {"zh", "Hans", {names_zh, sizeof names_zh}},
  {"zh-Hant", "Hant", {names_zh_Hant, sizeof names_zh_Hant}},
  {"zh-Hant-HK", "Hant", {names_zh_Hant_HK, sizeof names_zh_Hant_HK}},
  {"zu", "Latn", {names_zu, sizeof names_zu}},
};
const LanguageResource *const _Nonnull resource_languages = languages;
const size_t resource_languages_count = sizeof languages / sizeof languages[0];
