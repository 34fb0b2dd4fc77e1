/** Place predictions while somebody types, in Google's shape. */
import type { Gazetteer, Place } from './gazetteer.ts';
import { formatted, getTypes } from './geocode.ts';
import { countryInAddress, normalise } from './names.ts';

type Span = { length: number; offset: number };

export type Prediction = {
  description: string;
  matched_substrings: Span[];
  place_id: string;
  reference: string;
  structured_formatting: { main_text: string; main_text_matched_substrings: Span[]; secondary_text: string };
  terms: { offset: number; value: string }[];
  types: string[];
};

export type PredictOptions = { input: string; types?: string; countries?: readonly string[]; limit?: number };

/**
 * Up to five places whose name has what was typed at the start of a word; words after a comma narrow where they lie.
 */
export function predict(gazetteer: Gazetteer, options: PredictOptions): Prediction[] {
  const [name = '', ...where] = options.input.slice(0, 200).split(',').map(normalise);
  if (name === '') return [];
  const narrowing = where
    .join(' ')
    .split(' ')
    .filter((word) => word !== '');
  const accept = (place: Place): boolean => {
    if (options.countries && !options.countries.includes(place.country)) return false;
    if (options.types === '(cities)' && place.kind !== 'city') return false;
    if (options.types === '(regions)' && place.natural) return false;
    if (narrowing.length === 0) return true;
    const words = normalise(`${formatted(place)} ${place.state?.name ?? ''}`).split(' ');
    return narrowing.every((start) => words.some((word) => word.startsWith(start)));
  };
  const limit = options.limit ?? 5;
  const seen = new Set<string>();
  return gazetteer
    .beginning(name, limit * 3, accept)
    .map((place) => toPrediction(place, options.input.split(',')[0] ?? ''))
    .filter(({ description }) => !seen.has(description) && seen.add(description) !== undefined)
    .slice(0, limit);
}

function toPrediction(place: Place, typed: string): Prediction {
  const zip = place.kind === 'zip';
  const main = place.name;
  const secondary =
    place.kind === 'country'
      ? ''
      : zip
        ? `${place.town}, ${place.state?.code ?? ''}, ${countryInAddress(place.country)}`
        : formatted(place).slice(place.name.length + 2);
  const description = secondary === '' ? main : `${main}, ${secondary}`;
  const match = matchIn(main, typed);
  const terms: { offset: number; value: string }[] = [];
  for (const value of description.split(', '))
    terms.push({ offset: terms.reduce((sum, term) => sum + term.value.length + 2, 0), value });
  return {
    description,
    matched_substrings: match,
    place_id: place.id,
    reference: place.id,
    structured_formatting: { main_text: main, main_text_matched_substrings: match, secondary_text: secondary },
    terms,
    types: [...getTypes(place), 'geocode'],
  };
}

/** Where the typed letters stand in the name. Empty when they match only after accents were taken off. */
function matchIn(name: string, typed: string): Span[] {
  const text = typed.trim().toLowerCase();
  const offset = name.toLowerCase().indexOf(text);
  return text === '' || offset < 0 ? [] : [{ length: text.length, offset }];
}
