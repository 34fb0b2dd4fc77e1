/**
 * What guests say in other words than the lexicon, and words that they have not finished typing (FIND-2). Services
 * alone read it; browsers do without. Rows are `words that rules read:other words|more words`.
 */
import { getEnglishLexicon } from '@roost/shared/domain/understanding/lexicon';
import { MORE_PHRASES } from './more-plain-words.ts';
import { normalizePhrase, tokenize } from '@roost/shared/domain/understanding/tokens';
import { readWordRows } from './word-rows.ts';

const PHRASES = `
in the woods:tall trees|big trees|among trees|among the trees|amongst the trees|surrounded by trees|under the trees|old trees|pine trees|forest setting|in nature|surrounded by nature|leaf peeping|leaf peepers|leaf peeper|fall foliage|autumn foliage|foliage|fall colors|fall colours|autumn colors|autumn colours|autumn colour|autumn leaves|changing leaves|see the leaves|see leaves|leaves changing|leaves turning|leaves change|the leaves turn|fall leaves
secluded:no neighbors|no neighbours|without neighbors|without neighbours|without close neighbors|no close neighbors|no close neighbours|no one nearby|no houses nearby|middle of nowhere|away from it all|away from people|off the beaten path|off the grid|unplug|unplugged|in the sticks|boondocks
no stairs:hates stairs|hate stairs|cant do stairs|can't do stairs|cannot do stairs|cant climb stairs|can't climb stairs|cannot climb stairs|cant do steps|can't do steps|cannot do steps|cannot climb steps|cant climb steps|can't climb steps|cant manage steps|can't manage steps|cannot manage steps|steps are hard|stairs are hard|steps are a problem|stairs are a problem|uses a walker|use a walker|uses a cane|bad knees|bad knee|bad hip|bad hips|mobility issues|mobility scooter|mobility problems|limited mobility|hard time with stairs|trouble with stairs|trouble walking|without stairs|without steps|avoid stairs
crib:pack n play|pack and play|pack 'n play|baby bed|travel cot|baby cot
high chair:booster seat|baby chair
game room:foosball|air hockey|billiards|billiard table|shuffleboard|pool tbl|table tennis|video games|arcade games|games for kids|fun for teens|fun for teenagers|fun for kids|things for teens|things for kids|keep teens busy|keep the teens busy|keep kids busy|keep the kids busy|entertain the kids|entertain teens|rainy day fun|rainy day activities|indoor fun|indoor games|indoor activities
walk to restaurants:dont drive|don't drive|do not drive|without a car|no car|dont have a car|don't have a car|walking distance to restaurants|walking distance to dinner|walk to dinner|walk to cafes|near cafes|near coffee shops|close to restaurants|near bars|walk to bars|walk to town
ev charger:charge my car|charge our car|charge a tesla|charge my tesla|charge our tesla|electric car|electric vehicle|electric cars|rivian
remote work:work remotely|working remotely|remote working|zoom calls|video calls|work calls|telework|telecommute|laptop friendly|conference calls
near the slopes:snow tubing|sledding|snowmobiling|snowmobile|powder days|fresh powder|ski season
washer and dryer:do laundry|w d|washer dryer|wash clothes
air conditioning:a c|air con|central air
pool:kids pool|kid pool|kiddie pool|childrens pool|children's pool|baby pool|toddler pool|wading pool|splash pool
quiet:not touristy|not so touristy|less touristy|untouristy|not crowded|not so crowded|less crowded|not overrun|not on a busy road|not on a busy street|not on a main road|not on the main road|not on a highway|not near a highway|not near the highway|not near a busy road|away from the highway|away from highways|away from traffic|away from the road|away from roads|off the main road|off the highway|no road noise|no traffic noise|without road noise|not too noisy|not too loud|not too busy|not too crowded|not too touristy
cycling:bike everywhere|bike around|ride bikes|ride our bikes|ride our bike|go biking
luxury:money no object|money is no object|price no object|price is no object|sky is the limit|skys the limit|sky's the limit
snow:snowed in|deep snow|fresh snow|snow days|snow day|powder snow
dark sky:stars at night|see the stars at night|starry nights|starry night|starry sky|someplace dark|somewhere dark|a dark place|really dark|dark night sky
kitchen:kitchenette|kitchenettes|small kitchen|cook our own meals|cook for ourselves|full kitchen|chefs kitchen|chef's kitchen
fire pit:smores|s'mores|marshmallows
hot tub:hut tub|hot tob|hot tube|hot tubes|spa bath|spa tub|hot tb|hottubs|jacuzi|jaccuzzi|jacuzzy
dark sky:dark at night|dark nights|very dark|see the stars|look at the stars|look at stars|milky way|star gaze
pets:furry friend|furry friends|fur baby|four legged friend|four-legged friend|golden retriever|golden doodle|service dog|emotional support animal
ocean view:storm watching|watch the storms|watch storms|view of the ocean|views of the ocean|see the ocean|overlooking the ocean|overlooking the sea|view of the sea|views of the sea
lake view:loch view|loch views|view of the loch|views of the loch|view of the lake|views of the lake|overlooking the lake|see the lake
mountain view:view of the mountains|views of the mountains|view of the mountain|overlooking the mountains|see the mountains
mountains:mountain air|mountain top|mountaintop|top of a mountain|top of the mountain|on a mountain top|high in the mountains|up in the mountains
by the ocean:sound of waves|sound of the waves|sound of the ocean|sound of the sea|hear the ocean|hear the waves|ocean breeze|sea breeze|ocean air|sea air
near the beach:walking distance to beach|walking distance from beach|walking distance of the beach|within walking distance to beach|walk to beach|stroll from the sand|stroll to the sand|walk to the sand|steps from the sand|steps to the sand|on the sand|toes in the sand|stroll from the beach|stroll to the beach|short walk to the beach|short walk from the beach|walking distance to the beach|minutes from the beach|minutes to the beach|minute walk to the beach|min walk to the beach|beach within walking distance|blocks from the beach|block from the beach|blocks to the beach
near the slopes:near the gondola|close to the gondola|by the gondola|walk to the gondola|walk to gondola|next to the gondola|near the chairlift|near the chair lift|by the chairlift|minutes from the slopes|minutes to the slopes|min from the slopes|min to the slopes|minutes from the lifts|minutes to the lifts|steps from the lifts|steps to the lifts|close to the lifts|close to lifts|by the lifts|first chair|first tracks
near the lake:lochs|by a loch|by the loch|on a loch|loch side|lochside|minutes from the lake|minutes to the lake|steps from the lake|steps to the lake|walk to the lake|short walk to the lake
secluded:digital detox|unplugged getaway|total privacy|complete privacy|very private|nobody around|no one around|no people around|away from crowds|away from the crowds|away from tourists|solitude|hermit
whale watching:whale season|see whales|see the whales|watch whales|whales
rafting:tubing|float the river|river floating
wildlife viewing:bird watching|birdwatching|bird watcher|bird watchers|birding|birders|birder|watch birds|hear the birds|see wildlife|see bears|see moose|see elk|watch deer|animal watching
stargazing:stargazers|stargazer|night sky|astronomers|astrophotography|shooting stars|meteor shower
4 bedrooms:lots of bedrooms|many bedrooms|plenty of bedrooms|several bedrooms
crib:baby friendly|babyfriendly|baby proof|babyproof|infant friendly|toddler friendly|baby ready|baby gear|baby equipment|baby stuff
walk to restaurants:walk to everything|walkable to everything|walking distance to everything|close to everything|walk everywhere|central location|centrally located|in the center of town|in the heart of town|in the middle of town|no need to drive|near shops|near shopping|near the shops|walk to shops|walk to the shops
no pets:not pet friendly|non pet friendly|not dog friendly|does not allow pets|doesnt allow pets|doesn't allow pets|do not allow pets|dont allow pets|don't allow pets|does not allow dogs|doesnt allow dogs|doesn't allow dogs|does not accept pets|doesnt accept pets|pets not allowed|dogs not allowed|no animals|without animals|animal free|dog free|allergic to dogs|allergic to cats|allergic to pets|pet allergy|pet allergies|dog allergy|cat allergy
cheap:not crazy expensive|not insanely expensive|not super expensive|not that expensive|not overly expensive|isnt expensive|isn't expensive|isnt too expensive|isn't too expensive|isnt crazy expensive|not stupid expensive|not ridiculously expensive|not outrageously expensive|not a fortune|wont cost a fortune|nothing fancy|not fancy|nothing too fancy|nothing expensive|not expensive|not too expensive|nothing too expensive|not too pricey|nothing pricey|not pricey|reasonably priced|wont break the bank|won't break the bank|on a budget|on a shoestring|tight budget|small budget|low budget|good value|best value|value for money|bang for the buck|bang for your buck|low price|low prices|lowest price|good price|best price|cheap and cheerful|half price|discount|discounted
under:nothing over|nothing above|nothing more than|not over|not above|no higher than|not higher than|not exceeding|not to exceed|not exceed|doesnt exceed|without going over|max budget|budget max|maximum budget|tops at|capped at|cap of|limit of|price limit|spend up to|spend no more than|pay up to|pay no more than
no stairs:one story|one-story|single story|single-story|one storey|single storey|one floor|single floor|all on one floor|all on one level|ranch style|no steps|no stair|cannot manage stairs|cant manage stairs|can't manage stairs|cant use stairs|can't use stairs|dont want stairs|don't want stairs|do not want stairs|no staircase
wheelchair accessible:wheelchair access|wheel chair access|wheel chair accessible|wheel chair friendly|wheelchair friendly
elevator:a lift|lift access|has a lift|with lift|elevator access
treehouse:tree top house|house in the trees|in a tree|in the treetops|treetop
ocean view:wake up to the ocean|wake up to the sea|look out over the ocean|look out at the ocean|looking at the ocean
kayaks:con kayak|con kayaks|avec kayak|avec kayaks|avec canoe|mit kajak|mit kayak|com caiaque|met kajak|with kayak|with a kayak|and kayak|and a kayak|with canoe|with a canoe|canoes|paddle boards|paddleboards|sups included|kayak from the house|kayak right from the house
fireplace:wood burning fireplace|woodburning fireplace|wood fireplace|gas fireplace|electric fireplace|gas log fireplace|gas logs|stone fireplace|by the fire|cozy fire|crackling fire|log burner|wood burner|woodburner|gas fire
fire pit:roast marshmallows|roasting marshmallows|make s'mores|make smores|bonfires|fire ring|campfires|outdoor fire
washer and dryer:laundry room|in unit laundry|wash and dry
dedicated workspace:proper desk|good desk|a desk|desk to work|writing desk
canyon view:a red rock view|red rocks view|view of red rocks|view of the red rocks|views of red rocks|views of the red rocks|red rocks view
harbor view:view of the harbor|views of the harbor|view of a harbor|overlooking the harbor
valley view:view of the valley|views of the valley|overlooking the valley
river view:view of the river|views of the river|overlooking the river|overlooking a river
vineyard view:views of the vineyards|overlooking the vineyards|overlooking vineyards
private dock:boat dock|a dock|dock for our boat|dock for a boat|dock boat|own dock|its own dock|with a dock|tie up our boat|tie up the boat|park our boat|bring our boat|boat slip|boat slips|boat mooring|mooring
free parking:off street parking|off-street parking|offstreet parking|driveway|boat parking|trailer parking|rv parking|place to park|somewhere to park|room to park
somewhere warm:need sun|need some sun|want sun|want some sun|sun asap|fun in the sun|sun and sand|soak up the sun|soak up some sun|catch some sun|sun and warmth|sunshine and warmth|sun holiday|sunny place|somewhere sunny|anywhere sunny|a sunny place|winter sun holiday|winter sun|escape the winter|escape winter|escape the cold|escape the snow|take a break from winter|take a break from the winter|take a break from the snow|a break from winter|a break from the winter|a break from the snow|a break from the cold|break from winter|break from the cold|getting away from the cold|get away from the cold|get away from winter|away from the cold|away from the snow
ski in ski out:ski aux pieds
near the beach:strandurlaub
hot tub:soak all night|a long soak|soak under the stars
modern house:midcentury|mid century|mid-century|midcentury house|mid century house|mid century home|contemporary house|contemporary home|modern architecture|mid century modern|mid-century modern|midcentury modern|architect designed|designer home|designer house
`;
const MEANT = new Map(
  readWordRows(PHRASES.trim() + MORE_PHRASES).flatMap(({ meant, words }) =>
    words.flatMap(sayOtherwise).map((phrase) => [phrase, meant] as const),
  ),
);
/** "Close to bars" is "near bars". */
function sayOtherwise(words: string): string[] {
  const phrase = normalizePhrase(words);
  const near = /^near (.+)$/.exec(phrase)?.[1];
  return near === undefined ? [phrase] : [phrase, `close to ${near}`, `next to ${near}`];
}
/** True for words that are said here in other ones. */
export const isPlainPhrase = (words: string): boolean => MEANT.has(normalizePhrase(words));

