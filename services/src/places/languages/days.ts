/**
 * Days as guests of other languages say them, in the English words that rules read (FIND-2): "esta noche", "ab morgen
 * bis Dienstag", "du vendredi au lundi".
 */

const WEEKDAYS: Readonly<Record<string, string>> = {
  Monday: 'lunes|montag|lundi|luned[iì]|maandag|segunda-feira',
  Tuesday: 'martes|dienstag|mardi(?! gras)|marted[iì]|dinsdag|terça-feira',
  Wednesday: 'mi[eé]rcoles|mittwoch|mercredi|mercoled[iì]|woensdag|quarta-feira',
  Thursday: 'jueves|donnerstag|jeudi|gioved[iì]|donderdag|quinta-feira',
  Friday: 'viernes|freitag|vendredi|venerd[iì]|vrijdag|sexta-feira',
  Saturday: 's[aá]bado|samstag|sonnabend|samedi|sabato|zaterdag',
  Sunday: '(?<!san |santo )domingo|sonntag|dimanche|domenica|zondag',
};
const NOW: readonly (readonly [english: string, words: string])[] = [
  [
    'tonight',
    '(?:para )?esta noche|heute (?:nacht|abend)|ce soir|cette nuit|stasera|stanotte|vanavond|vannacht|esta noite|hoje [aà] noite',
  ],
  ['today', "hoy|heute|aujourd[’']hui|oggi|vandaag|hoje"],
  [
    'tomorrow',
    '(?<!(?:la|por la|de la|cada) )mañana|(?<!(?:am|guten|jeden|der) )morgen(?! ?stond)|(?:d[eè]s )?demain|domani|amanhã',
  ],
];
const word = (words: string): RegExp => new RegExp(String.raw`(?<!\p{L})(?:${words})(?!\p{L})`, 'giu');
const DAYS: readonly (readonly [RegExp, string])[] = [
  ...NOW.map(([english, words]) => [word(words), english] as const),
  ...Object.entries(WEEKDAYS).map(([english, words]) => [word(words), english] as const),
];
const DAY = `(?:today|tonight|tomorrow|${Object.keys(WEEKDAYS).join('|')})`;
const UNTIL = String.raw`(?:hasta|al?|bis(?: zum)?|au|à|jusqu[’']?(?:à|au)|tot(?: en met)?|fino a|até|à)(?:\s+(?:el|le|il|la|den|a|o))?`;
/** "Del viernes al lunes". A word before the first day is none of the stay's; what stands between the days is "to". */
const FROM_DAY_TO_DAY = new RegExp(
  String.raw`(?<!\p{L})(?:(?:desde|del?|ab|vom?|von|du|da|dal|dalla|van|vanaf|à partir de)\s+(?:(?:el|le|il)\s+)?)?(${DAY})\s+${UNTIL}\s+(${DAY})(?!\p{L})`,
  'giu',
);

/** The text with them; other words stay. */
export function withEnglishDays(typed: string): string {
  // "Ab 5. Juli", "le week-end prochain".
  const plain = typed.replace(/(?<!\p{L})ab (?:dem )?(?=\d{1,2}\.)/giu, 'from ').replace(/\bweek-end\b/gi, 'weekend');
  const said = DAYS.reduce((text, [words, english]) => text.replace(words, english), plain);
  return said === plain ? plain : said.replace(FROM_DAY_TO_DAY, '$1 to $2');
}
