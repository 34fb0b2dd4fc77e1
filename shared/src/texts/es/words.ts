/** Words of records in Spanish: kinds of homes, what homes have, rooms, policies, extras and the lines of bills. */
import type { shownWords } from '../../domain/shown-words.ts';
import { writeUsDollars } from '../../domain/money.ts';
import type { Texts } from '../index.ts';
import { turnover } from './dates.ts';
import { bookingErrors } from './problems.ts';
import { AMENITIES, COUNTRIES, HOMES, ROOMS_AND_EXTRAS, SETTINGS } from './values.ts';
import { TAXES } from './taxes.ts';

const VALUES = new Map(
  Object.entries({ ...HOMES, ...AMENITIES, ...SETTINGS, ...COUNTRIES, ...ROOMS_AND_EXTRAS }).map(
    ([english, spanish]) => [english.toLowerCase(), spanish],
  ),
);

/** `Bedroom 2` has a number of its own, as the lines of a bill have amounts. */
const value = (english: string): string =>
  VALUES.get(english.toLowerCase()) ?? english.replace(/^Bedroom (\d+)$/, 'Habitación $1');

/** Parts of a bill's lines; what is not here is somebody's own word. */
const LINES: readonly (readonly [RegExp, string])[] = [
  [/\b1 night\b/g, '1 noche'],
  [/\b(\d+) nights\b/g, '$1 noches'],
  [/(\$\S+) to ((?:US)?\$)/g, '$1 a $2'],
  [/^Cleaning$/, 'Limpieza'],
  [/^Pet fee$/, 'Cargo por mascota'],
  [/^Guest service, highest fee$/, 'Servicio al huésped, cargo máximo'],
  [/^Guest service, /, 'Servicio al huésped, '],
  [/^Damage protection, /, 'Protección contra daños, '],
  [/ off the nights$/, ' de descuento en las noches'],
  [/ off$/, ' de descuento'],
];

/**
 * The Spanish text of a refusal, filled with its values; the English one where they are missing, and empty where there
 * is none.
 */
function refusal({ code, message, values = {} }: Parameters<typeof shownWords.refusal>[0]): string {
  const { nights, pets, phone, weekday } = values;
  if (code === 'too_many_pets')
    return pets === undefined
      ? 'Son más mascotas de las que admite esta casa.'
      : `Esta casa admite hasta ${pets} ${pets === 1 ? 'mascota' : 'mascotas'}.`;
  const text = new Map(Object.entries(bookingErrors)).get(code);
  if (text === undefined) return '';
  const isWhole = (nights !== undefined || !text.includes('__')) && (phone !== undefined || !text.includes('{phone}'));
  if (!isWhole) return message;
  const whole = text.replace('__', () => String(nights ?? '')).replace('{phone}', () => phone ?? '');
  const day = weekday === undefined ? undefined : turnover.weekdays[weekday];
  return day === undefined ? whole : `${whole} ${(code === '1019' ? turnover.outOnly : turnover.only)(day)}`;
}

export const words: Texts<typeof shownWords> = {
  value,
  line: ({ kind, label }) =>
    kind === 'option'
      ? value(label)
      : writeUsDollars(LINES.reduce((text, [english, spanish]) => text.replace(english, spanish), label)),
  refusal,
  tax: ({ name, rate }) => writeUsDollars(`${TAXES[name] ?? name}, ${rate.replace(' a night', ' por noche')}`),
};
