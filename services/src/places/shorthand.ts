/**
 * Writes shorthand out for the rules: "2A+2C", "me n 5 friends", "250 max", "3 bedrrom" (FIND-2, decision 0154). Each
 * rule works for any number.
 */
import { editDistance } from '@roost/shared/domain/spelling';
import { COMMON_WORDS } from '@roost/shared/domain/understanding/common-words';
import { getLexicon } from '@roost/shared/domain/understanding/other-languages';
import { getStateCode, getStateName } from '@roost/shared/domain/understanding/place-words';
import { normalizeWord } from '@roost/shared/domain/understanding/tokens';
import { withoutNicknames } from './state-nicknames.ts';
import { withWrittenDays } from './shorthand-dates.ts';

const NUMBERS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const NUMBER = `\\d{1,2}|${NUMBERS.join('|')}`;
const toNumber = (word: string): number => Number(word) || NUMBERS.indexOf(word.toLowerCase()) + 1;

type Write = (...found: string[]) => string;
type Row = readonly [RegExp, string | Write];

/** "Familie mit 3 Kindern", "famille avec 3 enfants": two adults and their children. */
const FAMILY_WITH =
  /\b(?:familie mit|famille (?:avec|de)|familia con|fam[ií]lia com|famiglia con|gezin met|family with) (\d|[a-z]+) (?:kindern?|enfants?|hijos|ni[ñn]os|filhos|crian[çc]as|bambini|figli|kinderen|kids|children)\b/gi;
const SMALL_NUMBERS = new Map(
  [
    '2 zwei deux dos dois duas due twee two',
    '3 drei trois tres três tre drie three',
    '4 vier quatre cuatro quatro quattro four',
  ]
    .map((row) => row.split(' '))
    .flatMap(([digit = '', ...words]) => words.map((word) => [word, digit] as const)),
);
const OTHERS =
  '(?:friends?|others?|mates?|buddies|pals|people|persons|guests|adults|girls|guys|girlfriends|coworkers|colleagues)';
const GRANDPARENTS = '(grand(?:ma|pa|mother|father|parents)|nana|granny|nanny|mother in law|father in law|in-?laws)';

