/**
 * Rewrites idioms for rooms, walks, ratings and parts of states into words that the rules read (FIND-2). Each works for
 * any number, thing or state.
 */
import { getStateCode } from '@roost/shared/domain/understanding/place-words';

/** "★4.9 (123)", "4.87 (52 reviews)", "rated 4.9 out of 5", "Superhost": what other sites write beside a home. */
const RATING =
  /[★⭐]\uFE0F?\s*\d(?:[.,]\d{1,2})?(?:\s*\(\s*[\d,.]+(?:\s+reviews?)?\s*\))?|\b(?:rated\s+)?[1-5][.,]\d{1,2}\s*(?:\(\s*[\d,.]+(?:\s+reviews?)?\s*\)|stars?\b|out of 5(?:\.0)?\b)|\b[\d,]+\s+reviews\b|\b(?:superhost|guest favou?rite|rare find|instant book)\b/giu;

const ROOMS = String.raw`(?:(?:full |private |separate |real |king |queen )?(?:bed|bath)|br\b|ba\b|bd\b)`;
const COUNT = String.raw`(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|twelve)`;
/** "At least 4 bathrooms", "minimum of 3 bedrooms": what a number of rooms means by itself. */
const AT_LEAST = new RegExp(
  String.raw`\b(?:at (?:the very )?least|(?:a )?minimum(?: of)?|min\.?(?: of)?|no (?:less|fewer) than)\s+(?=${COUNT}[\s-]*${ROOMS})`,
  'gi',
);
const OR_MORE = new RegExp(
  String.raw`(${COUNT}[\s-]*(?:bed\w*|bath\w*|br|ba|bd))\s+(?:minimum|at least|at minimum|min\b\.?|or more|and up)`,
  'gi',
);
const PEOPLE = '(?:people|persons|guests|adults|sleepers|friends|of us|pax|ppl)';
const LEAST = String.raw`(?:at (?:the very )?least|(?:a )?minimum(?: of)?|min\.?(?: of)?|no (?:less|fewer) than)`;
/** "Sleeps at least eight", "at least 8 people", "8 or more guests": what a number of guests means by itself. */
const AT_LEAST_GUESTS = new RegExp(
  String.raw`\b(?:(sleep(?:s|ing)?(?: for)?|fits?|accommodat(?:es|ing|e)|room for|space for)\s+${LEAST}\s+(?=${COUNT}\b)|${LEAST}\s+(?=${COUNT}\s+${PEOPLE}\b))`,
  'gi',
);
const OR_MORE_GUESTS = new RegExp(
  String.raw`\b(${COUNT})\s+(?:(?:or more|and up|plus|minimum|min\.?)\s+(?=${PEOPLE}\b)|(${PEOPLE})\s+(?:or more|and up|minimum|at least|at minimum)\b)`,
  'gi',
);
/** "But not more than ten": no home is too large. */
const AND_AT_MOST = new RegExp(
  String.raw`(\b(?:sleeps|for|people|guests)\b[^,;.]{0,14}?),?\s+(?:but|and)\s+(?:not|no)\s+(?:more|over)(?: than)?\s+${COUNT}(?:\s+${PEOPLE})?\b(?!\s*(?:dollars|usd|bucks|a night|per night|miles|minutes|km|hours))`,
  'gi',
);
/** "Three couples want separate bedrooms": rooms are separate. */
const APART = /\b(?:separate|individual|our own|their own) (?=bedrooms?\b)/gi;

/** Things within a walk. Restaurants and towns have rules of their own. */
const ON_FOOT =
  /\b(?:(?:with)?in|at)?\s*(?:an? )?(?:easy |short |quick )?walking distance (?:to|of|from)\s+(?!(?:the )?(?:restaurants?|town|down ?town|dinner|shops?|bars?|cafes?|everything|main street|beach|stores?|cent(?:er|re))\b)/gi;
const WALKABLE_TO =
  /\b(?:walkable to|walk(?:ing)? (?:distance )?to|(?:just |only )?steps (?:away )?(?:to|from)|(?:an? )?(?:easy|short|quick|\d{1,2}[\s-]?min(?:ute)?s?) walk (?:to|from))\s+(?!(?:the )?(?:restaurants?|town|down ?town|dinner|shops?|bars?|cafes?|everything|main street|beach|lake|sand|stores?|cent(?:er|re))\b)/gi;

