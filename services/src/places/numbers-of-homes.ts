/** Reads texts with a home's number that mean something else, and texts without a word (FIND-2, FIND-5). */
import { getLexicon } from '@roost/shared/domain/understanding/other-languages';
import { normalizePhrase } from '@roost/shared/domain/understanding/tokens';
import { linkedHome } from './pasted.ts';

export const isWordless = (text: string): boolean => text.trim() !== '' && !/[\p{L}\p{N}]/u.test(text);

const WORDS_OF_NUMBER =
  /^(?:\s|[#:.,()/!?°º№'’"-]|hi|hello|hey|home|house|homes|vacation|holiday|rental|property|prop|listing|place|cabin|condo|villa|cottage|unit|casa|haus|ferienhaus|maison|huis|alojamiento|hospedaje|anuncio|unterkunft|inserat|anzeige|h[eé]bergement|logement|annonce|alloggio|annuncio|hospedagem|acomoda[cç][aã]o|an[uú]ncio|accommodatie|objekt|im[oó]vel|propiedad|propriedade|propriet[aà]|propri[eé]t[eé]|inmueble|vivienda|immobilie|immobile|ferienwohnung|wohnung|woning|vakantiehuis|g[iî]te|verblijf|advertentie|no|nr|n|nº|nro|numero|número|nummer|numéro|num|bang[oō]u?|number|id|ref|reference|roost|code|the|with|can|may|i|we|my|you|book|booking|booked|reserve|reserved|rent|see|show|open|about|please|pls|bitte|free|available|friend|friends|family|loved|liked|it|and|in|stay|stayed|staying|at|last|year|again|back|was|were|u|check|look|looking|pull|up|out|pics?|pictures?|photos?|details?|info|link|send|give|go|get|this|that|one|to|is|are|of|on|view|visit|find|let|us|your|ur|again|whats?|about|tell|more|me|want|like|\d+ nights?|for|svp|por|favor|merci|danke|gracias|grazie|per favore|obrigad[oa]|dear|lol)*$/i;

/** True for a word that says only that a home is meant. */
export const isWordOfNumber = (word: string): boolean => WORDS_OF_NUMBER.test(word);

const SAID_TO_BE_A_HOME =
  /\b(?:(?:listing|property|prop|home|house|rental|unit|cabin|roost|place|ref(?:erence)?)\.?\s*(?:number|no\.?|nr\.?|num\.?|id|code|#)|(?:listing|prop\.?|property|ref(?:erence)?|home|house))\s*[:#]*\s*(\d{4,8})\b/i;
/** "Haus Nr. 41306", "casa número 41306", "we stayed at 41306": "in" stands before ZIP codes, too. */
const SAID_OTHERWISE =
  /(?<!\p{L})(?:(?:haus|ferienhaus|unterkunft|objekt|inserat|maison|logement|annonce|casa|alojamiento|anuncio|an[uú]ncio|im[oó]vel|alloggio|annuncio|huis) ?(?:nr|nummer|n[°º]|no|n[uú]m(?:ero)?|num[eé]ro)[.:]? ?#?|objekt #?|stay(?:ed|ing)? at #?|stayed in #?|booked #?|one with (?:the )?number #?)(\d{4,8})(?!\d)/iu;
/** "Is 41306 free over Easter": who is free is a home. */
const SAID_TO_BE_FREE =
  /(?<![\d$])(\d{4,8})\s+(?:(?:still|be|noch|todav[ií]a|a[uú]n|encore|ancora|ainda|nog)\s+)?(?:free|available|vacant|booked|taken|bookable|frei|verfügbar|libre|disponible|disponibile|libero|dispon[ií]vel|livre|vrij|beschikbaar)(?![\p{L}])(?!\s+(?:parking|homes|houses|cabins))/iu;
/** A ZIP code and no home: "houses in 78624". */
const BEFORE_ZIP =
  /(?:^|\s)(?:in|near|around|at|zip ?code|zip|code|plz|by|to|under|over|from|max|below)\s*[:#=-]?\s*$/i;
/**
 * Returns the number of a home in a text with nothing else, "home 12345", "id:12345", "is 12345 still free?"; null for
 * any other text.
 */
export function homeNumberIn(typed: string): string | null {
  const found = /(?<![\d$])\d{3,8}(?!\d)/.exec(typed);
  // "#41306 dog friendly?": nothing else is written so.
  const marked = /(?<![\p{L}\d&])#\s?(\d{4,8})(?!\d)/u.exec(typed)?.[1];
  const linked = linkedHome(typed);
  if (linked !== null) return linked;
  if (marked !== undefined && typed.trim() !== `#${marked}`) return marked;
  if (!found || found[0] === typed.trim()) return null;
  // "Can you pull up listing number 10928": named as a listing, whatever else the text has.
  const said = (SAID_TO_BE_A_HOME.exec(typed) ?? SAID_OTHERWISE.exec(typed) ?? SAID_TO_BE_FREE.exec(typed))?.[1];
  if (said !== undefined) return said;
  const rest = typed.replace(found[0], ' ');
  if (WORDS_OF_NUMBER.test(rest) && /[\p{L}#(!?]/u.test(rest)) return found[0];
  const { fillers, vague } = getLexicon();
  const saysNothing = normalizePhrase(rest)
    .split(' ')
    .every((word) => fillers.has(word) || vague.has(word) || WORDS_OF_NUMBER.test(word));
  return found[0].length >= 5 && saysNothing && !BEFORE_ZIP.test(typed.slice(0, found.index)) ? found[0] : null;
}
