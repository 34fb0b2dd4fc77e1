import { findNearbyPlaces, findTravelTime } from '../listings/near.ts';
import { generateListings } from './generate.ts';
import { REGIONS } from './regions.ts';
import type { SeedListing } from './seed-listing.ts';

/** The homes of a site that starts with its own data, with what their pages show under "What's near". */
const homes = [...generateListings({ seed: 'roost', count: 2_000, today: '2026-11-22' })].map((home) => {
  const { landmarks = [], water = null } = REGIONS.find(({ name }) => name === home.region) ?? {};
  const town = home.townCenter?.name ?? '';
  // "Lake Tahoe" is the water of its region before it is a sight, "Seaside" a town of its own, and a market in every
  // town.
  const sights = landmarks.filter((name) => name !== water && name !== 'the Sunday market' && !town.includes(name));
  return { ...home, town, sights, near: findNearbyPlaces(home) };
});
type Home = (typeof homes)[number];
/** Returns what is wrong, each with the number of the home that says it: a failing test names them. */
const findAll = (find: (home: Home) => readonly string[]): string[] =>
  homes.flatMap((home) => find(home).map((text) => `${home.id}: ${text}`));

const getAnswers = ({ questions }: SeedListing): string[] =>
  questions.map(({ question, answer }) => `${question.replaceAll('?', ',')} ${answer ?? ''}`);
const getGuideTexts = ({ guide }: SeedListing): string[] => [
  ...[...guide.way, ...guide.entry, ...guide.notes].flatMap(({ title, text }) => [title, text]),
  ...guide.leaving,
];
const getHostTexts = (home: SeedListing): string[] => [
  home.headline,
  ...home.description,
  home.location.description,
  ...home.houseRules.notes,
];
const getTexts = (home: SeedListing): string[] => [
  ...getHostTexts(home),
  ...getAnswers(home),
  ...getGuideTexts(home),
  ...home.reviews.flatMap(({ title, text, hostReply }) => [title, text, hostReply ?? '']),
];
const toSentences = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => text.split(/(?<=[.!?])(?<!\bSt\.) /));
/** Returns the part of a guide under a title that begins like this; empty when it has none. */
const getPart = ({ guide }: SeedListing, part: 'way' | 'entry', title: string): string =>
  guide[part].find((note) => note.title.startsWith(title))?.text ?? '';

/** Places without a name that are one of the places of the list. */
const PLAIN_NAMES = {
  'the beach': 'beach',
  'the swimming beach': 'beach',
  'the lifts': 'ski',
  'the village square': 'town',
  'the old square': 'town',
  'the village': 'town',
} as const;

const findSight = ({ sights }: Home, sentence: string): string | undefined =>
  sights.find((name) => sentence.toLowerCase().includes(name.toLowerCase()));

/** Returns the way to a sight of the region, which the lists may name with its place: "Bear Creek Telluride". */
const findWay = ({ location, near, region, town }: Home, sight: string) =>
  findTravelTime(location, sight, near) ??
  findTravelTime(location, `${sight} ${region}`, near) ??
  findTravelTime(location, `${sight} ${town}`, near);

/** Returns the time that the page tells to the place of a sentence; null when it names none that is known. */
function findToldPlace(home: Home, sentence: string) {
  const sight = findSight(home, sentence);
  if (sight !== undefined) return findWay(home, sight);
  const [, kind] =
    Object.entries(PLAIN_NAMES).find(([name]) => new RegExp(`\\b${name}\\b(?! house)`, 'i').test(sentence)) ?? [];
  return home.near.find((place) => kind !== undefined && [place.kind, place.what].includes(kind)) ?? null;
}

const TOLD_TIME = /(\d+)[ -]minutes?(?: (on foot|walk|by car|in the car))?/;
const LONGEST_DAY_OUT = 75;

