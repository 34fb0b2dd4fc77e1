/**
 * Reads whole sentences as careful guests write them: "We should like to visit Galveston", "From the third to the tenth
 * of April" (FIND-2, decision 0161).
 */
import { COMMON_WORDS } from '@roost/shared/domain/understanding/common-words';
import { QUALIFIERS } from '@roost/shared/domain/understanding/place-words';
import { normalizePhrase, normalizeWord } from '@roost/shared/domain/understanding/tokens';
import { isKnownWord } from './correct-words.ts';

/** What stands before a name and says only that it is wished for. */
const FRAME =
  /^\s*(?:(?:we|i|our|my|us|should|would|shall|might|may|like|love|want|plan|hope|wish|are|am|is|have|has|had|been|to|son|daughter|children|kids|family|friends|parents|wife|husband|dear|sirs?|madam|please|very|really|always|also|and|planning|thinking|how|about)[\s,]+){0,10}(?:visit|visiting|fond of|moved to|live[sd]? (?:in|near)|interested in|dreaming of|see|seeing|(?:going|travell?ing|headed|heading|go|travel|come|coming) (?:back )?(?:to|for)|stay(?:ing)? (?:in|at|near))\s+(?=(?:the )?\p{Lu})/iu;
const ORDINALS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth twenty-first twenty-second twenty-third twenty-fourth twenty-fifth twenty-sixth twenty-seventh twenty-eighth twenty-ninth thirtieth thirty-first'.split(
    ' ',
  );
const ORDINAL = ORDINALS.toReversed()
  .map((word) => word.replace('-', '[ -]'))
  .join('|');
const MONTH = '(?:january|february|march|april|may|june|july|august|september|october|november|december)';
const toDay = (word: string): string => String(ORDINALS.indexOf(word.toLowerCase().replace(' ', '-')) + 1);

/** "From the third to the tenth of April", "on the second of May": days in figures. */
const DAYS = new RegExp(
  `\\b(?:the )?(${ORDINAL})(?: of ${MONTH})? (?:to|until|till|through) (?:the )?(${ORDINAL}) (?:of )?(${MONTH})`,
  'gi',
);
const DAY = new RegExp(`\\b(?:the )?(${ORDINAL}) of (${MONTH})`, 'gi');

const HUNDREDS: readonly (readonly [amount: number, words: string])[] = [
  [100, 'cien(?:to)?|(?:ein)?hundert|cento|cem|(?:een)?honderd|cent'],
  [200, 'doscientos|deux cents?|zweihundert|duecento|duzentos|tweehonderd'],
  [300, 'trescientos|trois cents?|dreihundert|trecento|trezentos|driehonderd'],
  [400, 'cuatrocientos|quatre cents?|vierhundert|quattrocento|quatrocentos|vierhonderd'],
  [500, 'quinientos|cinq cents?|f[uü]nfhundert|cinquecento|quinhentos|vijfhonderd'],
];
const FIFTY = 'cincuenta|cinquante|(?:und)?f[uü]nfzig|cinquanta|e cinquenta|(?:en)?vijftig';
/** "Deux cent cinquante dollars", "zweihundert Dollar": amounts in figures, from the largest on. */
const AMOUNTS = HUNDREDS.toReversed().map(
  ([amount, words]) =>
    [
      amount,
      new RegExp(
        `(?<!\\p{L})(?:${words})[ -]?(${FIFTY})?(?=\\s+(?:d[oó]lar\\p{L}*|dollar\\p{L}*|euros?)(?!\\p{L}))`,
        'giu',
      ),
    ] as const,
);

const PEOPLE =
  '(?:personen|personas|pessoas|personnes|persone|g[aä]ste|hu[eé]spedes|h[oó]spedes|quartos|habitaciones|rec[aá]maras|dormitorios|chambres|camere|schlafzimmer|slaapkamers)';
const COUNTS = [
  'zwei|dos|duas|deux|due|twee',
  'drei|tres|três|trois|tre|drie',
  'vier|cuatro|quatro|quatre|quattro',
  'f[uü]nf|cinco|cinq|cinque|vijf',
  'sechs|seis|six|sei|zes',
  'sieben|siete|sete|sept|sette|zeven',
  'acht|ocho|oito|huit|otto',
  'neun|nueve|nove|neuf|negen',
  'zehn|diez|dez|dix|dieci|tien',
  'elf|once|onze|undici',
  'zw[oö]lf|doce|doze|douze|dodici|twaalf',
].map((words, at) => [new RegExp(`(?<!\\p{L})(?:${words}) (?=${PEOPLE}(?!\\p{L}))`, 'giu'), `${at + 2} `] as const);

