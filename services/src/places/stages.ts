/** Reads who plays where: "dead and co at red rocks" (FIND-3). The stage is the place, and who plays there no wish. */
import { COMMON_WORDS } from '@roost/shared/domain/understanding/common-words';
import { getLexicon } from '@roost/shared/domain/understanding/other-languages';
import { normalizePhrase, normalizeWord } from '@roost/shared/domain/understanding/tokens';
import { sightsByName } from './find-sight.ts';
import type { Sight } from './known-sights.ts';

const STAGE =
  /\b(?:amphitheat(?:er|re)|arena|stadium|coliseum|pavilion|bowl|ballpark|fieldhouse|auditorium|opera house|music hall)\b/;
const SHOW =
  /^(\p{L}[^,;:!?\d]{1,40}?),?(?: (?:concerts?|shows?|tour|live|playing|performing|tickets?))* at (?:the )?(?=\p{L})/iu;
const ANY_SHOW = /^(?:an? |the )?(?:concerts?|shows?|gigs?)$/i;
const SMALL = /^(?:and|the|of|n|a)$/;
const LONGEST_NAME = 4;

let stages: ReadonlyMap<string, string> | undefined;
/** Returns a name that says that it is a stage, by all names of a stage. */
function getStages(): ReadonlyMap<string, string> {
  if (stages) return stages;
  const toKey = ({ lat, lng }: Sight): string => `${lat} ${lng}`;
  const named = [...sightsByName];
  const called = new Map(
    named.filter(([name]) => STAGE.test(name)).map(([name, sight]) => [toKey(sight), toTitle(name)] as const),
  );
  stages = new Map(
    named.flatMap(([name, sight]) => {
      const stage = called.get(toKey(sight));
      return stage === undefined ? [] : [[name, stage] as const];
    }),
  );
  return stages;
}
const toTitle = (name: string): string => name.replace(/\b\p{Ll}/gu, (letter) => letter.toUpperCase());

/** Returns the text with the stage as its place, and who plays there; null for any other text. */
export function takeShow(
  typed: string,
  homesIn: (name: string) => number | undefined,
): { typed: string; said: string } | null {
  const found = SHOW.exec(typed);
  const said = found?.[1] ?? '';
  const words = said.split(/\s+/).map(normalizeWord);
  const { meanings, fillers, vague } = getLexicon();
  const isSmall = (word: string): boolean => COMMON_WORDS.has(word) || SMALL.test(word);
  // "Cabin at Red Rocks", "Sedona house at Red Rocks": a home that is looked for there.
  const isOfHomes = (word: string): boolean =>
    meanings.has(word) || fillers.has(word) || vague.has(word) || homesIn(word) !== undefined;
  const isWish = words.every(isSmall) || words.some((word) => !isSmall(word) && isOfHomes(word));
  if (!found || (isWish && !ANY_SHOW.test(said)) || homesIn(normalizePhrase(said)) !== undefined) return null;
  const behind = typed.slice(found[0].length).split(/\s+/);
  for (let count = Math.min(LONGEST_NAME, behind.length); count > 0; count -= 1) {
    const own = behind.slice(0, count).join(' ');
    const name = [own, `the ${own}`].find((called) => getStages().has(normalizePhrase(called)));
    if (name === undefined) continue;
    // "Red rocks" are a view of homes besides.
    const place = meanings.has(normalizePhrase(name)) ? (getStages().get(normalizePhrase(name)) ?? name) : name;
    return { typed: [place, ...behind.slice(count)].join(' '), said };
  }
  return null;
}