/** "Walking distance to bars", "a short walk to the shops": where one walks in the evening, restaurants are. */
const WALK_TO_TOWN =
  /\b(?:(?:with)?in|at)?\s*(?:an? )?(?:easy |short |quick )?(?:walking distance (?:to|of|from)|walkable to|walk(?:ing)? to|steps (?:to|from)|walk (?:to|from))\s+(?:the |some |good |great |local )*(?:bars?|pubs?|shops|shopping|stores|cafes|coffee(?: shops)?|breweries|nightlife|boutiques|galleries|food|dinner)(?:(?:,| and| or| &)+ (?:the )?(?:bars|restaurants|shops|shopping|cafes|dining|nightlife|food))*\b/gi;

/** "Nothing with stairs", "nothing that has a pool". */
const NOTHING_WITH = /\bnothing (?:with|that has|having)(?: any| a| an)?(?=\s)/gi;
/** "$2500 a week or less": a limit is one anyway. */
const OR_LESS = /(?<=\d[^.,;]{0,30})\s+or (?:less|under|below|cheaper|lower|fewer)\b/gi;
/** "Condo or house": any home is one. "Tree house or cabin" names two kinds. */
const KIND = '(?:condos?|apartments?|apts?|townhouses?|townhomes?|villas?|flats?|cabins?|cottages?)';
const ANY_HOME = new RegExp(
  String.raw`\b${KIND} or (?:an? )?(?:house|home)s?\b|(?<!\b(?:tree|lake|beach|farm|ranch|town|log|adobe|modern|river|country) )\b(?:house|home)s? or (?:an? )?${KIND}\b`,
  'gi',
);
/** "2 people 2 people": grandparents and parents are counted together. */
const MORE_PEOPLE = /\b(\d{1,2}) people(?:,|\s|and\b|&|\+|plus\b)+(\d{1,2}) people\b/gi;

const KIDS = '(?:kids|children|child|kid|teens|teenagers|toddlers)';
/** "16 people including 5 kids": children are counted already. */
const INCLUDING = new RegExp(
  String.raw`\b(\d{1,2}) (?:people|guests|persons|of us|adults|family members)\b[,\s]*(?:including|incl\.?|of which|of whom|counting) (?:about )?(\d{1,2})(?: are)? (${KIDS})\b`,
  'gi',
);
/** "We do not have kids or pets": nobody else comes. */
const HAVE_NONE = new RegExp(
  String.raw`\b(?:(?:and )?(?:we|i|they) )?(?:do not|don[’']?t|dont|wont|won[’']?t|will not|are not|aren[’']?t|not) (?:have|bring|bringing|travel with|traveling with)(?: any)? (?:${KIDS}|pets?|dogs?|a dog|a pet|animals)(?:,? (?:or|and|nor)(?: any)? (?:${KIDS}|pets?|dogs?|a dog|a pet|animals))*`,
  'gi',
);
/** "400ish", "around 300-ish". */
const ISH = /\b(\d{2,4})[\s-]?ish\b/gi;
/** "$250 max", "200 a night tops": a price is a limit anyway. */
const MAX_BEHIND =
  /(?<=(?:\$\d{1,2},?\d{2,3}|\b\d{2,4}(?: ?(?:usd|dollars|bucks))?(?: (?:a|per) night|\/night|\/nt| nightly))) ?\b(?:max(?:imum)?|tops|at most|at the most|or so)\b/gi;
/** "Our 3 boys", "two little girls": children, whatever they are called. */
const OUR_CHILDREN =
  /\b((?:our|my|his|her|their|the|and|with) )?(\d|one|two|three|four|five|six) ((?:little|young|small|teenage|teen) )?(?:boys|sons|daughters|grandsons|granddaughters|nephews|nieces|grandkids|grandchildren|schoolkids|youngsters|tweens|stepkids|littles)\b/gi;