const ROWS: readonly (readonly [RegExp, string])[] = [
  ...COUNTS,
  // "Pas plus de 250 dollars", "nicht mehr als 200 Dollar": a limit from above.
  [
    /(?<!\p{L})(?:(?:pas|nicht|no|non|não|nao|niet) (?:plus|mehr|m[aá]s|più|piu|mais|meer)|maximal|au maximum|como m[aá]ximo|al massimo|hooguit) (?:(?:de|als|di|do que|que|dan) )?(?=[$€£]?\d)/giu,
    'under ',
  ],
  // "Pas d’animaux" was read as a pet; "à deux pas de la plage" is near it.
  [/(?<!\p{L})(?<!(?:deux|quelques|trois|cent|petits?) )pas (?:d['’]|de (?!la |l['’]|cal))(?=\p{L}{3})/giu, 'sans '],
  // "Not Gatlinburg itself, but somewhere close to it".
  [
    /\bnot (?:in )?(\p{Lu}[\p{L}’']+(?: \p{Lu}[\p{L}’']+)?) (?:itself|proper),? (?:but|just) (?:(?:somewhere|anywhere|something|some place) )?(?:close ?by|nearby|close|near|around)(?: (?:to )?(?:it|there))?\b/giu,
    'near $1 but not in $1',
  ],
  // "We do not want to be near the water": not near it.
  [
    /\b(?:(?:we|i) )?(?:do not|don['’]?t|would rather not|would prefer not) (?:(?:want|like|wish|need) )?(?:to )?(?:be|stay|live) (near|by|close to|on|in|at) /gi,
    'not $1 ',
  ],
  [/\bw\/o\b/gi, 'without'],
  [/\bwithout (?:any )?(?:stairs|steps)\b/gi, 'no stairs'],
  [
    /(?<!\p{L})(?:\p{L}+ )?(?:ne peut pas monter (?:les|des) escaliers|no puede subir (?:las )?escaleras|kann keine treppen steigen|non può (?:fare|salire) le scale|não (?:pode|consegue) subir escadas)/giu,
    'no stairs',
  ],
  [/\b(?:1st|first|ground)[ -]floor\b(?! (?:bed|master|suite))/gi, 'ground floor bedroom'],
  [/\b(?:our |my |their |a )?(?:golden|silver|diamond|ruby) (?:wedding|anniversary|jubilee)(?: anniversary)?\b/gi, ''],
  [/\bfor (?:our|my|these) (?:(?:old|tired|aching|weary) )*(?:bones|souls?|bodies|body|legs|feet)\b/gi, ''],
  [
    /\bwhere (?:nobody|no one|no-one) (?:is|lives?|will be|can see us)(?: (?:near|nearby|around|close))?\b/gi,
    'secluded',
  ],
  [
    /\b(?:the )?(?:south|north|east|west)(?:ern)? coast of (?=(?:Portugal|Spain|France|Italy|Greece|Norway|Ireland|England|Scotland|Australia|Mexico)\b)/gi,
    'beach in ',
  ],
  [/\b(\d{5}) in (?:the )?\p{Lu}[\p{L} ]+$/gu, '$1'],
  [/\bpost ?code (?=[A-Z]{1,2}\d)/gi, ''],
  [/\b([A-Z]{1,2}\d{1,2}[A-Z]? \d[A-Z]{2}) in (?:England|Scotland|Wales|the UK|Great Britain)\b/g, '$1, UK'],
];

const NAME_IN = /(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2}) (?:in|en) (?=(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?))/gu;
/** "Sienna in Italy", "Masanutten in Virginia": a name and where it lies. "Cabins in Colorado" stays. */
const withWhere = (typed: string): string =>
  typed.replace(NAME_IN, (whole, name: string, where: string) => {
    const isWhere = [where, where.split(' ')[0] ?? ''].some((each) => QUALIFIERS.has(normalizePhrase(each)));
    const isName = name
      .split(' ')
      .every((word) => !COMMON_WORDS.has(normalizeWord(word)) && !isKnownWord(normalizeWord(word)));
    return isWhere && isName ? `${name}, ` : whole;
  });

/** Returns the text without what only makes a sentence of it. */
export function withoutPoliteness(typed: string): string {
  const days = typed
    .replace(DAYS, (_, first: string, last: string, month: string) => `${month} ${toDay(first)} to ${toDay(last)}`)
    .replace(DAY, (_, day: string, month: string) => `${month} ${toDay(day)}`);
  const amounts = AMOUNTS.reduce(
    (text, [amount, said]) => text.replace(said, (_, fifty?: string) => String(amount + (fifty ? 50 : 0))),
    days,
  );
  return withWhere(ROWS.reduce((text, [said, meant]) => text.replace(said, meant), amounts.replace(FRAME, '')));
}
