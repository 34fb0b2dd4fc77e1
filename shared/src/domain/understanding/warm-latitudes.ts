/** Where on the earth it is warm at a time of the year (FIND-2). */
import type { IsoDate } from '../dates.ts';

/**
 * Latitudes between which usual highs are about 20 °C or more at sea level on a day of the year, degrees north: 26 to
 * 49 in the northern hemisphere from January to July, the mirror of it in the southern. Highs follow the sun by some
 * weeks.
 */
export function warmLatitudes(date: IsoDate): { north: number; south: number } {
  const month = Number(date.slice(5, 7)) - 1 + Number(date.slice(8, 10)) / 31;
  const swing = 11.5 * Math.cos(((month - 6.4) / 12) * 2 * Math.PI);
  const round = (degrees: number): number => Math.round(degrees * 10) / 10;
  return { north: round(37.5 + swing), south: round(-37.5 + swing) };
}
