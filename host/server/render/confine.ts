/**
 * Confines remotes' code in a render process (SAFE-2). The process itself may not read files or start others; here it
 * loses its environment, its ways to end or change the process, and connections to anything that pages do not need.
 * Each attempt is reported with the file that made it.
 */
import process from 'node:process';
import { BUNDLE } from './explain.ts';
import { hideProcess } from './hide-process.ts';
import { limitConnections } from './limit-connections.ts';
import { createPageTimers } from './page-timers.ts';
import type { PageTimers, Refuse } from './page-timers.ts';

/** Names that libraries read to find debugging switches. They hold no secret, so reading them is not reported. */
const HARMLESS = /^(NODE_|DEBUG$|FORCE_COLOR$|NO_COLOR$|CI$|TERM$|toJSON$|constructor$|then$)/;

/** Globals that a remote must not replace for the host and for the other remotes in its process. */
const KEPT = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'URL',
  'URLSearchParams',
  'Promise',
  'Object',
  'Array',
  'Map',
  'Set',
  'Date',
  'JSON',
  'Math',
  'Reflect',
  'AbortController',
  'AbortSignal',
  'TextEncoder',
  'TextDecoder',
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'setImmediate',
  'queueMicrotask',
  'structuredClone',
  'performance',
  'crypto',
  'process',
] as const;

/** Returns the `host:port` of an address. */
export function getEndpoint(address: string): string {
  const { hostname, port, protocol } = new URL(address);
  return `${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`;
}

function trace(): string {
  return new Error('here').stack ?? '';
}

/** Returns a `fetch` that refuses at once, while the stack still shows the caller. */
function limitFetch(mayConnectTo: ReadonlySet<string>, refuse: Refuse): typeof fetch {
  const original = globalThis.fetch;
  return async (input, init) => {
    const address = typeof input === 'string' ? input : input instanceof URL ? input.href : input.url;
    const endpoint = getEndpoint(address);
    if (mayConnectTo.has(endpoint)) return original(input, init);
    refuse(`connect to ${endpoint}`, trace());
    throw new TypeError(`Remotes may not connect to ${endpoint}`);
  };
}

/**
 * Returns a timer function that refuses: a repeating timer outlives its page, and every page of the process would pay
 * for it. Components start timers in effects, which run in browsers only.
 */
function neverRepeat(refuse: Refuse): typeof setInterval {
  const original = globalThis.setInterval;
  const longest = 2 ** 31 - 1;
  return ((): unknown => {
    refuse('repeat something (setInterval)', trace());
    return original(() => undefined, longest).unref();
  }) as typeof setInterval;
}

/** Returns what remains of `process`: enough for libraries that look up Node's version. */
function smallProcess(refuse: Refuse): object {
  const never = (what: string) => () => {
    refuse(what, trace());
    throw new Error(`Remotes may not ${what}`);
  };
  const env = new Proxy(Object.freeze({ NODE_ENV: 'production' }), {
    get(target, key) {
      if (typeof key === 'string' && !HARMLESS.test(key)) refuse(`read the environment (${key})`, trace());
      return Reflect.get(target, key) as unknown;
    },
    ownKeys(target) {
      refuse('read the environment', trace());
      return Reflect.ownKeys(target);
    },
  });
  const { version, versions, platform, arch, nextTick, hrtime, uptime } = process;
  return Object.freeze({
    env,
    argv: Object.freeze([]),
    execArgv: Object.freeze([]),
    version,
    versions: Object.freeze({ ...versions }),
    platform,
    arch,
    nextTick,
    hrtime,
    uptime: uptime.bind(process),
    cwd: () => '/',
    on: () => undefined,
    once: () => undefined,
    emitWarning: () => undefined,
    exit: never('end the process'),
    abort: never('end the process'),
    kill: never('end a process'),
    binding: never('reach into Node'),
    getBuiltinModule: never('reach into Node'),
    dlopen: never('load native code'),
  });
}

/**
 * Keeps a global from being replaced. Attempts on a function are reported, also those that raise no error
 * (`Reflect.set`). A constructor is read too often for that: setting it throws, or does nothing.
 */
function keepGlobal(name: string, value: unknown, refuse: Refuse): void {
  const isConstructor = /^[A-Z]/.test(name);
  Object.defineProperty(globalThis, name, {
    configurable: false,
    enumerable: false,
    ...(isConstructor
      ? { value, writable: false }
      : {
          get: () => value,
          set: () => {
            refuse(`replace ${name}`, trace());
            throw new TypeError(`Remotes may not replace ${name}`);
          },
        }),
  });
}

/**
 * Confines the process permanently. Call it after the renderer is loaded and before any remote is.
 * @returns a function that runs a page, so that its timers belong to it
 */
export function confine(mayConnectTo: readonly string[], refuse: Refuse): Pick<PageTimers, 'during'> {
  const allowed = new Set(mayConnectTo);
  const timers = createPageTimers({ setTimeout, setImmediate, fetch: limitFetch(allowed, refuse) }, refuse, (stack) =>
    BUNDLE.test(stack),
  );
  limitConnections(mayConnectTo, refuse);
  const small = smallProcess(refuse);
  hideProcess();
  const replaced: Readonly<Record<string, unknown>> = {
    process: small,
    fetch: timers.fetch,
    setTimeout: timers.setTimeout,
    setImmediate: timers.setImmediate,
    setInterval: neverRepeat(refuse),
  };
  for (const name of KEPT) {
    const value: unknown = replaced[name] ?? Reflect.get(globalThis, name);
    keepGlobal(name, value, refuse);
  }
  // Message ports work like timers.
  for (const name of ['WebSocket', 'EventSource', 'MessageChannel', 'BroadcastChannel'])
    Reflect.deleteProperty(globalThis, name);
  // All code in the process shares them, and none has a reason to change them.
  for (const shared of [JSON, Math, Reflect, Intl]) Object.freeze(shared);
  // Whoever goes through the names of an object or a list finds what was added, in everybody's pages.
  for (const everything of [Object.prototype, Array.prototype]) Object.preventExtensions(everything);
  return timers;
}
