/**
 * English words that guests use for what a home is and has, by the index's own values (FIND-2), and how any language's
 * words become a lexicon. Plurals are made, not listed. The browser reads English with this file alone; other languages
 * stand in `other-languages.ts`, which services always read and browsers load for guests who speak one of them. This
 * file is long because it is a dictionary.
 */
import type { DateReader } from './calendar-words.ts';
import type { Holiday } from './holiday.ts';
import { normalizePhrase } from './tokens.ts';
import type { WordGroup, WordGroups } from './word-groups.ts';

/** Lists of a search that the lexicon can add to. */
export type LexiconList =
  | 'propertyTypes'
  | 'amenities'
  | 'locationAmenities'
  | 'viewAmenities'
  | 'accessibility'
  | 'activities';
/**
 * What a phrase stands for: values of one list. Several values are alternatives (property types) or all wanted (the
 * rest).
 */
export type Meaning = { list: LexiconList; values: readonly string[] };

/** Phrases by the value they stand for, divided by "|". */
type Entries = Readonly<Record<string, string>>;

/** The words of one or more languages. All lists are normalised (`normalizePhrase`). */
export type Words = {
  phrases: Partial<Readonly<Record<LexiconList, Entries>>>;
  /** Words for several kinds of homes, by the kinds divided by " / ". They win over `phrases`. */
  kindsOfHomes: Entries;
  /** Names of each month divided by spaces, months by "|". */
  months: string;
  /** Words divided by spaces. */
  groups: Readonly<Record<WordGroup, string>>;
  /** Words that carry no wish: they are dropped without a word about it. */
  fillers: string;
  /** Words of praise and mood: no home can be searched by them, and they are no names. */
  vague: string;
  /** Holidays besides those that every reader knows. */
  holidays?: readonly (readonly [string, Holiday])[];
  /** Ways to say dates besides those that every reader knows. */
  dates?: readonly DateReader[];
};

/** What the rules look words up in: phrases with their meaning, and words without one. */
export type Lexicon = {
  meanings: ReadonlyMap<string, Meaning>;
  /** 1 is January. */
  months: ReadonlyMap<string, number>;
  groups: WordGroups;
  fillers: ReadonlySet<string>;
  vague: ReadonlySet<string>;
  holidays: readonly (readonly [string, Holiday])[];
  dates: readonly DateReader[];
};

