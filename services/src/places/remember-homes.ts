import type { GeocodeResult } from '@roost/shared/contracts/places';
import type { KnownNames } from './places.ts';

/** The same names, each looked for once: the rules ask for the same words of a text again and again (SAFE-6). */
export function rememberHomes(names: KnownNames): KnownNames {
  const known = new Map<string, number | undefined>();
  const homesIn = (name: string): number | undefined => {
    if (!known.has(name)) known.set(name, names.homesIn(name));
    return known.get(name);
  };
  return { ...names, homesIn };
}

type Geocode = (address: string) => Promise<GeocodeResult | null>;
/** The same search for places, each address looked for once: several rules ask for the place of one text (SAFE-6). */
export function rememberPlaces(geocode: Geocode): Geocode {
  const asked = new Map<string, ReturnType<Geocode>>();
  return (address) => {
    const place = asked.get(address) ?? geocode(address);
    asked.set(address, place);
    return place;
  };
}
