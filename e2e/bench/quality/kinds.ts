import type { Rule } from './homes.ts';

/** The kinds of queries that the bench scores apart. */
export const KINDS = [
  'place, exact',
  'place, misspelt',
  'home number or name',
  'abbreviation',
  'natural language',
  'ZIP, street address',
  'state, region or country',
  'vague',
  'not English',
  'landmark',
  'with dates',
  'mixed or half typed',
] as const;
export type Kind = (typeof KINDS)[number];
/** A query and the rule for the homes it wants. */
export type Row = readonly [text: string, wanted: Rule];
export type QueryTable = Partial<Record<Kind, readonly Row[]>>;
