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