const ENGLISH: Words = {
  phrases: {
    propertyTypes: {
      Cabin: 'log cabin|cabana',
      'A-frame': 'aframe|a frame cabin',
      'Log home': 'log house|lodge',
      'Lake house': 'lakehouse|lake home',
      Chalet: 'ski chalet',
      'Beach house': 'beachhouse|beach home',
      Cottage: 'casita',
      Bungalow: '',
      'Ranch house': 'ranch|ranch home',
      Farmhouse: 'farm house|barn',
      Apartment: 'apt|flat|studio|studio apartment',
      Loft: '',
      Condo: 'condominium',
      Townhouse: 'town house|townhome|town home',
      Villa: 'mansion|estate',
      Treehouse: 'tree house',
      'Adobe house': 'adobe',
      'Modern home': 'modern house',
    },
    viewAmenities: {
      'Ocean View': 'sea view|seaview|oceanview|ocean',
      'Lake View': 'lakeview',
      'Mountain View': '',
      'Beach View': '',
      'Sunset View': 'sunset',
      'Forest View': '',
      'Garden View': 'garden',
      'Desert View': 'desert|in the desert',
      'Red Rock View': 'red rock|canyon view',
      'Ski Slope View': '',
      'City View': 'skyline',
      'Vineyard View': '',
      'Valley View': '',
      'Meadow View': 'meadow',
      'River View': 'river',
      'Harbor View': 'harbor|marina',
      'Pool View': '',
      'Courtyard View': 'courtyard',
      'Marsh View': '',
    },
    accessibility: {
      'Step-Free Entrance':
        'wheelchair|wheelchair accessible|wheelchair friendly|accessible|wheelchair access|ramp|disabled|accessibility|step free|ada',
      'Step-Free Entrance / Ground Floor Bedroom': 'no stairs|no steps',
      'No Pets Allowed': 'no dogs|without pets|pet free|no pet',
      'Wide Doorways': '',
      'Ground Floor Bedroom': 'ground floor|single level|one level',
      'Walk-In Shower': '',
      Elevator: '',
    },
    amenities: {
      'Hot Tub': 'hottub|private hot tub|private jacuzzi|jacuzzi|spa tub|spa',
      Pool: 'swimming pool|private pool|heated pool|indoor pool|outdoor pool',
      Sauna: '',
      Fireplace: 'fire place|wood stove',
      'Fire Pit': 'firepit|campfire|bonfire',
      Grill: 'bbq|barbecue',
      'Wi-Fi': 'wifi|internet|fast wifi',
      'Air Conditioning': 'air conditioned|aircon|ac',
      'EV Charger': 'ev charging|ev|tesla charger|tesla|charger|car charger',
      'Game Room': 'games room|arcade|pool table|ping pong',
      Kayaks: '',
      Bicycles: 'bikes',
      Washer: 'washing machine|laundry',
      Dryer: '',
      Dishwasher: '',
      'Dedicated Workspace': 'workspace|work space|home office|office|desk|work from home|wfh',
      'Free Parking': 'parking|garage',
      TV: 'television',
      Kitchen: '',
      'Coffee Maker': '',
      'High Chair': 'highchair',
      Crib: '',
      'Board Games': '',
      'Deck or Patio': 'deck|patio|terrace|balcony|porch',
      'Outdoor Shower': '',
      Heating: '',
      'Smoke Detector': '',
      'Linens Provided': 'linen',
    },
    locationAmenities: {
      'Near the Beach / Oceanfront':
        'near the beach|beach|by the beach|at the beach|on the beach|beachside|beach access',
      'Near the Beach / Oceanfront / Oceanside Bluff':
        'seaside|by the sea|at the sea|near the sea|near sea|sea|by the ocean|near the ocean|close to the ocean|coast|coastal|on the coast|shore',
      Oceanfront:
        'ocean front|beachfront|beach front|seafront|sea front|on the ocean|directly on the beach|right on the beach',
      'Lakefront / Oceanfront / Riverfront / Near the Water':
        'waterfront|water front|on the water|on water|waterside|by the water',
      'Near the Lake / Lakefront': 'near the lake|by the lake|at the lake|on a lake|lake|lakeside',
      Lakefront: 'lake front|on the lake|directly on the lake',
      Riverfront: 'river front|on the river|on a river|by the river|bayou',
      'Private Dock': 'dock|boat dock|pier',
      'Ski-In/Ski-Out': 'ski in ski out|ski in|ski out|ski in out|slopeside|on the slopes',
      'Near Ski Lifts / Ski-In/Ski-Out':
        'near ski lifts|ski|lifts|ski trip|ski lift|ski resort|ski area|ski town|snow|snowy',
      'Mountain / Near Ski Lifts / Ski-In/Ski-Out': 'mountain|in the mountains|alpine',
      'Wooded / Mountain / Secluded / Rural / Near National Park / Trailhead': 'nature|in nature|outdoors|wilderness',
      Wooded: 'woods|in the woods|in woods|forest|in the forest',
      Secluded: 'remote|off grid',
      'Secluded / Quiet Road / Rural': 'quiet|peaceful|tranquil|calm',
      'Rural / Village / Secluded': 'rural|countryside|in the country',
      'Dark Sky': 'stars',
      'Near National Park': 'national park',
      Trailhead: 'hiking trails',
      'Near Wineries': 'wine|winery|vineyard|wine country',
      Downtown: 'city center|city centre|old town',
      'Walk to Restaurants': 'walkable|near restaurants|restaurants|nightlife',
      'Public Transport': 'transit|car free',
      Village: '',
      'Bike Path': '',
      'Gated Community': 'gated',
      'Oceanside Bluff': 'bluff|cliff',
      'Near the Water / Near the Lake / Near the Beach': 'near the water|close to the water|water',
      'Quiet Road': '',
      'Free Shuttle': 'shuttle',
    },
    activities: {
      Hiking: 'hike|trails',
      Surfing: 'surf',
      Fishing: 'fish',
      'Fly Fishing': '',
      Swimming: 'swim',
      'Skiing / Snowboarding': 'skiing',
      Snowboarding: 'snowboard',
      Snowshoeing: 'snowshoe',
      'Mountain Biking': 'mtb|mountain bike',
      Cycling: 'biking',
      Kayaking: 'kayak',
      Paddleboarding: 'paddle boarding|sup',
      Boating: 'boat',
      Sailing: '',
      Golf: 'golf course',
      Snorkeling: '',
      'Scuba Diving': 'scuba|diving',
      'Rock Climbing': 'climbing',
      Stargazing: '',
      'Horseback Riding': 'horses',
      'Wine Tasting': '',
      'Whale Watching': 'whales',
      'Wildlife Viewing': 'wildlife',
      'Northern Lights': 'aurora',
      Rafting: 'whitewater',
      'Zip Lining': 'zipline',
      'Ice Skating': '',
      Museums: 'museum',
      'Live Music': 'music|jazz',
      Shopping: '',
      Dining: 'foodie|food',
      Antiquing: 'antiques',
      Photography: '',
      Gardens: '',
      'Farmers Market': '',
      'Cooking Classes': 'cooking class',
      'Tide Pools': 'tide pool',
      Shelling: 'shells',
      'Walking Tours': 'walking tour',
      Walking: 'walks',
    },
  },
  kindsOfHomes: {
    'Treehouse / A-frame / Adobe house / Log home': 'unique stay',
    'Treehouse / A-frame': 'glamping|tent|camping',
    'Treehouse / A-frame / Cabin': 'tiny house|tiny home',
    'Cabin / Log home / A-frame / Cottage': 'rustic|rustic cabin',
    'Farmhouse / Ranch house / Cottage / Villa': 'country house',
    // Both readings fit: either kind of home is what was asked for.
    'Log home / Cabin': 'log cabin',
    'Log home / Chalet / Cabin': 'lodge',
    'Cottage / Lake house': 'lake cottage',
    'Cottage / Beach house': 'beach cottage',
    'Farmhouse / Ranch house': 'farm|farm stay|farmstay',
  },
  months:
    'january jan|february feb|march mar|april apr|may|june jun|july jul|august aug|september sep sept|october oct|november nov|december dec',
  groups: {
    guests:
      'guest guests people person persons adult adults traveler travelers friends sleeps women men ladies guys girls',
    children: 'child children kid kids',
    infants: 'baby babies infant infants toddler toddlers',
    pets: 'dog dogs pet pets cat cats puppy puppies',
    families: 'family group party team',
    couples: 'couple couples',
    bedrooms: 'bedroom bedrooms br brs bdr bdrm bdrms bed',
    bathrooms: 'bathroom bathrooms bath baths ba',
    beds: 'beds',
    allowed: 'friendly allowed welcome ok okay accepted permitted',
    accepts: 'accepts accept accepting allows allow allowing takes welcomes bring bringing',
    cheap: 'cheap cheapest affordable budget lowest',
    luxury: 'luxury luxurious upscale premium fancy deluxe exclusive',
    best: 'best highest top toprated rated highly',
    stars: 'star stars',
    nights: 'night nights nite nites',
    days: 'day days',
    weeks: 'week weeks',
    large: 'big large huge',
    shared: 'house home homes houses group groups family place rental',
    below:
      'under below less_than max maximum at_most up_to cheaper_than no_more_than not_more_than within budget budget_of',
    above: 'over above more_than at_least min minimum from',
  },
  fillers:
    'a an the and or with of to on for that this has have having is are be by at in near around close next ' +
    'from my our we i me us you your it its want need looking look find search show get book rent some ' +
    'somewhere something anywhere place places stay stays rental rentals vacation vacations holiday holidays ' +
    'home homes house houses accommodation lodging airbnb vrbo roost trip getaway retreat spot please where ' +
    'can could would like love just there within & - / along into plus also which who w zip zipcode postcode ' +
    'unit area vicinity any town let getaways deals deal offer offers booking reservations available location ' +
    'locations week end weekends',
  vague:
    'weekend weekends private fenced yard backyard indoor outdoor nice beautiful good great ' +
    'cute cozy cosy comfy comfortable romantic relaxing relax fun pretty ' +
    'rustic unique sunny views view big small large huge little tiny spacious perfect quick ' +
    'short long family kid kids children friendly ' +
    'summer winter spring fall autumn new old historic modern clean safe special ' +
    'cool see write read work visit go going stay ' +
    'staying sleep eat drink swim party watch travel ' +
    'take bring know think best available open last minute guests ' +
    'sleeps adults vibes',
};