/** "Pooltable", "oceanview": wishes of several words that were typed as one. */
const joinedWishes = (() => {
  let joined: ReadonlyMap<string, string> | undefined;
  return () =>
    (joined ??= new Map(
      [...MEANT.keys(), ...getEnglishLexicon().meanings.keys()]
        .filter((phrase) => phrase.includes(' '))
        .map((phrase) => [phrase.replaceAll(' ', ''), phrase] as const)
        .filter(([word]) => word.length >= SHORTEST_JOINED && !getEnglishLexicon().meanings.has(word)),
    ));
})();
const SHORTEST_JOINED = 7;
const ONE_WORD = /\p{L}{7,}/gu;

const LONGEST = Math.max(...[...MEANT.keys()].map((phrase) => phrase.split(' ').length));

/** "Modern", "modern in Austin": a kind of home; before other words it is a mood ("modern cabin"). */
const MODERN = /\b(?:modern|contemporary|minimalist|minimal)(?=\s*(?:$|,|(?:with|w\/|in|near|on|by|for|at)\b))/gi;

/** "Wifi good enough for video calls": nothing is said of a desk. */
const WIFI_FOR =
  /\b(?:(?:good|fast|strong|reliable|stable|solid) )?(?:wi-?fi|internet)(?: (?:that is|that['’]s|which is))?(?: (?:good|fast|strong|reliable|stable))?(?: enough)? for (?:my |our |making |doing )?(?:(?:video|zoom|work|teams) ?(?:calls?|meetings?|conferenc(?:es|ing))|zoom|streaming|netflix|gaming|video)\b/gi;

/** "No tv and no neighbors": each is said away by itself. */
const NO_AND_NO = /(?<=\b(?:no|without) [^,.;]{2,24}) (?:and|or|nor)( (?:no|without) )/gi;
/** "Pool n dog": "and", unless it is the north of what stands behind it. */
const AND = /(?<=\S\s+)n(?=\s+(\S+))/g;

/**
 * The text with those phrases in the words that rules read. `isPlace` tells whether a place is called so (normalised).
 */
export function inPlainWords(text: string, isPlace: (name: string) => boolean = () => false): string {
  const typed = text
    .replace(MODERN, 'modern house')
    .replace(NO_AND_NO, ',$1')
    .replace(AND, (letter, word: string) => {
      const isNorth = [word, text.slice(text.indexOf(word)).split(/\s+/).slice(0, 2).join(' ')].some((name) =>
        isPlace(normalizePhrase(`north ${name}`)),
      );
      return isNorth || isPlace(normalizePhrase(word)) ? letter : 'and';
    });
  const apart = typed.replace(ONE_WORD, (word) =>
    isPlace(normalizePhrase(word)) ? word : (joinedWishes().get(word.toLowerCase()) ?? word),
  );
  return withMeant(apart.replace(WIFI_FOR, 'fast wifi'));
}

/** The text with phrases as rules read them. */
function withMeant(typed: string): string {
  const tokens = tokenize(typed);
  let [written, end] = ['', 0];
  for (let at = 0; at < tokens.length; at += 1) {
    for (let words = Math.min(LONGEST, tokens.length - at); words > 0; words -= 1) {
      const part = tokens.slice(at, at + words);
      const meant = MEANT.get(part.map(({ word }) => word).join(' '));
      const [first, last] = [part[0], part.at(-1)];
      // "With a fire pit": a wish of its own begins with the phrase's last word.
      const next = `${last?.word} ${tokens[at + words]?.word}`;
      // "Hot tub on the deck": its first word ends a wish, so that "tub on the deck" is none.
      const before = `${tokens[at - 1]?.word} ${first?.word}`;
      const isCut = getEnglishLexicon().meanings.has(next) || getEnglishLexicon().meanings.has(before);
      if (meant === undefined || !first || !last || isCut) continue;
      written += `${typed.slice(end, first.start)}${meant}`;
      end = last.end;
      at += words - 1;
      break;
    }
  }
  return written + typed.slice(end);
}

/** Wishes that rules read word by word. */
const OTHER_WISHES = [
  'pet friendly',
  'pets allowed',
  'dog friendly',
  'dogs allowed',
  'kid friendly',
  'pets welcome',
  'family friendly',
];
/** "2 bedroo": what a number counts, not finished. */
const UNITS = ['bedrooms', 'bathrooms', 'guests', 'people', 'adults', 'children', 'nights'];
const BEGUN_UNIT = /(\b\d{1,2}\s*)(bed(?:r|ro|roo)|bath(?:r|ro|roo)|gues|peop(?:l)?|adul|chil(?:d|dr|dre)?|nigh)$/i;
/** Letters from which on a beginning tells what is meant. */
const SHORTEST_BEGINNING = 5;
/** What the phrases of several words that begin so stand for. */
const meantBy = (begun: string): ReadonlySet<string> =>
  new Set(
    [...getEnglishLexicon().meanings]
      .filter(([phrase]) => phrase.startsWith(begun))
      .map(([, { values }]) => values.join()),
  );
/**
 * "Hot tu", "beach hou": the wish of several words that the end of a text begins. `isPlace` tells whether a place
 * begins so, which is meant before.
 */
export function finished(text: string, isPlace: (beginning: string) => boolean): string {
  const typed = text.replace(
    BEGUN_UNIT,
    (_, count: string, begun: string) => count + (UNITS.find((unit) => unit.startsWith(begun.toLowerCase())) ?? begun),
  );
  const tokens = tokenize(typed);
  const { meanings, fillers } = getEnglishLexicon();
  for (const words of [3, 2]) {
    const part = tokens.slice(-words);
    const first = part[0];
    const begun = part.map(({ word }) => word).join(' ');
    const last = part.at(-1)?.word ?? '';
    if (!first || part.length < words || begun.length < SHORTEST_BEGINNING || last === '') continue;
    if (meanings.has(begun) || meanings.has(last) || fillers.has(last) || /\d/.test(begun) || isPlace(begun)) continue;
    const wish = [...meanings.keys(), ...OTHER_WISHES]
      .filter((phrase) => phrase.startsWith(begun) && phrase.split(' ').length === words)
      .sort((a, b) => a.length - b.length)[0];
    // "Hot t" can only be a hot tub; "beach h" may be more.
    if (last.length < 2 && meantBy(begun).size !== 1) continue;
    if (wish !== undefined) return `${typed.slice(0, first.start)}${wish}`;
  }
  return typed;
}

/**
 * Returns what was understood, with the guest's own words for what was left out: "tubing" where the rules read "rafting".
 */
export function withTypedWords<T extends { read: { unused: string[] } }>(understood: T, text: string): T {
  const typed = ` ${normalizePhrase(text)} `;
  const isTyped = (phrase: string): boolean => typed.includes(` ${phrase} `);
  const unused = understood.read.unused.map((word) => {
    if (isTyped(normalizePhrase(word))) return word;
    const own = [...MEANT].find(([phrase, meant]) => meant === word && isTyped(phrase))?.[0];
    return own?.replace(/^(?:an?|the) /, '') ?? word;
  });
  return { ...understood, read: { ...understood.read, unused } };
}
