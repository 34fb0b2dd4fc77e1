/**
 * Removes ways of writing without a meaning of their own from a typed text before it is read (FIND-2, decision 0116).
 */
import { isHawaii, withPartyPhrases } from './party-phrases.ts';
import { isStreetAddress } from '@roost/shared/domain/understanding/street-address';
import { withEnglishState } from './short-states.ts';
import { withoutAges } from './ages.ts';
import { withoutPictures } from './pictures.ts';
import { withoutShorthand } from './shorthand.ts';
import { withPlainDates } from './plain-dates.ts';
import { withPlainNumbers } from './plain-numbers.ts';
import { withPlainSigns } from './plain-signs.ts';
import { inOneNumber, withoutRatings, withIdioms } from './idioms.ts';
import { divideSentences, normalizeCase, withoutNear } from './normalize-case.ts';

const MONTH = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec';
const BEFORE_DATE = `(?=\\s*:?\\s*(?:\\d|(?:mon|tue|wed|thu|fri|sat|sun|${MONTH})))`;
/** "Sat Jul 10": the day of the week says nothing that the date does not. */
const WEEKDAY = new RegExp(
  `\\b(?:mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun)(?:day|sday|nesday|rsday|urday)?,?\\s+(?=(?:${MONTH})[a-z]*\\.?\\s+\\d|\\d{1,2}\\s+(?:${MONTH}))`,
  'gi',
);
const CHECK_IN = new RegExp(
  `\\b(?:check(?:ing)?[\\s-]*in|arriv(?:e|ing|al)|begin(?:s|ning)?|start(?:s|ing)?)(?:\\s+(?:on|date))?\\b:?${BEFORE_DATE}`,
  'gi',
);
const CHECK_OUT = new RegExp(
  `,?\\s*(?:and\\s+)?\\b(?:check(?:ing)?[\\s-]*out|leav(?:e|ing)|depart(?:ing|ure)?|end(?:s|ing)|return(?:ing)?)(?:\\s+(?:on|date))?\\b:?${BEFORE_DATE}`,
  'gi',
);
/** "G.B.", "U.S.A.", "N.C.": letters that stand for words. */
const INITIALS = /(?<![\p{L}\d])(\p{L}(?:\.\s?\p{L})+)\.?(?![\p{L}\d])/gu;
const ZIP_CODE = /\b(?:zip|postal|post)[\s-]*codes?\b:?|\bzip\b:?(?=\s*\d)/gi;
/**
 * "Best cabins near Asheville, NC | 2026": behind a bar stands the name of a site or the year of a page. Other bars
 * divide a title's parts.
 */
const PAGE_TITLE =
  /\s+[|·•]\s*(?=(?:airbnb|vrbo|homeaway|booking|expedia|hotels|trip ?advisor|vacasa|evolve|roost|zillow|google|flipkey|hipcamp|houfy|agoda|kayak|20[2-4]\d|entire (?:home|place|house)|reviews?|photos)\b).*$/i;
const TITLE_BAR = /\s*[|•·]\s*/g;
/** "Entire villa hosted by Marco": what other sites write before and behind a home. */
const TITLE_WORDS =
  /\b(?:entire|private room in|hosted by (?:superhost )?\p{Lu}\p{L}+(?: (?:&|and) \p{Lu}\p{L}+)?)(?=\s|$)/gu;

/** "PO Box 12, Moab": no street. */
const POST_BOX = /\bp\.?\s?o\.?\s?box\s+\d+\s*,?\s*/gi;