/** Plural and singular of English phrases; other languages have theirs listed. */
function forms(phrase: string): string[] {
  if (/(?:s|ing)$/.test(phrase)) return [phrase];
  if (/(?:ch|sh|x)$/.test(phrase)) return [phrase, `${phrase}es`];
  if (/[^aeiou]y$/.test(phrase)) return [phrase, `${phrase.slice(0, -1)}ies`];
  return [phrase, `${phrase}s`];
}
const getForms = (phrases: string | undefined): string[] => (phrases ? phrases.split('|').flatMap(forms) : []);

/** Makes a lexicon of English and the languages given: the earlier of two values wins a phrase they share. */
export function makeLexicon(...others: readonly Words[]): Lexicon {
  const languages = [ENGLISH, ...others];
  const meanings = new Map<string, Meaning>();
  for (const [key, entries] of Object.entries(ENGLISH.phrases)) {
    const list = key as LexiconList;
    for (const value of Object.keys(entries)) {
      const all = [
        ...forms(normalizePhrase(value)),
        ...languages.flatMap(({ phrases }) => getForms(phrases[list]?.[value])),
      ];
      for (const form of all) if (!meanings.has(form)) meanings.set(form, { list, values: [value] });
    }
  }
  for (const { kindsOfHomes } of languages)
    for (const [kinds, phrases] of Object.entries(kindsOfHomes))
      for (const form of getForms(phrases)) meanings.set(form, { list: 'propertyTypes', values: kinds.split(' / ') });
  meanings.set('laundry', { list: 'amenities', values: ['Washer', 'Dryer'] });
  const getWords = (pick: (words: Words) => string) => new Set(languages.flatMap((words) => pick(words).split(' ')));
  const groups = Object.fromEntries<Set<string>>(
    Object.keys(ENGLISH.groups).map((group) => [group, getWords((words) => words.groups[group as WordGroup])]),
  ) as Record<WordGroup, Set<string>>;
  const months = new Map(
    languages.flatMap((words) =>
      words.months.split('|').flatMap((names, index) => names.split(' ').map((name) => [name, index + 1] as const)),
    ),
  );
  return {
    meanings,
    months,
    groups,
    fillers: getWords(({ fillers }) => fillers),
    vague: getWords(({ vague }) => vague),
    holidays: languages.flatMap(({ holidays = [] }) => holidays),
    dates: languages.flatMap(({ dates = [] }) => dates),
  };
}

