import type { IsoDate } from '../dates.ts';

/** First and last day of a holiday in a year. */
export type Holiday = (year: number) => readonly [IsoDate, IsoDate];
