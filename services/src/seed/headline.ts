/** Headlines as owners write them: many shapes, always true of the home, no two alike. */
import type { Facts } from './placed-facts.ts';
import type { Land } from './picture-address.ts';
import type { Random } from './random.ts';
import { formatSetting } from './surroundings.ts';

/** Longest headline: two lines of a card. */
const MAX_LENGTH = 72;

const TREES = [
  'Cedar',
  'Juniper',
  'Aspen',
  'Alder',
  'Hemlock',
  'Birch',
  'Sycamore',
  'Hawthorn',
  'Larch',
  'Rowan',
  'Willow',
  'Maple',
  'Laurel',
  'Sumac',
  'Tamarack',
  'Magnolia',
];
const BIRDS = [
  'Osprey',
  'Heron',
  'Kingfisher',
  'Wren',
  'Lark',
  'Plover',
  'Swift',
  'Sandpiper',
  'Nuthatch',
  'Owl',
  'Kestrel',
  'Tanager',
  'Egret',
  'Loon',
  'Swallow',
  'Thrush',
];
const OWNERS = [
  'Aldous',
  'Marlow',
  'Pruitt',
  'Hollis',
  'Winslow',
  'Teague',
  'Abernathy',
  'Calloway',
  'Ferris',
  'Lindqvist',
  'Okafor',
  'Delgado',
  'Haskell',
  'Whitcomb',
  'Ravenel',
  'Sorensen',
  'Bellamy',
  'Quimby',
  'Tolliver',
  'Navarro',
];
const QUALITIES = [
  'Quiet',
  'Slow',
  'Blue',
  'Golden',
  'Second',
  'Little',
  'Far',
  'Lazy',
  'Wild',
  'Early',
  'High',
  'Old',
  'Good',
  'Long',
  'Lost',
  'Half',
];
const NAME_ENDS_BY_LAND: Record<Land, readonly string[]> = {
  forest: ['Hollow', 'Ridge', 'Glen', 'Thicket', 'Den', 'Clearing'],
  lake: ['Cove', 'Landing', 'Narrows', 'Point', 'Shore', 'Slip'],
  beach: ['Tide', 'Dune', 'Drift', 'Shoal', 'Breaker', 'Sound'],
  desert: ['Mesa', 'Wash', 'Arroyo', 'Bluff', 'Mirage', 'Wells'],
  alps: ['Peak', 'Pass', 'Summit', 'Traverse', 'Run', 'Perch'],
  meadow: ['Meadow', 'Acre', 'Pasture', 'Fields', 'Stead', 'Creek'],
  city: ['Row', 'Corner', 'Court', 'Mews', 'Landing', 'House'],
  vineyard: ['Vine', 'Cellar', 'Terrace', 'Orchard', 'Press', 'Harvest'],
  tropical: ['Palm', 'Lagoon', 'Trade', 'Reef', 'Hale', 'Lanai'],
  rocky: ['Head', 'Ledge', 'Light', 'Cliff', 'Spray', 'Anchor'],
  fjord: ['Sound', 'Skerry', 'Boathouse', 'Inlet', 'Fell', 'Quay'],
  hills: ['Down', 'Fold', 'Lane', 'Knoll', 'Dell', 'Gate'],
  redrock: ['Butte', 'Rim', 'Canyon', 'Spire', 'Bench', 'Rock'],
  bayou: ['Marsh', 'Oak', 'Creek', 'Tide', 'Bend', 'Reach'],
};

/** "An adobe house", "An 1890 farmhouse", "A cabin". */
const withArticle = (article: string, rest: string): string =>
  `${article === 'A' && /^(?:[aeiou]|18)/i.test(rest) ? 'An' : article} ${rest}`;