/** Abbreviations that guests type, by the word they stand for. */
const SHORT_FORMS = new Map(
  Object.entries({
    house: 'hse hs hous',
    houses: 'hses',
    beach: 'bch beeach',
    beachfront: 'bchfrnt beachfrnt bchfront',
    oceanfront: 'oceanfrnt ocnfrnt oceanfrt',
    ocean: 'ocn',
    lakefront: 'lkfrnt lakefrnt lkfront',
    'lake house': 'lakehse lkhse lakehs',
    'beach house': 'beachhse bchhse',
    waterfront: 'wtrfrnt waterfrnt wtrfront',
    lake: 'lk',
    sleeps: 'slps slp',
    mountain: 'mtn mntn moutain mountian',
    mountains: 'mtns mntns moutains mountians',
    cabin: 'cbn cabn',
    cabins: 'cbns',
    condo: 'cndo',
    apartment: 'appt aptmt apmt',
    'hot tub': 'htub hottb',
    fireplace: 'frplc fplace fireplc',
    kitchen: 'ktchn kitch',
    private: 'pvt prvt',
    weekend: 'wknd wkend wkd',
    weekends: 'wknds',
    week: 'wk',
    weeks: 'wks',
    nights: 'nts nghts',
    next: 'nxt',
    near: 'nr neer',
    family: 'fam famly',
    adults: 'adlts adlt adts',
    birthday: 'bday',
    thanksgiving: 'tgiving thxgiving',
    february: 'febuary',
    wednesday: 'wensday',
    bedroom: 'bedrm bdroom bedrom',
    bathroom: 'bathrm bthrm',
    'pet friendly': 'petfrndly',
    'dog friendly': 'dogfrndly',
    br: 'bd bds',
    bath: 'bth',
    baths: 'bths',
    husband: 'hubby',
    wife: 'wifey',
    girlfriend: 'gf',
    boyfriend: 'bf',
    county: 'cnty',
    country: 'ctry cntry',
    park: 'prk',
    heights: 'hts',
    village: 'vlg vllg',
    firepit: 'frpit',
    7: 'sieben siete sette zeven',
    9: 'neun nueve nove negen',
    12: 'dozen zwölf douze doce dodici twaalf',
    13: 'thirteen',
    18: 'eighteen',
    front: 'frnt frt',
    room: 'rm',
    black: 'blk',
    head: 'hd',
    parking: 'pkg prkg',
    view: 'veiw vew vw',
    views: 'veiws vews',
    quarter: 'qtr',
    with: 'wth wiht',
    shores: 'shrs',
    springs: 'spgs sprgs',
    island: 'isl islnd',
    national: 'natl ntl',
    valley: 'vly',
    creek: 'crk',
    river: 'rvr',
    canyon: 'cyn',
    harbor: 'hbr',
  }).flatMap(([word, forms]) => forms.split(' ').map((form) => [form, word] as const)),
);
const WORD = /\p{L}+/gu;
/** Matches kinds of beds, which no record has. They become one word, which is named as unused. */
const BED = /\b(?:(?:\d|an?|one|two|three|four|five)\s+)?(king|queen|twin)(?:[\s-]?sized?)?[\s-]+beds?\b/gi;
/** "10th to the 14th". */
const TO_THE_DAY = /(?<=\d)((?:st|nd|rd|th)?)\s+(?:to|through|thru|until|till|-)\s+the\s+(?=\d)/gi;
/** "NTahoe", "LakeTahoe": words that were joined. */
const JOINED_WORDS =
  /(?<!\p{L})([NSEW]|Lake|Palm|Park|North|South|East|West|Key|Santa|Fort|Mount|Outer|Cape|[LFMS]t?)(?=\p{Lu}\p{Ll}{3,})/gu;
/** What single letters before a joined name stand for: "LTahoe", "FtMyers". */
const JOINED_LETTERS: Readonly<Record<string, string>> = {
  L: 'Lake',
  F: 'Fort',
  Ft: 'Fort',
  M: 'Mount',
  Mt: 'Mount',
  St: 'St',
};
const A_NUMBER =
  '\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|eighteen|twenty';
