import type { PlacePrediction } from '@roost/shared/contracts/places';
import { getStateName } from '@roost/shared/domain/understanding/place-words';
import { normalizePhrase } from '@roost/shared/domain/understanding/tokens';

/**
 * What two suggestions have in common that are one place: "Martha's Vineyard", "Martha Vineyard" and "Martha’s
 * Vineyard, USA"; "Ocean City" and "Ocean City New Jersey" in New Jersey.
 */
export function suggestionName({
  mainText,
  secondaryText,
}: Pick<PlacePrediction, 'mainText' | 'secondaryText'>): string {
  const [where = ''] = secondaryText.split(', ');
  const words = normalizePhrase(mainText.replaceAll(/['’]s\b/g, '')).split(' ');
  const state = normalizePhrase(getStateName(where.toLowerCase()) ?? '');
  const name = words.map((word) => word.replace(/s$/, '')).join(' ');
  const plain = state !== '' && name !== state && name.endsWith(` ${state}`) ? name.slice(0, -state.length - 1) : name;
  return `${plain}, ${where}`;
}