const LOOKS: Record<Land, readonly string[]> = {
  forest: ['Cedar-clad', 'Timber-framed', 'Tucked-away', 'Mossy', 'Hand-built', 'Creekside'],
  lake: ['Sun-washed', 'Glass-fronted', 'Shingled', 'Boathouse-blue', 'Old-family', 'Screen-porch'],
  beach: ['Salt-weathered', 'Breezy', 'Wide-porched', 'Barefoot', 'Sea-green', 'Stilted'],
  desert: ['Earthen', 'Star-roofed', 'Sun-baked', 'Low-slung', 'Boulder-ringed', 'Whitewashed'],
  alps: ['Timbered', 'Snow-country', 'Stone-and-beam', 'South-facing', 'High-windowed', 'Boot-room'],
  meadow: ['Tin-roofed', 'Wide-open', 'Porch-wrapped', 'Limestone', 'Horse-country', 'Sky-facing'],
  city: ['High-ceilinged', 'Brick-walled', 'Corner', 'Garden-level', 'Parlor-floor', 'Sunny'],
  vineyard: ['Stone', 'Sun-warmed', 'Vine-wrapped', 'Honey-colored', 'Terraced', 'Olive-shaded'],
  tropical: ['Open-air', 'Palm-shaded', 'Louvered', 'Deep-eaved', 'Garden', 'Trade-wind'],
  rocky: ['Shingled', 'Clifftop', 'Windswept', 'Whitewashed', 'Fog-loved', 'Sea-facing'],
  fjord: ['Red-painted', 'Turf-roofed', 'Waterside', 'Glass-cornered', 'Fisherman’s', 'Slate'],
  hills: ['Honey-stone', 'Rambling', 'Rose-covered', 'Low-beamed', 'Hilltop', 'Hedge-lined'],
  redrock: ['Copper-toned', 'Canyon-facing', 'Rammed-earth', 'Sandstone', 'Sunset-facing', 'Clean-lined'],
  bayou: ['Moss-draped', 'Raised', 'Tin-roofed', 'Marsh-side', 'Screened-in', 'Oak-shaded'],
};

/** Short truths about the home that a headline can lean on, each in one of several wordings and no two about the same thing. */
function features(r: Random, facts: Facts): string[] {
  const { has } = facts;
  const groups: (readonly string[] | false)[] = [
    has.dock && ['a private dock', 'its own dock', 'a swimming dock'],
    has.hotTub && ['a cedar hot tub', 'a hot tub under the stars', 'a hot tub'],
    has.sauna && ['a wood-fired sauna', 'a barrel sauna', 'a sauna'],
    has.pool && !facts.shared && ['a private pool', 'a pool of its own', 'a long pool'],
    has.firepit && ['a fire ring', 'a stone fire pit', 'a fire pit'],
    has.fireplace && ['a real fireplace', 'a wood stove', 'a stone hearth'],
    has.kayaks && ['kayaks', 'two kayaks'],
    has.bunkRoom && ['a bunk room', 'bunks for the cousins'],
    has.gameRoom && ['a game room', 'a ping-pong table'],
    has.bikes && ['bikes to borrow', 'a shed of bikes'],
    facts.pets && ['room for the dog', 'space for a dog', 'a dog bed by the stove'],
    facts.bedrooms >= 5 && ['room for three families', 'one long table'],
    has.office && ['a desk with a view', 'a quiet desk'],
    ['morning light', 'a reading chair', 'a good kitchen', 'big windows'],
  ];
  return groups.filter((group) => group !== false).map((group) => r.pick(group));
}

/** Longest way in minutes by car to a place that a home is "near", and on foot to one "around the corner". */
const CLOSE_MINUTES = 20;
const CORNER_MINUTES = 10;

/** Where it stands, as a phrase that follows a noun. */
function settings(facts: Facts): string[] {
  const { region, town, spot } = facts;
  const place = formatSetting(facts);
  const isClose = facts.onFoot || facts.spotMinutes <= CLOSE_MINUTES;
  const list = [
    place,
    isClose ? `near ${spot}` : place,
    facts.setting === 'edge' ? `just outside ${town.name}` : place,
  ];
  if (facts.onFoot)
    list.push(
      `a walk from ${spot}`,
      `${facts.spotMinutes} minutes on foot from ${spot}`,
      facts.spotMinutes <= CORNER_MINUTES ? `around the corner from ${spot}` : `a walk from ${spot}`,
    );
  else list.push(`${facts.spotMinutes} minutes from ${spot}`, `on the road to ${spot}`);
  if (facts.waterfront && region.water)
    list.push(`on ${region.water}`, `right on ${region.water}`, `at the edge of ${region.water}`);
  else if (region.water) list.push(`above ${region.water}`);
  if (facts.skiInOut) list.push('on the slope', 'with the lift at the door');
  return list;
}