/** "Fits eight", "room for 10", "big enough for 12": guests, unless others are counted. */
const ROOM_FOR = new RegExp(
  `(?<!\\b(?:game|games|living|dining|media|sun|play|rec|rumpus|family|laundry|mud|music|movie|theater|theatre|tv|bath|bed|parking|outdoor|work) )\\b(?:(?:with )?(?:enough |lots of )?(?:room|space|beds)|(?:big|large) enough|fits?|fitting|accommodat(?:es|ing|e)|that (?:holds|seats)|holds|capacity(?: of)?)(?: up to)?(?: for)?(?: up to)? (?=(?:${A_NUMBER})\\b(?!\\s*(?:generations?|famil|couples?|cars?|dogs?|pets?|kids|children|babies|cats|vehicles|boats?|nights?|days?|bed|bath|more|other)))`,
  'gi',
);
const SLEEPS_PEOPLE = new RegExp(`\\bsleeps (?=(?:${A_NUMBER}) (?:people|persons|guests|adults|ppl)\\b)`, 'gi');
/** "4 mates", "six coworkers": people of whatever kind. "Three Sisters" are mountains. */
const COMPANY = new RegExp(
  `\\b(${A_NUMBER}) (?:of my |of our |close |old |good |best )?(?:mates|buddies|pals|dudes|lads|blokes|bros|coworkers|co-workers|colleagues|employees|students|golfers|skiers|surfers|hikers|anglers|fishermen|hunters|riders|bikers|cyclists|bridesmaids|groomsmen|girlfriends|sisters|brothers|cousins|siblings|moms|mums|mothers|dads|parents|grandparents|in-laws|inlaws|aunts|uncles|seniors|retirees|grownups|grown-ups|grown ups|humans|folks|souls|heads|campers|players|runners|nurses|teachers)\\b`,
  'g',
);
/** "Between 100 and 200": prices, when nothing else is counted. */
const BETWEEN_PRICES =
  /\bbetween\s+\$?([4-9]\d|[1-9]\d{2,3})\s+and\s+\$?([4-9]\d|[1-9]\d{2,3})\b(?!\s*(?:miles|km|guests|people|persons|minutes|feet|sq))/gi;
/** "W/ HT". */
const WITH_HOT_TUB = /\bw\/?\s*ht\b/gi;

/** "Dog fri", "pet frien": a wish that was not typed to its end. */
const BEGUN_FRIENDLY =
  /\b(pet|dog|kid|family|child|cat)[ -](?:f|fr|fri|frie|frien|friend|friendl|frendly|freindly|frndly)\b(?!\s*(?:-|to|sat|sun|mon))/gi;

const ONES =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
/** "Three hundred dollars", "a hundred and fifty": as voices are written down. */
const HUNDREDS = new RegExp(
  `\\b(a|${ONES.join('|')})[\\s-]+(hundred|thousand)(?:[\\s-]+(?:and[\\s-]+)?(${TENS.join('|')})(?:[\\s-]+(${ONES.slice(0, 9).join('|')}))?)?\\b`,
  'gi',
);
const FIRST_TEN = 20;
/** "Ten Thousand Waves" is a name: nobody asks for nights at so many thousands. */
const MOST_THOUSANDS = 5;
const inDigits = (whole: string, count: string, unit: string, tens?: string, ones?: string): string => {
  const of = (words: readonly string[], word: string | undefined): number =>
    words.indexOf((word ?? '').toLowerCase()) + 1;
  if (unit.toLowerCase() === 'thousand' && of(ONES, count) > MOST_THOUSANDS) return whole;
  const many = Math.max(1, of(ONES, count)) * (unit.toLowerCase() === 'hundred' ? 100 : 1_000);
  return String(many + (tens ? FIRST_TEN + 10 * (of(TENS, tens) - 1) : 0) + of(ONES, ones));
};

