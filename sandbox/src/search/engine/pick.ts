import { isObject, type Doc, type Json } from '../json.ts';

/** Which attributes a query wants back: names, `*`, and `-name` to leave one out. */
export type Wanted = {
  all: boolean;
  names: readonly string[];
  /** The parts of each name. */
  paths: readonly (readonly string[])[];
  without: readonly string[];
};

export function getWanted(attributes: readonly string[] | undefined, unretrievable: readonly string[]): Wanted {
  const listed = attributes ?? ['*'];
  const names = listed.filter((name) => name !== '*' && !name.startsWith('-'));
  return {
    all: listed.includes('*'),
    names,
    paths: names.map((name) => name.split('.')),
    without: [...listed.filter((name) => name.startsWith('-')).map((name) => name.slice(1)), ...unretrievable],
  };
}

/** Is any part of a top-level attribute wanted? Lets big attributes stay unread. */
export function wantsAny(wanted: Wanted, attribute: string): boolean {
  if (wanted.without.includes(attribute)) return false;
  return wanted.all || wanted.names.some((name) => name === attribute || name.startsWith(`${attribute}.`));
}

/** The wanted part of a record; `objectID` always comes back. */
export function pick(doc: Doc, wanted: Wanted): Doc {
  const picked: Doc = {};
  if (wanted.all) Object.assign(picked, doc);
  else for (const path of wanted.paths) copy(doc, picked, path);
  for (const name of wanted.without) drop(picked, name.split('.'));
  if (doc['objectID'] !== undefined) picked['objectID'] = doc['objectID'];
  return picked;
}

/** Copies what a path from its part `at` on leads to. */
function copy(from: Doc, to: Doc, path: readonly string[], at = 0): void {
  const key = path[at];
  const value = key === undefined ? undefined : from[key];
  if (key === undefined || value === undefined) return;
  if (at === path.length - 1) to[key] = value;
  else if (isObject(value)) copy(value, within(to, key, {}), path, at + 1);
  else if (Array.isArray(value)) to[key] = value.map((item) => (isObject(item) ? pickPath(item, path, at + 1) : item));
}

function pickPath(item: Doc, path: readonly string[], at: number): Json {
  const picked: Doc = {};
  copy(item, picked, path, at);
  return picked;
}

function within(doc: Doc, key: string, otherwise: Doc): Doc {
  const held = doc[key];
  if (isObject(held)) return held;
  doc[key] = otherwise;
  return otherwise;
}

/** Takes a path out without changing what the record itself holds. */
function drop(doc: Doc, [key, ...rest]: readonly string[]): void {
  if (key === undefined) return;
  const value = doc[key];
  if (rest.length === 0) delete doc[key];
  else if (isObject(value)) {
    const inner = { ...value };
    drop(inner, rest);
    doc[key] = inner;
  }
}
