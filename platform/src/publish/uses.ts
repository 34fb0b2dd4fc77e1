/**
 * What a remote's code uses of others and tells them: read from its server bundle, which is not minified and has every
 * component. A name that is put together while the page runs is not found. Pure.
 */

export type Uses = {
  /** Places whose slots it shows, whoever fills them. */
  places: readonly string[];
  /** Slots of remotes that it asks for by name, as `mfe-favorites/FavoriteButton`. */
  slots: readonly string[];
  /** Names of events that it sends: those of the catalogue, actions of the store that shared describes, its own. */
  sends: readonly string[];
  /** Events and actions of the store, of others too, that it listens to. */
  hears: readonly string[];
};

/** A string as source text has it: group 2 of a quote and what it holds. */
const TEXT = String.raw`(["'\x60])([^"'\x60\n]{1,100})`;
const PLACE = new RegExp(String.raw`\bSlotPlace\b[^{;]{0,60}\{\s*(?:key:[^,{}]{1,80},\s*)?place:\s*${TEXT}\1`, 'g');
const SLOT = /\bname:\s*(["'`])(mfe-[a-z0-9-]+\/[A-Z]\w*)\1/g;
/** `track('A')`, `(0,track/* track *\/.u4)('A')`, `(0,analytics_.track)('A')`. */
const TRACKED = new RegExp(String.raw`\btrack(?:/\* track \*/\.[\w$]+)?\)?\(\s*${TEXT}\1`, 'g');
const OWN_EVENT = new RegExp(String.raw`\bnew (?:Custom)?Event\(\s*${TEXT}\1`, 'g');
const LISTENER = /\baddEventListener\(\s*(?:(["'`])([^"'`\n]{1,100})\1|([A-Za-z_$][\w$]*))/g;
/** An action of `@roost/shared/state` is a property of the module that the page provides. */
const SENT_ACTION = /\bdispatch\(\s*\(0,\s*([\w$]*state_[\w$]*)\.([a-z]\w*)\)\(/g;
const HEARD_ACTION = /\bactionCreator:\s*([\w$]*state_[\w$]*)\.([a-z]\w*)/g;

const toSorted = (names: readonly string[]): string[] => [...new Set(names)].sort();
const getSecond = (bundle: string, pattern: RegExp): string[] =>
  [...bundle.matchAll(pattern)].map(([, , name = '']) => name);
/** Events between regions have a prefix that the browser's own lack. */
const isEvent = (name: string): boolean => /^(?:roost|mfe-[a-z0-9-]+):/.test(name);

/** Returns the name of the event that a listener is given, also where a constant holds it. */
function getHeard(bundle: string): string[] {
  return [...bundle.matchAll(LISTENER)].flatMap(([, , text, constant]) => {
    if (constant === undefined) return text === undefined ? [] : [text];
    const value = new RegExp(String.raw`\b${constant.replaceAll('$', String.raw`\$`)} = (["'\x60])([\w:.-]{1,100})\1`);
    return value.exec(bundle)?.[2] ?? [];
  });
}

export function readUses(serverBundle: string): Uses {
  const own = getSecond(serverBundle, OWN_EVENT).filter((name) => isEvent(name) && !name.startsWith('roost:'));
  return {
    places: toSorted(getSecond(serverBundle, PLACE)),
    slots: toSorted(getSecond(serverBundle, SLOT)),
    sends: toSorted([
      ...getSecond(serverBundle, TRACKED),
      ...getSecond(serverBundle, SENT_ACTION).map((name) => `action ${name}`),
      ...own,
    ]),
    hears: toSorted([
      ...getSecond(serverBundle, HEARD_ACTION).map((name) => `action ${name}`),
      ...getHeard(serverBundle).filter(isEvent),
    ]),
  };
}