/** Returns the text with numeric dates and abbreviations written out. */
function writtenOut(typed: string): string {
  return inOneNumber(
    withPlainSigns(withIdioms(withPlainNumbers(withPlainDates(typed.replace(HUNDREDS, inDigits)))))
      .replace(/\bi[’']?d like\b/gi, 'I would like')
      .replace(/\b(\d)[.,]5\s*(?=ba)/gi, '$1 ')
      .replace(TO_THE_DAY, '$1 to ')
      .replace(JOINED_WORDS, (word) => `${JOINED_LETTERS[word] ?? word} `)
      .replace(ROOM_FOR, 'sleeps ')
      .replace(SLEEPS_PEOPLE, '')
      .replace(COMPANY, '$1 people')
      .replace(BETWEEN_PRICES, 'between $$$1 and $$$2')
      .replace(BEGUN_FRIENDLY, '$1 friendly')
      .replace(WITH_HOT_TUB, 'with hot tub')
      .replace(BED, '$1size')
      .replace(TITLE_WORDS, ' ')
      .replace(WORD, (word) => SHORT_FORMS.get(word.toLowerCase()) ?? word),
  );
}

/** "Hi there, …": "hi" is Hawaii too. */
const GREETING =
  /^\s*(?:hi|hello|hey|hiya|hola|bonjour|hallo|ciao|dear|good (?:morning|afternoon|evening|day))(?:\s+(?:there|dear|friends?|all|team|everyone|roost|guys|folks))?\s*[,!.:;]*\s+(?=\S)/i;

/** Returns the tidied text. Never throws. */
export function tidyText(typed: string): string {
  const text = withoutPictures(
    withoutRatings(withPartyPhrases(withoutShorthand(withoutNear(divideSentences(normalizeCase(typed)))))),
  );
  return writtenOut(withoutAges(text.replace(GREETING, (greeting) => (isHawaii(greeting, text) ? greeting : ''))))
    .replace(PAGE_TITLE, '')
    .replace(TITLE_BAR, ', ')
    .replace(POST_BOX, '')
    .replace(INITIALS, (letters) => letters.replace(/[.\s]/g, '').toUpperCase())
    .replace(ZIP_CODE, ' ')
    .replace(WEEKDAY, '')
    .replace(CHECK_IN, ' ')
    .replace(CHECK_OUT, ' to ')
    .trim();
}

/** "Via Roma 12", "Rue de la République 3", "Hauptstraße 5": streets that are written otherwise than here (GEO-1). */
const STREET_ABROAD =
  /^\s*(?:\d+[a-z]?,?\s+)?(?:via|viale|piazza|corso|rue|avenue|place (?:de|du|des|la|le|saint)|chemin|calle|avenida|plaza|largo|paseo|carretera|estrada|strada|impasse|rua|praça|travessa|camino|odos)\s+(?:(?:du )?\d{1,2}\s+(?=\p{L}))?[\p{L}'’. ]+?(?:(?:,?\s*\d+[a-z]?)?\s*,|\s+\d+[a-z]?\s+\p{L})|^\s*\p{L}+(?:stra(?:ss|ß)e|str\.|gasse|weg|platz|straat|laan|plein|gata|gate|veien)\s+\d+/iu;
const FLAT_NUMBER =
  /^\s*(?:apt|apartment|unit|suite|ste|flat|room|lot|bldg|building)\.?\s*#?\s*\d{0,4}[a-z]?\s*[\s,]\s*/i;

/**
 * "Beach Blvd, Gulf Shores": a street without a number. In full words its names begin with capitals: "dirt road,
 * montana" is none.
 */
const STREET_ALONE =
  /^\s*(?:[NSEWnsew]\.?\s+)?(?:(?:[\p{L}'’.]+\s+){1,3}(?:[Bb]lvd|[Aa]ve|[Rr]d|[Ll]n|[Dd]r|[Hh]wy|[Pp]kwy)\.?|(?:\p{Lu}[\p{L}'’.]*\s+){1,3}(?:Boulevard|Avenue|Street|Road|Lane|Drive|Highway|Parkway))\s*,\s*\p{L}/u;

export const isStreetAbroad = (typed: string): boolean => STREET_ABROAD.test(typed) || STREET_ALONE.test(typed);
/** "Apt 3b 12 Jones Street, Savannah", "lot 9 seaside ave, seaside": the street. Other texts stay as they are. */
export function withoutFlat(typed: string): string {
  const street = typed.replace(FLAT_NUMBER, '');
  return isStreetAddress(street) || isStreetAbroad(street) ? street : typed;
}
/** Returns the tidied text with the English name of the state after a place. */
export const tidyPlaces = (typed: string): string => withEnglishState(tidyText(typed));
