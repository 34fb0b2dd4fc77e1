/** Rewrites hastily typed numbers, days and codes for the rules (FIND-2). */
const MONTH = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec';
/** "NC 27949": the code says where the state is. */
const STATE_AND_ZIP = /^\s*[a-z]{2},?\s+(\d{5})(?:-\d{4})?\s*$/i;
/** "Mid april, 3 nights": no third of April. */
const UNIT_AFTER_MONTH = new RegExp(
  `\\b((?:${MONTH})[a-z]*)\\s*[,;]?\\s+(?=\\d{1,2}[\\s-]*(?:nights?|days?|weeks\\b|people|ppl|persons?|guests?|adults?|kids?|children|couples?|bed|br\\b|bd\\b|bath|of us|person[ae][ns]?|personnes|pessoas|personen|erwachsene|adultes|adultos|pers\\b))`,
  'gi',
);
/** "Key West, 2, pool": who comes. The number of a house stands behind a street. */
const LONE_NUMBER = new RegExp(
  `(?<=[\\p{L}\\d][^,]*)(?<!\\b(?:via|viale|piazza|rue|calle|rua|avenida|stra(?:ß|ss)e|str|street|road|ave(?:nue)?|drive|lane|way|unit|apt|suite|(?:${MONTH})[a-z]*)\\b[^,]*),\\s*(\\d|1\\d|20)(?=\\s*,)`,
  'giu',
);
/** "Max 1.5k total". "10k run" is none. */
const THOUSANDS =
  /(?<![\d.,])(\d{1,2}(?:[.,]\d)?)\s?k\b((?:\s*(?:[,.;]|usd|dollars?|bucks|total|for|per|a|in|max|budget|all|the|or|-).*)?$)/gi;
/** "Cabin 4 10 w hot tub": "for 10". */
const FOR_AS_4 = new RegExp(
  `(?<!\\b(?:${MONTH})[a-z]*\\s)(?:(?<=[a-z]{3,}\\s)4\\s+(?=\\d{1,2}\\b\\s*(?:$|w\\b|with|in\\b|near|at\\b|,|p\\b|ppl|people|guests|adults))|(?<=\\b(?:cab\\w*n\\w*|condos?|cndo|ho?u?se|home|place|villa|cottage|apartment|chalet)\\s)4\\s+(?=\\d{1,2}\\s+(?!b[rdeat]|night|day|week|mile|min|hour)[a-z]))`,
  'gi',
);
/** "More than 4 bedrooms". */
const MORE_ROOMS = /(?<!\b(?:no|not)\s)\b(?:more than|over)\s+(\d)\s+(bed\w*|bath\w*|br\b|ba\b)/gi;
/** "The 4th", without a month beside it. */
const JULY_4 = new RegExp(
  `(?<!\\b(?:on|to|until|till|through|thru|by|from|after|before|and|(?:${MONTH})[a-z]*)\\s)(?<!-\\s?)\\bthe 4th\\b(?!\\s+(?:of|night|day|floor|bed|week|person|guest|grade|to|-|${MONTH}))`,
  'gi',
);
/** "Beach house florida 8": how many come, where nothing else is counted. "Route 66" and "unit 4" are names. */
const LAST_NUMBER = new RegExp(
  `(?<=\\p{L}{3,}[^\\d]*)(?<!\\b(?:route|rt|rte|hwy|highway|interstate|us|sr|exit|pier|area|studio|unit|suite|ste|room|lot|site|loop|district|phase|building|bldg|section|no|nr|number|page|mile|catch|formula|gate|camp|fort|age|under|over|max|min|below|than|from|to|through|thru|until|till|and|or|for|sleeps|x|version|the|${MONTH})[a-z]*\\.?[\\s#]*)[\\s,]+(\\d|1\\d|2\\d|30)\\s*$`,
  'iu',
);
/** "Condo 6 destin": the same behind the kind of home, before its place. "House 4 rent" is for rent. */
const KIND_AND_NUMBER = new RegExp(
  `(?<=\\b(?:apt|apartment|condo|condominium|cabin|house|home|villa|cottage|chalet|townhouse|townhome|bungalow|lodge|place|rental|airbnb)s?\\s)([2-9]|1\\d|2\\d|30)(?=\\s+(?!(?:rent|sale|u|us|me|my|our|the|a|an|or|to|and|in 1|1|x|by|star|stars|story|stories|acre|acres|car|cars|hours?|hrs?|min\\w*|miles?|blocks?|steps|feet|ft|floors?|rooms?|bed\\w*|bath\\w*|b[rdan]\\w?|night\\w*|day\\w*|week\\w*|month\\w*|year\\w*|people|persons?|guests?|adults?|kids?|child\\w*|bab\\w*|infants?|dogs?|cats?|pets?|famil\\w*|couples?|friends?|girls|guys|pax|ppl|p|christmas|xmas|thanksgiving|easter|summer|winter|spring|fall|${MONTH})\\b)\\p{L}{2,})[^\\d]*$`,
  'iu',
);
/** What else says how many come, or what a number may be of. */
const IS_COUNTED =
  /\b(?:sleep(?:s|ing)?|slps?|people|guests?|adults?|kids|persons?|ppl|pax|couples?|family of|party of|group of|for \d|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d)|\d\s*(?:br|bd|bed|ba\b|bath|night|day|week)|\b(?:street|st|road|rd|ave|avenue|lane|ln|drive|dr|via|rue|calle|stra(?:ss|ß)e)\b/i;