/** A name for the house, like owners paint on a board. */
function houseName(r: Random, facts: Facts): string {
  const end = r.pick(NAME_ENDS_BY_LAND[facts.land]);
  return r.pick([
    () => `${r.pick(TREES)} ${end}`,
    () => `${r.pick(BIRDS)} ${end}`,
    () => `${r.pick(QUALITIES)} ${end}`,
    () => `The ${r.pick(OWNERS)} House`,
    () => `${r.pick(BIRDS)}’s Rest`,
    () => `${r.pick(TREES)} & ${r.pick(BIRDS)}`,
    () => `The ${r.pick(QUALITIES)} ${r.pick(BIRDS)}`,
    () => `${r.pick(OWNERS)}’s ${end}`,
    () => `${r.pick(BIRDS)} at ${facts.town.name}`,
  ])();
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const article = (text: string) => (/^[aeiou]/i.test(text) ? `an ${text}` : `a ${text}`);
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'];

function shapes(r: Random, facts: Facts): (() => string)[] {
  const look = r.pick(LOOKS[facts.land]);
  const setting = r.pick(settings(facts));
  const [one = 'morning light', two = 'a good kitchen'] = r.sample(features(r, facts), 2);
  const count = NUMBERS[facts.bedrooms] ?? String(facts.bedrooms);
  const rooms = facts.bedrooms === 0 ? `studio ${facts.noun}` : `${count}-bedroom ${facts.noun}`;
  const { noun } = facts;
  return [
    () => `${look} ${noun} ${setting}`,
    () => `${look} ${noun} with ${one} ${setting}`,
    () => `${look} ${noun} with ${one}`,
    () => `${capital(rooms)} ${setting} with ${one}`,
    () => `${capital(rooms)}, ${one} and ${two}`,
    () => `${houseName(r, facts)}: ${article(look.toLowerCase())} ${noun} ${setting}`,
    () => `${houseName(r, facts)}, ${noun} ${setting}`,
    () => `${houseName(r, facts)} ${setting}`,
    () => `${houseName(r, facts)} · ${one} and ${two}`,
    () =>
      `${capital(one.replace(/^(an?|its own) /, ''))}, ${two.replace(/^(an?|its own) /, '')} and ${facts.region.name} outside`,
    () => `${capital(noun)} for ${facts.occupancy} ${setting}`,
    () => `${look} ${noun}, ${r.pick(['sleeps', 'room for'])} ${facts.occupancy}, ${setting}`,
    () =>
      withArticle(
        r.pick(['A', 'Our', 'The']),
        `${facts.built < 1960 ? `${facts.built} ` : ''}${noun} with ${one}, ${setting}`,
      ),
    () =>
      `${r.pick(['Wake up', 'Slow mornings', 'Long weekends', 'Late breakfasts', 'Early swims', 'Quiet nights'])} ${setting}`,
    () =>
      `${capital(facts.views[0]?.replace(' View', '').toLowerCase() ?? 'garden')} views from ${article(look.toLowerCase())} ${noun} ${formatSetting(facts)}`,
    () => `${facts.pets ? 'Dog-loving' : look} ${noun} ${setting}, ${one}`,
  ];
}

/** Checks that a shape does not repeat its words and fits two lines of a card. */
function readsWell(text: string): boolean {
  const words = text.toLowerCase().match(/[a-zʻ’-]{4,}/g) ?? [];
  return text.length <= MAX_LENGTH && text.length >= 14 && new Set(words).size === words.length;
}

/**
 * A headline that is not in `taken`, and adds it there. Tries shapes until one reads well and is new; the house name
 * with the town and, last, the listing number make it unique in any case.
 */
export function makeHeadline(r: Random, facts: Facts, taken: Set<string>): string {
  for (let attempt = 0; attempt < 40; attempt += 1) {
    const text = r.pick(shapes(r, facts))();
    if (readsWell(text) && !taken.has(text)) {
      taken.add(text);
      return text;
    }
  }
  const last = `${houseName(r, facts)} ${formatSetting(facts)}, house ${facts.id}`;
  taken.add(last);
  return last;
}
