/**
 * Keeps the methods that all code of a render process calls (PLAT-3): a version that changed one while it was imported
 * would break the pages of all remotes in its process, and nothing would name it (decision 0189). Compared after each
 * import, not frozen: what inherits from a frozen list cannot have a method of its own.
 */

const STATICS = ['Array', 'Object', 'Promise', 'Date', 'String', 'Number', 'Symbol', 'ArrayBuffer'] as const;
const PROTOTYPES = [
  'Array',
  'Object',
  'Promise',
  'Date',
  'String',
  'Number',
  'Boolean',
  'RegExp',
  'Function',
  'Map',
  'Set',
  'WeakMap',
  'WeakSet',
  'Error',
  'URL',
  'URLSearchParams',
  'Headers',
  'Response',
  'Request',
  'AbortController',
  'Event',
  'EventTarget',
] as const;

type Kept = { holder: object; name: string; key: string | symbol; descriptor: PropertyDescriptor };

function takeFrom(name: string, holder: object): Kept[] {
  return Reflect.ownKeys(holder).flatMap((key) => {
    const descriptor = Reflect.getOwnPropertyDescriptor(holder, key);
    // What is no method is the engine's business, such as the length of stacks.
    const isMethod = typeof descriptor?.value === 'function' || descriptor?.get !== undefined;
    return isMethod && descriptor.configurable && key !== 'prepareStackTrace'
      ? [{ holder, name: `${name}.${String(key)}`, key, descriptor }]
      : [];
  });
}

/**
 * Takes the methods as they are. Call it before any remote is loaded.
 * @returns a function that puts back what was changed since, and returns its names
 */
export function keepMethods(): () => string[] {
  const { defineProperty, getOwnPropertyDescriptor } = Reflect;
  const kept = [
    ...STATICS.flatMap((name) => takeFrom(name, globalThis[name])),
    ...PROTOTYPES.flatMap((name) => takeFrom(`${name}.prototype`, globalThis[name].prototype as object)),
  ];
  const { length } = kept;
  return () => {
    const changed: string[] = [];
    // By index and without a method: any of them may be the one that was changed.
    for (let at = 0; at < length; at += 1) {
      const { holder, key, name, descriptor } = kept[at] as Kept;
      const now = getOwnPropertyDescriptor(holder, key);
      if (now && now.value === descriptor.value && now.get === descriptor.get) continue;
      defineProperty(holder, key, descriptor);
      changed[changed.length] = name;
    }
    return changed;
  };
}