const OUR_GIRLS = /\b(?:our|my|his|her|their|little|young|small|kids and) (\d|two|three|four|five|six) girls\b/gi;
/** "2 labs", "three golden retrievers": dogs. */
const BREEDS =
  /\b(\d|a|an|our|my|the|one|two|three|four)((?: (?:big|small|little|old|friendly|well behaved|large|tiny|black|yellow|chocolate|golden|english|french|german|australian|great|pit|shih))*) (?:lab(?:rador)?s?|retrievers?|golden ?doodles?|doodles?|labradoodles?|poodles?|beagles?|corgis?|husk(?:y|ies)|terriers?|spaniels?|bulldogs?|frenchies?|dachshunds?|chihuahuas?|pugs?|collies?|shepherds?|bulls?|mutts?|hounds?|greyhounds?|rottweilers?|dobermans?|schnauzers?|yorkies?|tzus?|pomeranians?|danes?|aussies?|goldens)\b/gi;
const A_NUMBER = /^(?:\d|one|two|three|four)$/i;
/** "Four couples, everyone needs their own bedroom". */
const OWN_BEDROOMS =
  /\b(\d|two|three|four|five|six|seven|eight) couples\b(.*?)[,.]?\s*(?:(?:and |where |so |that )*(?:each|everyone|everybody|all|they all|we all|each couple|every couple)(?: of us)? )?(?:needs?|gets?|has|have|having|wants?|with|in)? ?(?:their|its|our|his|her|an?)? ?(?:own|separate|private) (?:bed ?)?rooms?\b/gi;

const COMPASS: Readonly<Record<string, string>> = {
  sw: 'southwest',
  se: 'southeast',
  nw: 'northwest',
  ne: 'northeast',
};
/** "SW Colorado", "N.W. Montana". */
const PART_OF_STATE = /\b([ns])\.?\s?([ew])\.?\s+(?=(\p{L}+(?:\s+\p{L}+)?))/giu;

const RAFTING = String.raw`(?:(?:white[ -]?water|raft(?:ing)?|kayak(?:ing)?)\b ?)+`;
/** Names that are cut short, where nothing else of that name is meant: the New River in Arizona is a town. */
const SHORT_NAMES: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      String.raw`(?<=^\s*(?:near |by |on )?(?:the )?|${RAFTING}(?:in |on |the |trip )*)new river(?=\s*$)|\bnew river(?=,? (?:${RAFTING}|wv\b|west virginia\b))`,
      'gi',
    ),
    'new river gorge',
  ],
  // An island of the Azores; "São Miguel do Gostoso" and others have a longer name.
  [
    /(?<!\p{L})s[ãa]o miguel(?:,? (?:island|azores|a[çc]ores))?(?!\p{L}| (?:d[aeo]s?|island)(?!\p{L}))/giu,
    'sao miguel azores',
  ],
  [/\bpv(?=,? (?:mexico|mex|mx)\b)/gi, 'puerto vallarta'],
];

/** "Stowe ski in", "ski-in condo": one half of a wish of two. "Ski in Colorado" is what one does there. */
const SKI_IN = /\bski(?:[\s-]+in\s*(?=$|,)|-in\b(?!\s*(?:and|n|&|\+|\/|,)?\s*(?:ski[\s-]*)?out\b))/gi;
/** "Big group 20+", "reunion, 24+": a number with a plus behind people counts them. */
const GROUP_OF_MORE =
  /\b(?:(?:very )?(?:big|large|huge) )?((?:group|party|family|reunion|crew|crowd|team|retreat|wedding)s?),?\s+(\d{1,2})\s?\+/gi;
/** "Family reunion of 20": so many come. */
const REUNION_OF =
  /\b((?:family )?(?:reunion|gathering|get ?together|retreat|wedding|trip|vacation|holiday|bachelor(?:ette)? party)) (?:of|for) (?:about |around )?(\d{1,2})\b(?!\s*(?:people|guests|adults|persons|nights?|days?|weeks?|months?|years?|hours?|families|couples|kids|dogs|pets|%|\/|-|th\b|st\b|nd\b|rd\b))/gi;
