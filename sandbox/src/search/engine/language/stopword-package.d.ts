/** The part of stopword that is used here; the package brings no types. Lists are named by ISO 639-3 codes. */
declare module 'stopword' {
  type Words = readonly string[];
  export const afr: Words, ara: Words, ben: Words, bul: Words, cat: Words, ces: Words, dan: Words, deu: Words, ell: Words, eng: Words, epo: Words, est: Words, eus: Words, fas: Words, fin: Words, fra: Words,
    gle: Words, glg: Words, heb: Words, hin: Words, hun: Words, hye: Words, ind: Words, ita: Words, jpn: Words, kor: Words, kur: Words, lav: Words, lit: Words, mar: Words, msa: Words, nld: Words, nob: Words,
    pol: Words, por: Words, porBr: Words, ron: Words, rus: Words, slk: Words, spa: Words, swa: Words, swe: Words, tgl: Words, tha: Words, tur: Words, ukr: Words, urd: Words, zho: Words;
}
