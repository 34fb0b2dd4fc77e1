/** Suggests counties with their number of homes: "placer co", "Blount County, TN", "sevier" (FIND-3, decision 0173). */
import type { PlacePrediction } from '@roost/shared/contracts/places';
import { getStateCode, getStateName, isStateCode } from '@roost/shared/domain/understanding/place-words';
import { normalizePhrase } from '@roost/shared/domain/understanding/tokens';
import { countSaid } from './count-homes.ts';
import { countiesBeginning } from './county-shapes.ts';
import type { County } from './county-shapes.ts';
import { findCounty } from './find-county.ts';
import type { Stock } from './stock.ts';

/** "Placer c", "placer county", "orleans par", with a state or its beginning behind it. */
const BEGUN = /^(.{3,}?) (?:c|co|cou|coun|count|county|cnty|pa|par|pari|paris|parish)(?: (\p{L}.*))?$/u;
/** Most counties that are looked up for one text: each is a walk over the homes in its box (SAFE-6). */
const MOST_LOOKED_UP = 8;
const MOST_COUNTIES = 3;

/** Returns true for a county of the state that the words begin: "tn", "tenn", "tennessee". */
const liesIn = ({ state }: County, said: string): boolean =>
  said === '' ||
  (isStateCode(said) ? getStateName(said) === normalizePhrase(state) : normalizePhrase(state).startsWith(said));

/**
 * Returns counties with homes in them, or near them where none has any, most homes first.
 * @param typed what stands before the first comma, normalised
 * @param rest what stands behind it
 */
export function suggestCounties(stock: Stock, typed: string, rest: readonly string[]): PlacePrediction[] {
  const [, begun, behind = ''] = BEGUN.exec(typed) ?? [];
  const state = (rest[0] ?? behind).trim();
  // "Sevier" alone is the county, where no town is called so; a beginning of a name may be anything.
  if (begun === undefined && stock.names.has(typed)) return [];
  const counties = countiesBeginning(begun ?? typed)
    .filter((county) => (begun !== undefined || normalizePhrase(county.name) === typed) && liesIn(county, state))
    .slice(0, MOST_LOOKED_UP);
  const found = counties.flatMap((county) => suggestCounty(stock, county));
  const inside = found.filter(({ isInside }) => isInside);
  // A county that only has homes near it is suggested for its whole name.
  const named = begun === undefined ? [] : found.filter(({ county }) => normalizePhrase(county.name) === begun);
  return (inside.length > 0 ? inside : named)
    .map(({ prediction }) => prediction)
    .toSorted((a, b) => (b.homes ?? 0) - (a.homes ?? 0))
    .slice(0, MOST_COUNTIES);
}

type Suggested = { county: County; isInside: boolean; prediction: PlacePrediction };
function suggestCounty(stock: Stock, county: County): Suggested[] {
  const { name, state } = county;
  const code = getStateCode(state) ?? state;
  const kind = state === 'Louisiana' ? 'Parish' : state === 'Alaska' ? 'Borough' : 'County';
  const description = `${name} ${kind}, ${code}`;
  const place = findCounty(stock, normalizePhrase(description));
  const said = place ? countSaid(stock, place) : { homes: 0 };
  if (said.homes === 0) return [];
  const prediction = {
    placeId: `county-${normalizePhrase(description).replaceAll(' ', '-')}`,
    description,
    mainText: `${name} ${kind}`,
    secondaryText: `${code}, USA`,
    types: ['administrative_area_level_2'],
    ...said,
  };
  return [{ county, isInside: place?.area !== undefined, prediction }];
}
