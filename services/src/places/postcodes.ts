import { isShortState } from './short-states.ts';

/** Points of postcode areas abroad by their first letters (FIND-1). ZIP codes are looked up by the maps service. */
import { ownValue } from '@roost/shared/domain/own-value';
const AREAS: Readonly<Record<string, readonly [lat: number, lng: number, name: string]>> = {
  GL: [51.86, -1.9, 'Gloucestershire, United Kingdom'],
  OX: [51.78, -1.4, 'Oxfordshire, United Kingdom'],
  WR: [52.1, -1.95, 'Worcestershire, United Kingdom'],
  CV: [52.1, -1.6, 'Warwickshire, United Kingdom'],
  SN: [51.6, -1.8, 'Wiltshire, United Kingdom'],
  EH: [55.95, -3.19, 'Edinburgh, United Kingdom'],
  FK: [56.12, -3.94, 'Stirling, United Kingdom'],
  KY: [56.2, -3.15, 'Fife, United Kingdom'],
  DD: [56.46, -2.97, 'Dundee, United Kingdom'],
  AB: [57.15, -2.1, 'Aberdeenshire, United Kingdom'],
  ML: [55.79, -3.99, 'Lanarkshire, United Kingdom'],
  BA: [51.38, -2.36, 'Bath, United Kingdom'],
  BS: [51.45, -2.59, 'Bristol, United Kingdom'],
  HR: [52.06, -2.72, 'Herefordshire, United Kingdom'],
  DY: [52.51, -2.08, 'Dudley, United Kingdom'],
  NN: [52.24, -0.9, 'Northampton, United Kingdom'],
  MK: [52.04, -0.76, 'Milton Keynes, United Kingdom'],
  LE: [52.64, -1.13, 'Leicester, United Kingdom'],
  RG: [51.45, -0.97, 'Reading, United Kingdom'],
  SP: [51.07, -1.79, 'Salisbury, United Kingdom'],
  IV: [57.5, -4.6, 'Inverness, United Kingdom'],
  PH: [56.9, -4.5, 'Perthshire and Lochaber, United Kingdom'],
  KW: [58.3, -3.8, 'Caithness, United Kingdom'],
  PA: [56.2, -5.2, 'Argyll, United Kingdom'],
  V8E: [50.12, -122.95, 'Whistler, BC, Canada'],
  V0N: [50.12, -122.95, 'Whistler, BC, Canada'],
  V8B: [49.7, -123.16, 'Squamish, BC, Canada'],
};
/** Postcodes of large areas with distant towns, by their numbers. */
const DISTRICTS: readonly (readonly [
  area: string,
  from: number,
  to: number,
  lat: number,
  lng: number,
  name: string,
])[] = [
  ['PH', 19, 26, 57.2, -3.85, 'Aviemore and Badenoch, United Kingdom'],
  ['PH', 30, 50, 56.82, -5.1, 'Fort William and Lochaber, United Kingdom'],
  ['PH', 1, 18, 56.6, -3.7, 'Perthshire, United Kingdom'],
];
const UNITED_KINGDOM = /^([a-z]{1,2})\d{1,2}[a-z]?(?:\d[a-z]{0,2})?$/;
const CANADA = /^([a-z]\d[a-z])(?:\d[a-z]\d)?$/;

/**
 * "5672", "816113008", "04609 1234": the five digits of a ZIP code, whose leading zero sheets and forms lose; null for
 * any other text.
 */
export function zipIn(text: string): string | null {
  const [, digits] = /^(\d{4,5})(?: ?\d{4})?$/.exec(text) ?? [];
  // "81435 colo", which the maps service takes for the state.
  const [, beforeState, state = ''] = /^(\d{5}) ([a-z]{3,6})$/.exec(text) ?? [];
  return digits?.padStart(5, '0') ?? (isShortState(state) ? (beforeState ?? null) : null);
}

/** "O2631", "8161l": letters for digits that look like them. */
const LOOKS_LIKE_ZIP = /(?<![\p{L}\d])(?=[\dOolI]*[OolI])(?=(?:[OolI]*\d){3})[\dOolI]{5}(?![\p{L}\d])/gu;
export const inDigits = (text: string): string =>
  text.replace(LOOKS_LIKE_ZIP, (code) => code.replace(/[Oo]/g, '0').replace(/[lI]/g, '1'));

/** "049315": six figures, the first two a sector of Singapore. */
const SINGAPORE = /^(?:0[1-9]|[1-7]\d|8[0-2])\d{4}$/;

/** Returns the center of a postcode's area for a normalised text, or null. */
export function findPostcode(text: string): { lat: number; lng: number; name: string } | null {
  // "PH33 6" has been begun.
  const joined = text
    .replace(/ (?:uk|gb|england|scotland|wales|united kingdom)$/, '')
    .replace(/^([a-z]{1,2}\d{1,2}) \d[a-z]?$/, '$1')
    .replaceAll(' ', '');
  const [, letters = '', number = ''] = /^([a-z]{1,2})(\d{1,2})(?:\d[a-z]{2})?$/.exec(joined) ?? [];
  const district = DISTRICTS.find(
    ([area, from, to]) => area === letters.toUpperCase() && Number(number) >= from && Number(number) <= to,
  );
  if (district) return { lat: district[3], lng: district[4], name: district[5] };
  if (SINGAPORE.test(joined)) return { lat: 1.3, lng: 103.85, name: 'Singapore' };
  const code = (CANADA.exec(joined)?.[1] ?? UNITED_KINGDOM.exec(joined)?.[1] ?? '').toUpperCase();
  const [lat, lng, name] = ownValue(AREAS, code) ?? [];
  return lat === undefined || lng === undefined || name === undefined ? null : { lat, lng, name };
}

/** "8600 lagos": the town behind its postcode, of a normalised text. Other texts stay as they are. */
export const behindPostcode = (name: string): string => name.replace(/^\d{4,5} (?=\p{L})/u, '');