const PARTY: readonly Row[] = [
  [new RegExp(`\\b(${NUMBER}) (?:family|extended family) members\\b`, 'gi'), '$1 people'],
  // "Surf trip with 3 mates": the guest goes, too.
  [
    new RegExp(
      `\\b(trip|weekend|vacation|holiday|getaway|week|going|travell?ing|stay|surfing|skiing|fishing|golfing|hiking) with (?:my )?(${NUMBER}) (?:friends|mates|buddies|girlfriends|pals|colleagues|coworkers)\\b`,
      'gi',
    ),
    (_, what = '', count = '') => `${what} for ${toNumber(count) + 1} people`,
  ],
  [new RegExp(`\\bbachelor(?:ette)?(?: (?:party|weekend|trip))? (?:of|for) (${NUMBER}|1\\d|20)\\b`, 'gi'), '$1 people'],
  [
    new RegExp(`\\b(?:with )?(?:enough|a) bed ?rooms? for (?:each of )?(${NUMBER}) couples\\b`, 'gi'),
    '$1 couples with $1 bedrooms',
  ],
  // "2A+2C", "2 ad 1 chd 1 inf": as travel agents write it.
  [
    /(?<![\d$€£.,/-])\b(\d{1,2})\s?(?:ad?|adts?|adl)\.?\s*[+,/&]?\s*(\d{1,2})\s?(?:c|k|chd?|chld|kds?)\b\.?(?:\s*[+,/&]?\s*(\d)\s?(?:i|inf)\b\.?)?/gi,
    (_, adults = '', kids = '', infants) =>
      `${adults} adults and ${kids} kids${infants === undefined ? '' : ` and ${infants} infants`}`,
  ],
  [/\b(?:pax|persons?|guests?)\s*[:=]\s*(\d{1,2})\b/gi, '$1 people'],
  [/\bpax (\d{1,2})\b/gi, '$1 people'],
  [/(?<![\d$€£.,/-])\b(\d{1,2}) ?p(?:ers\b\.?|\b)/gi, '$1 people'],
  // "4 me n my friends": for me.
  [/\b4 (?=(?:me|my|us|our)\b)/gi, 'for '],
  [
    new RegExp(
      `\\b(?:me|myself|i)(?:,?\\s+(?:and|plus|n|with)\\s+|\\s*[&+]\\s*)(?:my\\s+)?(${NUMBER})\\s+(?:(?:of my|close|old|good|best|other|more)\\s+)*${OTHERS}\\b`,
      'gi',
    ),
    (_, count = '') => `${toNumber(count) + 1} people`,
  ],
  [
    new RegExp(
      `\\b(?:me|myself)(?:\\s+(?:plus|and)\\s+|\\s*\\+\\s*)(${NUMBER})\\b(?!\\s*(?:kids?|child|dogs?|pets?|cats?|bab|infants?|toddlers?|night|week|day|bed|bath))`,
      'gi',
    ),
    (_, count = '') => `${toNumber(count) + 1} people`,
  ],
  [
    /\b(?:(?:travell?ing|going|coming|vacationing|just|only) )?(?:alone|by myself|on my own)\b|\b(?:just|only) (?:for )?me\b/gi,
    'solo',
  ],
  [
    new RegExp(`\\b(${NUMBER}) families of (${NUMBER})\\b`, 'gi'),
    (_, families = '', each = '') => `${toNumber(families) * toNumber(each)} people`,
  ],
  [
    new RegExp(`\\b(${NUMBER}) families,? (?:each )?with (${NUMBER}) (?:kids|children) each\\b`, 'gi'),
    (_, families = '', each = '') => `${2 * toNumber(families)} adults and ${toNumber(families) * toNumber(each)} kids`,
  ],
  [
    new RegExp(
      `\\bfamily of (${NUMBER})\\s*(?:,|and|&|\\+|plus|with)+\\s*(?:(?:my|our|a|the)\\s+)?${GRANDPARENTS}\\b`,
      'gi',
    ),
    (_, count = '', who = '') => `family of ${toNumber(count) + (/s$/i.test(who) ? 2 : 1)}`,
  ],
  [FAMILY_WITH, (_, count = '') => `2 adults and ${SMALL_NUMBERS.get(count.toLowerCase()) ?? count} kids`],
  [/\b(?:our |my |the |a )?newborn\b(?! twins)/gi, 'a baby'],
  [/\b(?:an?|one|our|my) (dog|pet|cat|kid|family|child)[ -]friendly\b/gi, '$1 friendly'],
  [/(?<!\p{L})à (deux|trois|quatre|cinq|six)\b(?! (?:pas|minutes|heures|km))/giu, 'pour $1'],
];

const TENS: Readonly<Record<string, number>> = {
  twenty: 20,
  twentyfive: 25,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  seventyfive: 75,
  eighty: 80,
  ninety: 90,
};
const PRICES: readonly Row[] = [
  [/[~≈]\s?\$?(?=[4-9]\d\b|[1-9]\d{2}\b)/g, () => 'about $'],
  // "250 max", "250 or less": a limit, from an amount on that counts no guests.
  [
    /(?<![\d$€£.,/-])\b([4-9]\d|[1-9]\d{2,3}) (?:max(?:imum)?|tops|or (?:less|under|below)|at (?:the )?most)\b(?! *(?:\d|people|guests|persons|miles))/gi,
    (_, amount = '') => `under $${amount}`,
  ],
  [
    /(?<!\b(?:a|one|two|three|four|five|six|seven|eight|nine|few|several) )\bhundred (?=dollars|bucks|a night|per night)/gi,
    '100 ',
  ],
  [
    new RegExp(
      `\\b(${NUMBERS.slice(0, 9).join('|')}) (${Object.keys(TENS).join('|')}|twenty five|seventy five)(?= (?:a|per) night|/night| dollars| bucks| nightly)`,
      'gi',
    ),
    (_, hundreds = '', tens = '') => `$${toNumber(hundreds) * 100 + (TENS[tens.toLowerCase().replace(' ', '')] ?? 0)}`,
  ],
];

