/** Words of records in Spanish: kinds of homes, what homes have, rooms, policies, extras and the lines of bills. */
import type { shownWords } from '../../domain/shown-words.ts';
import type { Texts } from '../index.ts';
import { AMENITIES, HOMES, ROOMS_AND_EXTRAS, SETTINGS } from './values.ts';
import { TAXES } from './taxes.ts';

const VALUES = new Map(
  Object.entries({ ...HOMES, ...AMENITIES, ...SETTINGS, ...ROOMS_AND_EXTRAS }).map(([english, spanish]) => [
    english.toLowerCase(),
    spanish,
  ]),
);

/** `Bedroom 2` has a number of its own, as the lines of a bill have amounts. */
const value = (english: string): string =>
  VALUES.get(english.toLowerCase()) ?? english.replace(/^Bedroom (\d+)$/, 'Habitación $1');

/** Parts of a bill's lines; what is not here is somebody's own word. */
const LINES: readonly (readonly [RegExp, string])[] = [
  [/\b1 night\b/g, '1 noche'],
  [/\b(\d+) nights\b/g, '$1 noches'],
  [/(\$\S+) to (\$\S+)/g, '$1 a $2'],
  [/^Cleaning$/, 'Limpieza'],
  [/^Pet fee$/, 'Cargo por mascota'],
  [/^Guest service, highest fee$/, 'Servicio al huésped, cargo máximo'],
  [/^Guest service, /, 'Servicio al huésped, '],
  [/^Damage protection, /, 'Protección contra daños, '],
  [/ off the nights$/, ' de descuento en las noches'],
  [/ off$/, ' de descuento'],
];

export const words: Texts<typeof shownWords> = {
  value,
  line: ({ kind, label }) =>
    kind === 'option'
      ? value(label)
      : LINES.reduce((text, [english, spanish]) => text.replace(english, spanish), label),
  tax: ({ name, rate }) => `${TAXES[name] ?? name}, ${rate.replace(' a night', ' por noche')}`,
};
