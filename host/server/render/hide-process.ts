/**
 * Hides Node's own process object from remotes' code (SAFE-2). Inheritance would reveal it: a changed method of all
 * event emitters, or a property on all objects, is called with the process as `this`. With it code could end the host,
 * or answer pages in its name.
 */
import process from 'node:process';

/**
 * Members that reach beyond this process. Those that end it stay: Node itself needs them when the host is gone, and an
 * ended process is noticed.
 */
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

/** Returns all inherited members of an object as one frozen object without a prototype. */
function inheritedBy(object: object): object {
  const found = Object.create(null) as Record<PropertyKey, PropertyDescriptor>;
  for (let from: unknown = Object.getPrototypeOf(object); from !== null; from = Object.getPrototypeOf(from))
    for (const key of Reflect.ownKeys(from as object)) {
      const known = Object.getOwnPropertyDescriptor(from, key);
      // The nearest definition wins. `__proto__` would lead out of the object again.
      if (known && key !== '__proto__' && !(key in found)) found[key] = known;
    }
  return Object.freeze(Object.create(null, found) as object);
}

/** Hides the process object permanently. Call it before any remote is loaded. */
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