let english: Lexicon | undefined;
/** The lexicon of English alone, made at first use. */
export function getEnglishLexicon(): Lexicon {
  english ??= makeLexicon();
  return english;
}

/** Longest phrase of the lexicon, in words. */
export const LONGEST_PHRASE = 5;

/** After these a place follows. */
export const PLACE_PREPOSITIONS: ReadonlySet<string> = new Set(
  'in near at around by to close en a pres cerca vicino bei nahe nach im am perto em nabij outside'.split(' '),
);

/** Wishes that are also the last word of names: "Virginia Beach". */
export const PLACE_TAILS: ReadonlySet<string> = new Set(
  'coast|shore|island|springs|hills|falls|canyon|creek|beach|beaches|lake|lakes|mountain|mountains|national park|valley|city|village|desert|forest|river|harbor|harbour|bay|ranch|garden|gardens|marina|woods|pier|dock|see|lac|lago|meadow|cliff|bluff|downtown'.split(
    '|',
  ),
);
/** Wishes that are also the first word of names: "Lake Placid", "Fish Creek". */
export const PLACE_HEADS: ReadonlySet<string> = new Set(
  'costa|cote|mar|sea|lake|mountain|city|bear|desert|village|ocean|river|lago|lac|fish|boat|golf|garden|pool|loft|ski|sea'.split(
    '|',
  ),
);