/** Matches the island alone; in a sentence "lanai" is a porch. */
const ISLAND = /^\s*l[aā]na[ʻ‘’']?i\s*$/i;

/** "5 minute drive to the beach", "2 miles from the slopes", "short ride to the lake": near it. */
const NEAR_NATURE =
  /\b(?:with)?(?:in|only|about|just)?\s*(?:an? )?(?:(?:easy|short|quick)\s+)?(?:(?:\d{1,2}(?:\s?-\s?\d{1,2})?|one|two|three|five|ten|few|couple of|half a)[\s-]*(?:min(?:ute)?s?|miles?|mi|km|blocks?)\s+)?(?:(?:drive|car ride|ride|bike ride|walk|walking|stroll|away)\s+)?(?:to|from|of)\s+(?:the\s+)?(?=(?:beach|slopes|ski|lifts?|lake|ocean|sea|water|sand)\b)/gi;
const IS_MEASURED =
  /\d|\b(?:short|quick|easy|few|couple|half|one|two|three|five|ten|drive|ride|walk|stroll|miles?|blocks?)\b/i;

/** "2 adults, 3 kids and grandma": one more, when adults were counted. */
const ONE_MORE =
  /(?<=\b\d{1,2} adults?\b.*)(?:,| and| plus| \+| with)\s+(?:(?:my|our|a|the) )?(grand(?:ma|pa|mother|father)s?|nana|granny|mother in law|father in law|nanny|babysitter|au pair|grandparents)\b/gi;
function withGrandparents(typed: string): string {
  let more = 0;
  const rest = typed.replace(ONE_MORE, (_, who: string) => {
    more += /s$/i.test(who) ? 2 : 1;
    return '';
  });
  return more === 0
    ? typed
    : rest.replace(/\b(\d{1,2}) adults?\b/i, (_, count: string) => `${Number(count) + more} adults`);
}

/** Returns the text with idioms rewritten. */
export function withIdioms(typed: string): string {
  return SHORT_NAMES.reduce((text, [said, name]) => text.replace(said, name), withGrandparents(typed))
    .replace(NEAR_NATURE, (words) => (IS_MEASURED.test(words) ? ' near the ' : words))
    .replace(
      INCLUDING,
      (_, all: string, kids: string, word: string) =>
        `${Math.max(1, Number(all) - Number(kids))} adults and ${kids} ${word}`,
    )
    .replace(ISLAND, 'Lanai, Hawaii')
    .replace(SKI_IN, 'slopeside')
    .replace(GROUP_OF_MORE, '$1 of $2')
    .replace(REUNION_OF, '$1, $2 people')
    .replace(HAVE_NONE, ' ')
    .replace(ISH, '$1')
    .replace(MAX_BEHIND, '')
    .replace(OUR_GIRLS, '$1 kids')
    .replace(OUR_CHILDREN, '$1$2 kids')
    .replace(BREEDS, (_, count: string) => (A_NUMBER.test(count) ? `${count} dogs` : 'with a dog'))
    .replace(OWN_BEDROOMS, (_, count: string, between: string) => `${count} couples with ${count} bedrooms${between}`)
    .replace(AT_LEAST_GUESTS, (_, verb?: string) => (verb === undefined ? '' : `${verb} `))
    .replace(OR_MORE_GUESTS, (_, count: string, people?: string) =>
      people === undefined ? `${count} ` : `${count} ${people}`,
    )
    .replace(AND_AT_MOST, '$1')
    .replace(AT_LEAST, '')
    .replace(OR_MORE, '$1')
    .replace(NOTHING_WITH, 'without')
    .replace(OR_LESS, '')
    .replace(ANY_HOME, 'home')
    .replace(APART, '')
    .replace(WALK_TO_TOWN, ' walk to restaurants ')
    .replace(ON_FOOT, ' near ')
    .replace(WALKABLE_TO, 'near ')
    .replace(PART_OF_STATE, (whole, first: string, second: string, behind: string) =>
      [behind, behind.split(/\s+/)[0] ?? ''].some((name) => getStateCode(name) !== null)
        ? `${COMPASS[`${first}${second}`.toLowerCase()] ?? whole} `
        : whole,
    );
}
/** Returns the text with people of several kinds added up. Applied after the kinds are written as people. */
export function inOneNumber(typed: string): string {
  const added = typed.replace(MORE_PEOPLE, (_, a: string, b: string) => `${Number(a) + Number(b)} people`);
  return added === typed ? typed : inOneNumber(added);
}
/** Returns the text without ratings. Applied before emoji are read, since stars are emoji too. */
export const withoutRatings = (typed: string): string => typed.replace(RATING, ' ');
