import {
  afr, ara, ben, bul, cat, ces, dan, deu, ell, eng, epo, est, eus, fas, fin, fra, gle, glg, heb, hin, hun, hye, ind, ita, jpn, kor, kur, lav, lit, mar, msa, nld, nob, pol, por, porBr, ron, rus, slk, spa, swa, swe,
  tgl, tha, tur, ukr, urd, zho,
} from 'stopword';

/** The words of each language that say little, by ISO 639-1 code: what the dictionary `stopwords` holds from the start. */
export const STOP_WORDS: Readonly<Record<string, readonly string[]>> = {
  af: afr, ar: ara, bg: bul, bn: ben, ca: cat, cs: ces, da: dan, de: deu, el: ell, en: eng, eo: epo, es: spa, et: est, eu: eus, fa: fas, fi: fin, fr: fra, ga: gle, gl: glg, he: heb, hi: hin, hu: hun, hy: hye,
  id: ind, it: ita, ja: jpn, ko: kor, ku: kur, lt: lit, lv: lav, mr: mar, ms: msa, nb: nob, nl: nld, no: nob, pl: pol, pt: por, 'pt-br': porBr, ro: ron, ru: rus, sk: slk, sv: swe, sw: swa, th: tha, tl: tgl,
  tr: tur, uk: ukr, ur: urd, zh: zho,
};
/** Languages whose long words are written as one, and can be taken apart. */
export const COMPOUNDING: readonly string[] = ['da', 'de', 'fi', 'nb', 'nl', 'no', 'sv'];
export const LANGUAGES: readonly string[] = Object.keys(STOP_WORDS);
