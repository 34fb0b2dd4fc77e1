/** Hosts of generated homes. A region has fewer hosts than homes, so some have several. */
import type { ListingDetail } from '@roost/shared/contracts/listing';
import { hashText, random } from './random.ts';
import type { Random } from './random.ts';
import type { Region } from './regions.ts';
import { nameInText } from './regions/region.ts';

type Host = ListingDetail['host'];

const FIRST_NAMES = [
  'Marta',
  'Dale',
  'Ines',
  'Walt',
  'Priya',
  'Jonah',
  'Colleen',
  'Teo',
  'Ruth',
  'Andre',
  'Signe',
  'Hank',
  'Leilani',
  'Omar',
  'Beth',
  'Luca',
  'Noor',
  'Gil',
  'Astrid',
  'Carmen',
  'Wes',
  'Thuy',
  'Fern',
  'Marcus',
  'Elena',
  'Joan',
  'Kofi',
  'Paige',
  'Reuben',
  'Hana',
  'Curtis',
  'Odile',
  'Sam',
  'Tess',
  'Ivan',
  'Maeve',
];
const LAST_INITIALS = 'ABCDEFGHJKLMNOPRSTVWZ';

/** What is spoken where a home is, beside English. */
const LANGUAGES: Readonly<Record<string, string>> = {
  'United States': 'Spanish',
  Canada: 'French',
  Mexico: 'Spanish',
  Portugal: 'Portuguese',
  Spain: 'Spanish',
  France: 'French',
  Italy: 'Italian',
  Greece: 'Greek',
  Norway: 'Norwegian',
  Croatia: 'Croatian',
  Indonesia: 'Indonesian',
  Monaco: 'French',
};

/** Homes that a host has on average. */
const HOMES_A_HOST = 1.8;
/** Reviews of seeded homes go back six years: nobody was reviewed before they were a host. */
const YEARS_OF_REVIEWS = 7;

/**
 * Returns the host of a home: one of its region's, the first of them more often than the last. `homes` is the expected
 * number of homes in the region.
 */
export function pickHost(r: Random, seed: string, region: Region, homes: number, thisYear: number): Host {
  const hosts = Math.max(1, Math.round(homes / HOMES_A_HOST));
  return makeHost(seed, region, Math.floor(r.next() ** 1.5 * hosts), thisYear);
}

/** A host: one person, a couple, or now and then a small local agency. The same number is the same host. */
function makeHost(seed: string, region: Region, number: number, thisYear: number): Host {
  const r = random(`${seed}:${region.name}:host:${number}`);
  const town = region.towns[0] ?? region.name;
  const [kind, name] = r.weighted<() => readonly ['one' | 'two' | 'agency', string]>([
    [() => ['one', `${r.pick(FIRST_NAMES)} ${r.pick([...LAST_INITIALS])}.`], 6],
    [() => ['two', r.sample(FIRST_NAMES, 2).join(' and ')], 4],
    [() => ['agency', `${town} ${r.pick(['House Keepers', 'Stays', 'Rentals', 'Getaways'])}`], 1],
  ])();
  const since = r.int(Math.max(2008, thisYear - 17), thisYear - YEARS_OF_REVIEWS);
  const second = LANGUAGES[region.country];
  return {
    id: `${hashText(`${seed}:${region.name}`).toString(36)}-${number + 1}`,
    name,
    since,
    languages: ['English', ...(second !== undefined && (region.countryCode !== 'US' || r.chance(0.3)) ? [second] : [])],
    about: aboutHost(r, kind, nameInText(region.name)),
    responseHours: r.pick([1, 1, 1, 2, 2, 3, 4, 6, 12, 24]),
  };
}

function aboutHost(r: Random, kind: 'one' | 'two' | 'agency', region: string): string {
  if (kind === 'agency')
    return r.pick([
      `A small office in ${region}. We look after each house ourselves, and the same person answers you from the first question to the last key.`,
      `We are five people in ${region} who clean, mend and answer. We rent no house that we would not stay in.`,
    ]);
  if (kind === 'two')
    return r.pick([
      `We came to ${region} for a week and did not leave. One of us mends things, the other answers messages.`,
      `We live in ${region} all year. Ask us where we eat on Sundays: we would rather tell you than have you guess.`,
      `We do everything ourselves, from the sheets to the light bulbs, and we like to hear how your day in ${region} was.`,
    ]);
  return r.pick([
    `I live in ${region} all year and like telling people where to go when it rains.`,
    `I started with one room for friends in ${region}. I still write to every guest myself.`,
    `I grew up in ${region}. Ask me about back roads, early breakfasts and the quiet days of the week.`,
    `I do the small repairs myself, so tell me about a dripping tap: I would rather know.`,
  ]);
}
