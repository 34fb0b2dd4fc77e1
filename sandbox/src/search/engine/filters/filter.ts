/** A comparison that a numeric filter can make. */
export type Operator = '=' | '!=' | '<' | '<=' | '>' | '>=';

/** One condition. Tags are facet conditions on `_tags`. */
export type Atom =
  | { kind: 'facet' | 'tag'; attribute: string; value: string; negated: boolean; score: number }
  | { kind: 'numeric'; attribute: string; operator: Operator; value: number; negated: boolean }
  | { kind: 'range'; attribute: string; from: number; to: number; negated: boolean };

/** Conditions of which one must hold. */
export type Clause = readonly Atom[];
/** Clauses which all must hold: the only shape that the hosted service can run. */
export type Filter = readonly Clause[];

export const TAGS = '_tags';
/** The score of a filter that names none (used by the ranking criterion `filters`). */
export const DEFAULT_SCORE = 1;
