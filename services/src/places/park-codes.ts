/** Letters that stand for parks and forests: "gtnp", "grte", "wmnf" (FIND-3). */
import { getStateName } from '@roost/shared/domain/understanding/place-words';
import { normalizePhrase } from '@roost/shared/domain/understanding/tokens';
import type { Sight } from './known-sights.ts';
import { getInitials } from './stock.ts';

type Coded = readonly [letters: string, sight: Sight];
const getNames = ({ name, otherNames }: Sight): string[] => [name, ...otherNames].map(normalizePhrase);

/** Returns national parks by their initials, as visitors write them: "ynp", "gtnp". */
export const getParkInitials = (sights: readonly Sight[]): Coded[] =>
  sights.flatMap((park) =>
    getNames(park)
      .filter((name) => name.endsWith(' national park'))
      .map((name) => [getInitials(name), park] as const),
  );

/** Letters of the Park Service's code of a park. */
const LETTERS = 4;
/** Codes that are words besides. */
const WORDS = new Set('care cave gate chis'.split(' '));
const isInAmerica = ({ where }: Sight): boolean => getStateName(where.toLowerCase()) !== null;
/** Words of a forest's name that has initials of its own: those of "Ocala National Forest" are many things. */
const FEWEST_WORDS = 4;

/**
 * Returns parks by the four letters that the Park Service has for them, "grte" and "yose", and national forests by their
 * initials: "wmnf".
 */
export const getParkCodes = (sights: readonly Sight[]): Coded[] =>
  sights.flatMap((park) =>
    getNames(park).flatMap((name): Coded[] => {
      if (name.endsWith(' national forest'))
        return name.split(' ').length < FEWEST_WORDS ? [] : [[getInitials(name), park]];
      if (!name.endsWith(' national park')) return [];
      const [first = '', second] = name.replace(/ national park$/, '').split(' ');
      const code = second === undefined ? first.slice(0, LETTERS) : first.slice(0, 2) + second.slice(0, 2);
      if (code.length < LETTERS) return [];
      // The first letters of one word begin other names too.
      const alone = second === undefined || WORDS.has(code) || !isInAmerica(park) ? [] : [code];
      return [...alone, `${code} np`, `${code} national park`].map((each) => [each, park] as const);
    }),
  );
