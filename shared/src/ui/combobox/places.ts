import type { IconName } from '../icon/paths.ts';

/** A suggestion: a place, a recent search, a popular place. */
export type PlaceItem = {
  id: string;
  /** What is put into the field. */
  text: string;
  /** Second line: "Jun 12 – 16, 4 guests". */
  detail?: string;
  /** Word at the end of the row: "Town", "Park". */
  kind?: string;
  icon?: IconName;
  imageUrl?: string;
};

export type PlaceGroup = { title: string; items: readonly PlaceItem[] };

/** The text cut around the letters that were typed, so that they can be set apart; one piece when they do not occur. */
export function matchParts(text: string, typed: string): { before: string; match: string; after: string } {
  const wanted = typed.trim().toLowerCase();
  const at = wanted === '' ? -1 : text.toLowerCase().indexOf(wanted);
  if (at < 0) return { before: text, match: '', after: '' };
  return { before: text.slice(0, at), match: text.slice(at, at + wanted.length), after: text.slice(at + wanted.length) };
}