const POSTCODE = String.raw`(?:[A-Z]\d[A-Z] ?\d[A-Z]\d|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})`;
/** Words behind a postcode that is all that says where: "GL54 2AN with a dog". */
const NO_TOWN =
  '(?:with|please|from|near|next|this|weekend|cottages?|houses?|flats?|cabins?|villas?|homes?|holiday|sleep(?:s|ing)|dogs?|pets?|pool|cheap|thanks?|under|about|that|want|need|stay)\\b';
const THINGS: readonly Row[] = [
  // "We do not want a condo": not a condo.
  [
    /\b(?:(?:we|i|they) )?(?:really )?(?:(?:do|does|would) not|do(?:es)?n['’]?t|wouldn['’]?t|dont|doesnt) (?:want|like|wish)(?: to (?:be|stay|live|have|book|rent)(?: in)?)? (?=(?:an?|any|the) )/gi,
    'not ',
  ],
  [/^\s*dear (?:sirs?(?: or madam)?|madam|host|roost|team)\b[,.:;]*/gi, ''],
  [/\bseeking\b/gi, ''],
  // Marks that a voice was written down with. A "period home" is old.
  [
    /\s+(?:period|comma|full stop|question mark|exclamation (?:point|mark)|new line)(?=\s|$)(?! (?:homes?|houses?|propert(?:y|ies)|cottages?|features?|furniture|style))/gi,
    ', ',
  ],
  // "A hot tub would be nice": it is a wish; "I don't care where as long as there is a dock".
  [
    /\s+would be (?:so |very |really |also )?(?:nice|great|good|lovely|cool|awesome|perfect|ideal|amazing|wonderful|a plus|a bonus)\b/gi,
    ', ',
  ],
  [/\b(?:i|we) (?:(?:do not|don['’]?t|dont) (?:really )?(?:care|mind) where|would go anywhere)\b/gi, ''],
  [/\b(?:as|so) long as (?:(?:it|there|they|we)(?:['’]?s| is| has| are| have|['’]?re)? )?/gi, ', '],
  [/\b(sister|brother|mother|father|son|daughter)s?[ -]in[ -]laws?\b/gi, '$1'],
  [/\bin[ -]laws\b/gi, 'inlaws'],
  [
    new RegExp(
      `\\bus (${NUMBERS.slice(1).join('|')}|\\d{1,2})\\b(?! (?:nights?|days?|weeks?|bed|bath|kids|dogs|hours?|miles?))`,
      'gi',
    ),
    '$1 of us',
  ],
  // "My husband loves golf": what is loved is the wish.
  [
    /(?:(?<=^\s*|[,.;]\s*)|\b(?:my|our|the) )(?:husband|wife|partner|boyfriend|girlfriend|mom|mum|mother|dad|father|sister|brother|son|daughter|kids|children|teens?|teenagers?|family|friends?|parents|grandma|grandpa)s? (?:really |also |just )*(?:loves?|likes?|enjoys?|wants?|needs?)(?: to)? (?!an? (?:big|small|large)|to be)/gi,
    ', ',
  ],
  [
    /\b(?:that |which )?(?:takes?|accepts?|allows?|welcomes?) (?=(?:\d|two|three|four) (?:\p{L}+ )?(?:dogs|cats|pets)\b)/giu,
    'with ',
  ],
  [/\b(?:i|we) (?:both )?work remote(?:ly)?\b/gi, 'remote work'],
  [/(?:,| and| with| &)\s+(?:(?:lots of|big|tall|some|many) )?trees(?=\s*(?:$|[,.]))|^\s*trees\s*$/gi, ' in the woods'],
  // "Moab/pool/dog": a list, other than "ski-in/ski-out" and "washer/dryer".
  [/(?<=\p{L}{3})\/(?=(?:\p{L}{3,}|\d{1,2}$))(?!(?:ski[ -]?out|out|dryer|or|her|his|kiteboard)\b)/giu, ', '],
  // "Hot tub + mountains + dogs".
  [/(?<=\p{L}) ?\+ ?(?=\p{L})/gu, ', '],
  // "#cabinlife".
  [/#(\p{L}{3,}?)(?:life|vibes|goals|lovers?|season|getaway|vacation|trip|weekend)?(?!\p{L})/giu, '$1 '],
  [/\bht\b(?!\.)/gi, 'hot tub'],
  [/^\s*(?:the )?(?:sun|sunshine|sunny|sun (?:and|&|n) (?:sand|fun|sea))\s*$/gi, 'somewhere warm'],
  [/(?:,| and| &)\s+sun(?:shine)?(?=\s*(?:$|[,.]))/gi, ''],
  [/\b(?:(?:electric|power|motorized) wheel ?chair|wheel ?chair access(?:ibility)?)\b/gi, 'wheelchair'],
  // "Please" and "thank you" in other languages beside English words.
  [
    /(?<!\p{L})(?:bitte|por favor|porfa|s['’]?il (?:vous|te) pla[iî]t|svp|per (?:favore|piacere)|alstublieft|danke|gracias|merci|grazie|obrigad[oa])(?!\p{L})/giu,
    ' ',
  ],
  [new RegExp(`\\b(${NUMBER}) (?:full|complete) (?=baths?\\b|bathrooms?\\b)`, 'gi'), '$1 '],
  [/(?<=\d\s?)b\/r\b/gi, 'br'],
  [/\bw ?\/ ?d\b/gi, 'washer and dryer'],
  // "V8E 0A1 whistler", "broadway WR12 7AA": a postcode beside its town.
  [
    new RegExp(
      `\\b${POSTCODE}(?=[,\\s]+(?!${NO_TOWN})[A-Za-z]{4})|(?<=[A-Za-z]{4}[,\\s]+)(?<!codes?[,:\\s]+)${POSTCODE}\\b`,
      'g',
    ),
    ' ',
  ],
];

/** What numbers count, by the words that rules read. */
const UNITS = 'bedroom bedrooms bathroom bathrooms guests people adults children nights couples persons'.split(' ');
const COUNTED = new RegExp(`\\b(${NUMBER})([\\s-]*)(\\p{L}{5,10})(?!\\p{L})`, 'giu');
const LONG_WORD = 7;
/** "3 bedrrom": a word behind a number that is hardly anything but a unit. */
const withSpeltUnits = (typed: string): string =>
  typed.replace(COUNTED, (whole, count: string, between: string, word: string) => {
    const said = normalizeWord(word);
    const { meanings, groups, months } = getLexicon();
    const isUnit = Object.values(groups).some((group) => group.has(said));
    if (isUnit || COMMON_WORDS.has(said) || meanings.has(said) || months.has(said)) return whole;
    const most = said.length < LONG_WORD ? 1 : 2;
    const unit = [1, most].flatMap((limit) =>
      UNITS.filter((each) => each[0] === said[0] && editDistance(each, said, limit) <= limit),
    )[0];
    return unit === undefined ? whole : `${count}${between}${unit}`;
  });

const isState = (name: string): boolean => getStateCode(name) !== null || getStateName(name) !== null;
/** "Wash. state", "the state of Oregon": the word says nothing more. A state park does. */
const withoutState = (typed: string): string =>
  typed
    .replace(/(?<=^|\s)(\p{L}{2,}(?: \p{L}+)?)\.? state(?=\s*(?:$|[,.;]))/giu, (whole, name: string) =>
      isState(name) ? name : whole,
    )
    .replace(/(?<=^|\s)(\p{L}{2,}(?: \p{L}+)?),? \(?the state\)?(?=\s*(?:$|[,.;]))/giu, (whole, name: string) =>
      isState(name) || isState(name.split(' ').at(-1) ?? '') ? name : whole,
    )
    .replace(/\b(?:the )?state of (?=(\p{L}+(?: \p{L}+)?))/giu, (whole, name: string) =>
      isState(name) || isState(name.split(' ')[0] ?? '') ? '' : whole,
    );

/** Returns the text with shorthand written out. */
export function withoutShorthand(typed: string): string {
  const written = [...PARTY, ...PRICES, ...THINGS].reduce(
    (text, [said, meant]) => (typeof meant === 'string' ? text.replace(said, meant) : text.replace(said, meant)),
    withWrittenDays(typed),
  );
  return withoutState(withoutNicknames(withSpeltUnits(written)));
}