const DAY_NAMES = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const getDay = (begun: string): string =>
  DAY_NAMES.find((day) => day.startsWith(begun.slice(0, 3).toLowerCase())) ?? begun;
const DAY = '(sun|mon|tues?|wed|thur?s?|fri|sat)(?:day|sday|nesday|rsday|urday)?';
/** "Fri-sun next month": weekends are what a month has several of. */
const WEEKDAYS_OF_MONTH = new RegExp(
  `\\b(?:thu|fri)[a-z]*\\s*(?:-|–|to|through|thru)\\s*(?:sun|mon)[a-z]*\\s+(?=(?:in |of )?(?:next month|this month|${MONTH}))`,
  'gi',
);
/** "Sunday to thursday in may": so many nights of that month. */
const WEEKDAYS_IN_MONTH = new RegExp(
  `\\b${DAY}\\s*(?:-|–|to|through|thru|till|til|until)\\s*${DAY}\\s+(?=(?:in|of) (?:${MONTH}))`,
  'gi',
);
const countNights = (first: string, last: string): number =>
  (DAY_NAMES.indexOf(getDay(last)) - DAY_NAMES.indexOf(getDay(first)) + DAY_NAMES.length) % DAY_NAMES.length ||
  DAY_NAMES.length;
/** "Fri-sun". */
const WEEKDAYS_TO = new RegExp(`\\b(?:from\\s+)?${DAY}\\s*(?:-|–|to|through|thru|till|til|until)\\s*${DAY}\\b`, 'gi');

/** "4-6 guests": all of them sleep there. */
const FEWEST_GUESTS =
  /(?<![\d$])\d{1,2}\s?(?:-|–|to|or)\s?(?=\d{1,2}\s*(?:guests|people|persons|adults|ppl|pax|of us)\b)/gi;
const NIGHTS = '(\\d{1,2})[\\s-]*nights?';
const WHOLE =
  '\\$?(\\d{3,5})(?:\\s*(?:usd|dollars?|bucks))?\\s*(?:in )?(?:total|altogether|all in|all-in|overall|for everything)(?:\\s+budget)?';
/** "1500 total for 5 nights", "5 nights, max 1500 total": a limit for each night. */
const WHOLE_STAY = new RegExp(`${WHOLE}(?:,|\\s|for)*\\s${NIGHTS}`, 'gi');
const STAY_WHOLE = new RegExp(`${NIGHTS}([^.]{0,24}?)${WHOLE}`, 'gi');
/**
 * "1500 total for the week", "$2,000 a week", "900 for the long weekend": a limit for each night of it. "July 2027 for a
 * week" is a year.
 */
const WEEK_WHOLE =
  /(?:\$|(?<!\d)(?!20[2-4]\d\b))(\d{1,2},\d{3}|\d{3,5})(?:\s*(?:usd|dollars?|bucks))?\s*(?:(?:in )?(?:total|altogether|all in|all-in|overall)\s*(?:budget\s*)?)?(for|per|a|an|\/)\s*(?:the |a |one |our |my )?(?:whole |entire |full )?(long weekend|week-?end|wknd|week|wk)\b(?! of)/gi;
