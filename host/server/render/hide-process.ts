/**
 * Node's own process object, out of reach for code of remotes (SAFE-2). What it inherits would give it away: a changed method of all events, or a property that all
 * objects seem to have, is called with the process as `this`. Whoever has it can end the host, or answer pages in its name.
 */
import process from 'node:process';

/** What reaches beyond this process. What ends it stays: Node itself needs that when the host is gone, and a process that ended is noticed. */
const BEYOND = [
  'kill',
  '_kill',
  '_debugProcess',
  'execve',
  'dlopen',
  'binding',
  '_linkedBinding',
  'getBuiltinModule',
  'loadEnvFile',
  'setuid',
  'seteuid',
  'setgid',
  'setegid',
  'setgroups',
  'initgroups',
] as const;

/** Everything that an object inherits, as an object that inherits nothing and stays as it is. */
function inheritedBy(object: object): object {
  const found = Object.create(null) as Record<PropertyKey, PropertyDescriptor>;
  for (let from: unknown = Object.getPrototypeOf(object); from !== null; from = Object.getPrototypeOf(from))
    for (const key of Reflect.ownKeys(from as object)) {
      const known = Object.getOwnPropertyDescriptor(from, key);
      // The nearest counts. `__proto__` would lead out of it again.
      if (known && key !== '__proto__' && !(key in found)) found[key] = known;
    }
  return Object.freeze(Object.create(null, found) as object);
}

/** For good. Call it before any remote is loaded. */
export function hideProcess(): void {
  Object.setPrototypeOf(process, inheritedBy(process));
  for (const name of BEYOND)
    if (Reflect.has(process, name))
      Object.defineProperty(process, name, {
        value: () => {
          throw new Error(`A render process may not ${name}`);
        },
        writable: false,
        configurable: false,
      });
}