describe('LIST-8: what a home says of its surroundings agrees with what is near, for all 2,000 homes', () => {
  test('every time to a place is that of the list: the minutes, and on foot or by car', () => {
    let told = 0;
    const wrong = findAll((home) =>
      toSentences(getTexts(home)).filter((sentence) => {
        const [, minutes, way = ''] = TOLD_TIME.exec(sentence) ?? [];
        const place = minutes === undefined ? null : findToldPlace(home, sentence);
        if (!place) return false;
        told += 1;
        return place.by !== (/foot|walk/.test(way) ? 'foot' : 'car') || place.minutes !== Number(minutes);
      }),
    );
    expect(told).toBeGreaterThan(3_000);
    expect(wrong).toEqual([]);
  });

  test('a sight is named only where a road leads to it, within an hour and a quarter', () => {
    let named = 0;
    const wrong = findAll((home) =>
      toSentences(getTexts(home)).filter((sentence) => {
        const sight = findSight(home, sentence);
        if (sight === undefined) return false;
        named += 1;
        return (findWay(home, sight)?.minutes ?? Infinity) > LONGEST_DAY_OUT;
      }),
    );
    expect(named).toBeGreaterThan(5_000);
    expect(wrong).toEqual([]);
  });

  test('a home is in its town, at its edge or outside: in the listing as in the guide', () => {
    const toPlaces = ({ town }: Home, sentence: string): string[] =>
      [
        ...sentence.matchAll(
          new RegExp(`(\\bin|old part of|middle of|green part of|edge of|side of|outside) ${town}`, 'g'),
        ),
      ].map(([, words = '']) => (/edge|side of/.test(words) ? 'edge' : words === 'outside' ? 'outside' : 'in'));
    const wrong = findAll((home) => {
      const [place = ''] = toPlaces(home, getPart(home, 'way', 'From'));
      return getHostTexts(home)
        .flatMap((text) => toSentences([text]))
        .filter((sentence) => !/dinner back in|Groceries and coffee/.test(sentence))
        .filter((sentence) =>
          toPlaces(home, sentence).some(
            (told) => told !== place && !(place === 'edge' && sentence.includes('just outside')),
          ),
        );
    });
    expect(wrong).toEqual([]);
    // Whoever is in the middle can walk to it, and nobody who has to drive is there.
    expect(
      findAll((home) => {
        const isInMiddle = getPart(home, 'way', 'From').includes(' itself');
        const listed = home.near.find(({ what }) => what === 'town');
        return isInMiddle && listed && listed.by !== 'foot' ? ['itself'] : [];
      }),
    ).toEqual([]);
  });

  test('the closest airport is that of the list, and nobody promises a short walk or a drive that was not measured', () => {
    expect(
      findAll((home) => {
        const airport = home.near.find(({ kind }) => kind === 'airport')?.name.replace(/ \(\w+\)$/, '') ?? '?';
        return toSentences(getHostTexts(home)).filter(
          (line) =>
            (/closest airport|Fly into/.test(line) && !line.includes(airport)) || /short walk|-minute drive/.test(line),
        );
      }),
    ).toEqual([]);
  });
});

const UPSTAIRS = /upstairs|downstairs|stairs inside are|under the stairs|top floor/i;
const has = (home: SeedListing, name: string) => home.amenities.amenities.includes(name);