const NIGHTS_OF: Readonly<Record<string, string>> = { week: '7', wk: '7', 'long weekend': '3' };
const WEEKEND_NIGHTS = '2';
const eachNight = (total: string, nights: string): string =>
  `$${Math.floor(Number(total) / Math.max(1, Number(nights)))} a night`;

/** "2 grand", which is no Grand Canyon. */
const GRAND =
  /\b(\d{1,2}(?:\.\d)?) grand\b(?! (?:teton|canyon|prix|hotel|rapids|junction|lake|marais|haven|isle|cayman))/gi;
/** "Weekly rate under 900", "900 weekly", "monthly budget of 3000". */
const RATE_BEFORE =
  /\b(week|month)ly (?:rates?|prices?|rent|budget|cost)?\s*((?:under|below|max|maximum|up to|of|less than)?\s*[$€£]?\d[\d,.]*\d)/gi;
const RATE_BEHIND = /([$€£]?\d[\d,.]*\d) (week|month)ly\b/gi;
/** "2 dogs allowed": the number says it. */
const PETS_ALLOWED =
  /\b((?:\d|one|two|three|four) (?:(?:small|large|big) )?(?:dogs?|cats?|pets?)) (?:allowed|ok|okay|welcome|accepted)\b/gi;
/** "50th anniversary". */
const NTH_BIRTHDAY = /\b\d{1,3}(?:st|nd|rd|th) (?=(?:wedding )?(?:birthday|bday|anniversary)\b)/gi;

/** Returns the text with numbers, days and codes written out. */
export function withPlainNumbers(typed: string): string {
  return typed
    .replace(GRAND, '$1k')
    .replace(RATE_BEFORE, (_, unit: string, price: string) => `${price.trim()} per ${unit.toLowerCase()}`)
    .replace(RATE_BEHIND, (_, price: string, unit: string) => `${price} per ${unit.toLowerCase()}`)
    .replace(PETS_ALLOWED, '$1')
    .replace(NTH_BIRTHDAY, '')
    .replace(STATE_AND_ZIP, '$1')
    .replace(UNIT_AFTER_MONTH, '$1 for ')
    .replace(LONE_NUMBER, ', for $1 people')
    .replace(KIND_AND_NUMBER, (behind, count: string) =>
      IS_COUNTED.test(typed) ? behind : `for ${count} people${behind.slice(count.length)}`,
    )
    .replace(LAST_NUMBER, (whole, count: string) => (IS_COUNTED.test(typed) ? whole : `, for ${count} people`))
    .replace(THOUSANDS, (_, amount: string, behind: string) => {
      const whole = String(Number(amount.replace(',', '.')) * 1_000);
      return /^\s*(?:usd |dollars? )?(?:total|overall|altogether|all|in total|a night|per night|\/|nightly|a week|per week)/i.test(
        behind,
      )
        ? `${whole}${behind}`
        : `${whole} total${behind}`;
    })
    .replace(
      WEEK_WHOLE,
      (_, total: string, joint: string, unit: string) =>
        // "A week" behind a price says no more than what the price is for.
        `${eachNight(total.replace(',', ''), NIGHTS_OF[unit.toLowerCase()] ?? WEEKEND_NIGHTS)}${joint.toLowerCase() === 'for' ? ` for a ${unit}` : ''}`,
    )
    .replace(WHOLE_STAY, (_, total: string, nights: string) => `${eachNight(total, nights)} for ${nights} nights`)
    .replace(
      STAY_WHOLE,
      (_, nights: string, between: string, total: string) => `${nights} nights${between}${eachNight(total, nights)}`,
    )
    .replace(FOR_AS_4, 'for ')
    .replace(MORE_ROOMS, (_, count: string, unit: string) => `${Number(count) + 1} ${unit}`)
    .replace(JULY_4, '4th of july')
    .replace(WEEKDAYS_OF_MONTH, 'weekend ')
    .replace(WEEKDAYS_IN_MONTH, (_, first: string, last: string) => `${countNights(first, last)} nights `)
    .replace(WEEKDAYS_TO, (_, first: string, last: string) =>
      // "Sat to sat June 12-19": the days say which.
      getDay(first) === getDay(last) ? ' ' : `${getDay(first)} to ${getDay(last)}`,
    )
    .replace(FEWEST_GUESTS, '');
}
