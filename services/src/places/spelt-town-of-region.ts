/** Finds a misspelt smaller town before the region that it lies in (FIND-3): "chattam cape cod", "varena lake como". */
import type { GeocodeResult } from '@roost/shared/contracts/places';
import { metresBetween } from '@roost/shared/domain/distance';
import { AROUND_RADIUS } from '@roost/shared/domain/search-place';
import { getStateCode } from '@roost/shared/domain/understanding/place-words';
import { speltTownIn } from './spelt-towns.ts';
import type { Stock } from './stock.ts';

type Deps = { stock: Stock; askMaps: (address: string) => Promise<GeocodeResult | null> };

/** Returns the town of a normalised text; null when its last words are no region or no town near it is called so. */
export async function speltTownOfRegion(text: string, { stock, askMaps }: Deps): Promise<GeocodeResult | null> {
  const words = text.split(' ');
  for (let own = words.length - 1; own > 0; own -= 1) {
    const region = stock.named(words.slice(own).join(' ')).find(({ kind }) => kind === 'region');
    if (!region) continue;
    const where = getStateCode(region.state ?? '') ?? region.country;
    const town = speltTownIn(words.slice(0, own).join(' '), where);
    const found = town && (await askMaps(town.address));
    if (town && found && metresBetween(found, region) <= 2 * AROUND_RADIUS) return { ...found, corrected: town.name };
  }
  return null;
}