describe('STAY-1: the guide of a home agrees with its listing, for all 2,000 homes', () => {
  test('the stairs are the same in the description, the answers and the guide', () => {
    const STEPS = /(?:\w+ steps? leads?|There is no step|few steps)[^.]*/gi;
    expect(
      findAll((home) => {
        const told = new Set(toSentences(getTexts(home)).flatMap((text) => text.match(STEPS) ?? []));
        const flights = new Set(
          toSentences(getTexts(home)).flatMap(
            (text) => text.match(/One flight is inside|(?:no|none) (?:stairs )?inside|flight inside/g) ?? [],
          ),
        );
        const isUp = /One flight is inside/.test(getPart(home, 'entry', 'Steps'));
        return [
          ...(told.size > 1 ? told : []),
          ...(flights.size > 1 ? flights : []),
          ...(home.amenities.accessibility.includes('Step-Free Entrance')
            ? [...told].filter((some) => !some.includes('no step'))
            : []),
          ...toSentences(getTexts(home)).filter((text) => UPSTAIRS.test(text) && !isUp),
        ];
      }),
    ).toEqual([]);
    expect(
      homes.filter((home) => home.questions.some(({ question }) => question.startsWith('How many stairs'))).length,
    ).toBeGreaterThan(50);
  });

  test('leaving asks for what the house rules ask for, and for no machine that the home lacks', () => {
    const wrong = findAll((home) => {
      const { leaving } = home.guide;
      const texts = [...home.houseRules.notes, ...leaving];
      const says = (pattern: RegExp) => texts.some((line) => pattern.test(line));
      const strips = (lines: readonly string[]) => lines.some((line) => line.includes('Strip the beds'));
      return [
        ...(strips(home.houseRules.notes) === strips(leaving) ? [] : ['beds']),
        ...(says(/load of towels|into the washer/) && (says(/into the bath|in the bath/) || !has(home, 'Washer'))
          ? ['towels']
          : []),
        ...(says(/chute|end of the hall/) && says(/\bbin\b/) ? ['trash'] : []),
        ...(leaving.some((line) => line.includes('dishwasher')) && !has(home, 'Dishwasher') ? ['dishwasher'] : []),
      ];
    });
    expect(wrong).toEqual([]);
    expect(homes.filter(({ guide }) => guide.leaving.some((line) => line.includes('Strip')))).not.toHaveLength(0);
  });

  test('no text names the color of a door, which the pictures choose, and no home has pictures of two doors', () => {
    const NO_DOOR_OUTSIDE = /\/pictures\/(?:aframe|lakehouse|villa|block|condo)-/;
    expect(
      findAll((home) => [
        ...getTexts(home).filter((text) =>
          /(?:green|blue|red|white|yellow|black|gray) (?:street |front )?door/i.test(text),
        ),
        ...home.photos.map(({ url }) => url).filter((url) => url.includes('/porch-') && !NO_DOOR_OUTSIDE.test(url)),
      ]),
    ).toEqual([]);
  });

  test('LIST-1: answers agree with the amenities, the rules and the guide', () => {
    expect(
      findAll((home) => {
        const text = getTexts(home).join(' ');
        return [
          ...(text.includes('both are in the hall closet') && !(has(home, 'Crib') && has(home, 'High Chair'))
            ? ['crib']
            : []),
          ...(/in the garage|space has the number/.test(text) && /no space/.test(text) ? ['parking'] : []),
          ...(/soap and firewood are included/.test(text) && text.includes('first basket') ? ['firewood'] : []),
          ...(text.includes('wood is stacked by the door') && text.includes('Firewood is under') ? ['wood'] : []),
          ...(/code that we send you a day before/.test(text) ? ['the code is given three days before'] : []),
          ...(home.bathrooms < 2 && /second bathroom|smaller bathroom/i.test(text) ? ['bathroom'] : []),
        ];
      }),
    ).toEqual([]);
  });

  test('guides of different homes do not speak alike: nearly each has lines of its own', () => {
    const guides = new Set(
      homes.map(({ guide }) => [...guide.entry.slice(1).map(({ text }) => text), ...guide.leaving].join(' ')),
    );
    expect(guides.size).toBeGreaterThan(homes.length * 0.95);
  });
});

test('a region that needs an article has it in sentences of hosts and guests', () => {
  const bare =
    /(?<!\b(?:the|The) )\b(?:Outer Banks|Florida Keys|Great Smoky Mountains|Adirondacks|Cotswolds|Poconos)\b/;
  const said = findAll(({ host, description, reviews }) =>
    toSentences([host.about ?? '', ...description, ...reviews.map(({ text }) => text)]).filter((text) =>
      bare.test(text),
    ),
  );
  expect(said).toEqual([]);
});
