/** Rewrites phrases for parties and parts of places into words that the rules read (FIND-2). */
import { QUALIFIERS } from '@roost/shared/domain/understanding/place-words';

const STATE = [...QUALIFIERS].join('|');
const ROWS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:a )?half(?: a)?[ -]dozen\b/gi, '6'],
  // A Portuguese postcode beside its town.
  [/\b\d{4}-\d{3}\b(?=.*\p{L}{3})|(?<=\p{L}{3}.*)\b\d{4}-\d{3}\b/gu, ' '],
  // "12 person place in Park City" is no street.
  [
    /\b(\d+ (?:bds?|br|bdrms?|baths?|bathrooms?|beds|bedrooms|guests?|persons?|people|dollars?|nights?)) (?:place|court)\b/gi,
    '$1',
  ],
  // Riverside is a city in California.
  [/\briverside(?= (?:cabin|cottage|home|house|lodge|condo|retreat|place|chalet)s?\b)/gi, 'riverfront'],
  // "Somewhere that isn't a condo": not a condo.
  [
    /\b(?:(?:that|which|it|who)(?:['’]?s)? )?(?:(?:is|are|was)n['’]?t|(?:is|are) not)(?= (?:an?|the|in|on|at|near|by|too|very|so)\b)/gi,
    'not',
  ],
  // A home at the shore has the view too: the guest wants to be there, not only to see the water.
  [
    /\b(lake|ocean|beach|sea|river|water) ?-?front,? ?(?:and |but )?not (?:just |only |merely )?(?:an? |with an? )?(?:lake|ocean|beach|sea|river|water)[ -]?views?\b/gi,
    '$1front',
  ],
  [/\bski[ -]*in ?\/ ?out\b/gi, 'ski-in/ski-out'],
  // "Parking for 5 cars": no guests are counted.
  [
    /\bfor (?:up to )?(?:\d{1,2}|two|three|four|five|six|seven|eight) (?=(?:cars?|vehicles?|boats?|trucks?|trailers?|rvs?|motorcycles?|bikes|bicycles|kayaks|horses|computers?|laptops?)\b)/gi,
    'for ',
  ],
  // "For a pet-free home": no pet comes.
  [
    /\b(?:for an? )?(?:pet|dog|animal)[- ]?free(?= (?:home|house|place|cabin|condo|cottage|apartment|villa|rental|property|unit)s?\b)/gi,
    'no pets',
  ],
  [/\bpet[- ]free\b/gi, 'no pets'],
  // "Ski-in ski-out access", "slope access".
  [/(?<=\bski[ -]*(?:in|out)|\bslopes?) (?:access|location|convenience)\b/gi, ''],
  // No stairs, or as few as possible.
  [
    /\b(?:can ?not|can['’]?t|(?:do|does|will|would) not|(?:do|does|wo|would)n['’]?t|dont|doesnt|wont|not|without|never|no)(?: (?:need|have|want|like|able|be able))?(?: (?:to|having to|needing to))? (?:climb(?:ing)?|us(?:e|ing)|do(?:ing)?|tak(?:e|ing)|manag(?:e|ing)|walk(?:ing)? up|handl(?:e|ing)|go(?:ing)? up) (?:the |any |many |too many |a lot of |lots of )?(?:stairs|steps)\b/gi,
    'no stairs',
  ],
  [
    /\b(?:not (?:too many|many|a lot of|lots of)|as few|very few|hardly any|minimal) (?:stairs|steps)(?: as possible)?\b/gi,
    'no stairs',
  ],
  [/\bnothing (?=(?:in|near|on|by|next to|close to) (?:an?|the|any) )/gi, 'not '],
  // "A budget of 300": the amount is a limit, and nobody asked for the cheapest.
  [
    /\b(?:(?:our|my|the|a|with a|on a|total|max(?:imum)?) )*budget(?: (?:is|of|around|about|approx(?:imately)?|roughly|up to|max(?:imum)?|under|no more than))*:? (?=[$€£]?\d)/gi,
    'under ',
  ],
  // "Beach within 5 minutes walk", "ski lift 3 minutes on foot": what stands before it is near.
  [
    /(?:,? ?\b(?:with)?in|,? ?\b(?:only|just|about|less than|under|max(?:imum)?))?\s*(?:\ba )?\b(?:\d{1,2}(?: ?- ?\d{1,2})?|two|three|five|ten|fifteen|twenty|a few)[ -]?min(?:ute)?s?['’]?[ -](?:of )?(?:walk(?:ing)?(?: distance)?|on foot|by foot|stroll|away on foot)(?: away)?\b(?! (?:to|from|of)\b)/gi,
    ',',
  ],
  [/\bwalking distance (?:of|from)\b/gi, 'walking distance to'],
  [/\b(?:with)?in walking distance to (?:the |a )?(?=(?:beach|sand|ocean|sea|lake|slopes|lifts)\b)/gi, 'near the '],
  // "5 min walk to the beach", of which plain words have made "5 near the beach".
  [/(?<![\p{L}\d$.,/-] ?)\d{1,2} (?=near the (?:beach|slopes|lake|water|ocean|sea)\b)/giu, ''],
  // "Girls trip 8": who comes, and how many.
  [
    /\b((?:girls|guys|boys|ladies|mens?|friends|family|couples|golf|ski|fishing)['’]? (?:trip|weekend|getaway|vacation|holiday|night)),? (\d{1,2})\b(?! ?(?:nights?|days?|weeks?|bed|bath|br\b|ba\b|[-/.]|\d|miles?|hours?|kids|am|pm))/gi,
    '$1 for $2 people',
  ],
  [
    /\b(?:things?|stuff|something|activities|entertainment|fun)(?: to do)? for (?:the |our |my )?(?:kids|children|teens|teenagers|tweens|grandkids)(?: (?:indoors?|inside))?\b/gi,
    'game room',
  ],
  [/\b(?:can (?:i|we) )?check[ -]?in (?=on an? )/gi, ''],
  [/\b(?:infant|baby|newborn) (?:twins)\b|\btwin (?:babies|infants|newborns)\b/gi, '2 babies'],
  [/\b(?:our |my )?twins\b(?=\s*(?:$|[,.;&(]|and\b|in\b|who\b|need|aged?\b))/gi, '2 kids'],
  [/\b(?:our |my )?triplets\b(?=\s*(?:$|[,.;&(]|and\b|in\b|who\b|need|aged?\b))/gi, '3 kids'],
  [/\b(?:international|intl\.?|int['’]l|regional|municipal|metropolitan|metro) (?=airport\b)/gi, ''],
  // "Summer vacation", which is in summer; spring break has its own days.
  [/\b(?:in (?:the )?)?(summer|winter|fall|autumn) (?:vacations?|holidays?|break|getaway|trip|escape)\b/gi, 'in $1'],
  // Only holidays with a fixed date.
  [/\b(?:the )?day (?:after|following) christmas(?: day)?\b|\bboxing day\b/gi, 'december 26'],
  [/\b(?:the )?day before christmas\b/gi, 'december 24'],
  [/\b(?:the )?day after (?:new year['’]?s?|new years day)\b/gi, 'january 2'],
  [/\bthx ?giving\b/gi, 'thanksgiving'],
  // "Men's golf weekend": who comes is no place.
  [
    /\b(?:m[ea]n['’]?s|ladies['’]?|wom[ea]n['’]?s|lads['’]?|gents['’]?) (?=(?:golf|fishing|ski|surf|yoga|spa|hiking|beach|weekend|trip|getaway|retreat|reunion)\b)/gi,
    '',
  ],
  [/\b(?:spring|spr) (?:brk|brek|breka|braek)\b/gi, 'spring break'],
  [/\bsta\.? (?=(?:fe|barbara|monica|cruz|maria|rosa|ana|clara|catalina)\b)/gi, 'santa '],
  [/(?<=\d ?\/ ?)nt\b/gi, 'night'],
  // BED is an airport.
  [/\bbed (?:and|&|n) breakfasts?\b/gi, 'breakfast'],
  // The named kind of home says more than "rustic", which several kinds are.
  [/\brustic (?=(?:log (?:home|cabin|house)|cabin|a-frame|cottage|farmhouse|chalet|lodge|ranch)s?\b)/gi, ''],
  // "8 college friends" are eight friends.
  [/\b(?:college|high school|school|uni|university|childhood|work|old|close|good|best) (?=friends\b)/gi, ''],
  // A trip that starts on Friday has its check-in then.
  [
    /^\s*(?:(?:we|i)(?:['’]?(?:re|m)| are| am)? )?(?:leaving|departing|driving up|coming) (?:on )?(?=(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\b)/gi,
    'from ',
  ],
  [/\b(month|week|weekend)[ -]long\b(?: (?:stay|rental|trip|getaway|let))?/gi, 'a $1'],
  [/\b(?:monthly|by the month) (?:stays?|rentals?|lets?|lease)\b/gi, 'a month'],
  [/\b(?:weekly|by the week) (?:stays?|rentals?|lets?)\b/gi, 'a week'],
  [new RegExp(`\\b(?:on )?(?:the )?(${STATE}) side of (?:the )?(\\S.*)$`, 'i'), '$2, $1'],
  // "Tennessee side smokies".
  [new RegExp(`^(?:the )?(${STATE}) side (?!of\\b)(\\p{L}.*)$`, 'iu'), '$2, $1'],
  [new RegExp(`^(.+?\\p{L})(?:,| ?[-–—(])? ?(?:on )?(?:the )?(${STATE}) side\\b\\)?`, 'iu'), '$1, $2'],
];

/** Views of a named thing, which is a place too. */
const NAMED_VIEWS: readonly (readonly [RegExp, string])[] = [
  [/\bvues? sur (?:le |un )?(lac (?:de |du |d['’])\p{L}+)/giu, 'vue sur le lac, $1'],
  [
    /\b(?:au |aux |sur les? )?bords? du (lac (?:de |du |d['’])?(?!et\b|avec\b|dans\b)\p{L}{4,})/giu,
    'au bord du lac, $1',
  ],
  [/\b(?:a la orilla|a orillas) del (lago (?!con\b|para\b)\p{L}{4,})/giu, 'cerca del lago, $1'],
  // "Cerca del lago Tahoe": near the one that is named.
  [/\bcerca del (?=lago (?!con\b|para\b|y\b)\p{L}{4,})/giu, 'cerca de '],
  [/\ben el (?=lago (?!con\b|para\b|y\b)\p{L}{4,})/giu, 'en '],
  [/\bvista sul (lago (?:di |d['’])\p{L}+)/giu, 'vista lago, $1'],
  [/\bvistas? al (lago de \p{L}+)/giu, 'vista al lago, $1'],
  [/\b(?:mit )?blick auf den (\p{L}+ ?see)\b/giu, 'mit Seeblick, $1'],
  [/\bviews? of (lake \p{L}+)/giu, 'lake view, $1'],
];
/**
 * "Avec vue sur le lac de Côme": the view, and the lake. Before other languages are put into English, which takes "vue
 * sur le lac" for a whole.
 */
export const withNamedViews = (typed: string): string =>
  NAMED_VIEWS.reduce((text, [said, meant]) => text.replace(said, meant), typed);

export const withPartyPhrases = (typed: string): string =>
  ROWS.reduce((text, [said, meant]) => text.replace(said, meant), typed);

/** "HI condo" is Hawaii, unless all is written in capitals. */
export const isHawaii = (greeting: string, typed: string): boolean =>
  /^\s*HI\s/.test(greeting) && typed !== typed.toUpperCase();
