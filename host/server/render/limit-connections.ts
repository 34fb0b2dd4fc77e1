/**
 * Connections of a render process: to what pages need, and to nothing else (SAFE-2). Code of remotes runs beside this
 * and may change every prototype and hand over objects that answer differently each time they are asked. So what a
 * connection is made of is read once, into an object that inherits nothing, and what decides is looked up without a
 * method that can be replaced.
 *
 * Two gates: sockets ask by name (`host:port`), and below them the handles of the system by number (`address:port`),
 * for code that builds a socket by hand.
 */
import { lookup } from 'node:dns';
import type { LookupAddress, LookupOptions } from 'node:dns';
import { isIP, Server, Socket } from 'node:net';
import process from 'node:process';
import type { Refuse } from './page-timers.ts';

type Connect = (...args: unknown[]) => unknown;
/** Options of a connection: only these are passed on. */
type Wanted = { host: unknown; port: unknown; path: unknown; lookup: unknown; rest: Record<string, unknown> };

/** Node's error code for a connection that the system does not allow. */
const NOT_ALLOWED = -13;
const HANDED_ON = [
  'family',
  'hints',
  'autoSelectFamily',
  'autoSelectFamilyAttemptTimeout',
  'noDelay',
  'keepAlive',
  'keepAliveInitialDelay',
  'timeout',
] as const;

// Taken before remotes run, since they may replace them.
const { isArray } = Array;
const { apply } = Reflect;
const { nextTick } = process;

const trace = (): string => new Error('here').stack ?? '';
const emptyObject = <T>(): Record<string, T> => Object.create(null) as Record<string, T>;
/** URLs write `[::1]`, sockets `::1`. */
const withoutBrackets = (host: string): string => host.replace(/^\[|\]$/g, '');

/** Reads the target of a connection in each of the forms that Node accepts. */
function readWanted(args: readonly unknown[]): { wanted: Wanted; callback: unknown } {
  // Node itself calls it with one array of options and callback.
  const list = isArray(args[0]) ? (args[0] as unknown[]) : args;
  const [first, second] = list;
  const callback = list[list.length - 1];
  const rest = emptyObject<unknown>();
  if (typeof first !== 'object' || first === null) {
    const isPath = typeof first === 'string' && !(Number(first) >= 0);
    const host = typeof second === 'string' ? second : 'localhost';
    return { wanted: { host, port: first, path: isPath ? first : undefined, lookup: undefined, rest }, callback };
  }
  const given = first as Record<string, unknown>;
  for (const name of HANDED_ON) {
    const value = given[name];
    // Objects could return other values later.
    if (typeof value === 'number' || typeof value === 'boolean') rest[name] = value;
  }
  const { host = 'localhost', port, path, socketPath, lookup: own } = given;
  return { wanted: { host, port, path: path ?? socketPath, lookup: own, rest }, callback };
}

/** Returns the system handles that sockets use: one for addresses, one for Unix sockets. Makes no connection. */
function findHandles(connect: Connect): { tcp: object; pipe: object } {
  const find = (options: object): object => {
    const socket = new Socket();
    socket.on('error', () => undefined);
    apply(connect, socket, [options]);
    const handle: unknown = Reflect.get(socket, '_handle');
    socket.destroy();
    if (typeof handle !== 'object' || handle === null)
      throw new Error('This version of Node has no handles where they are looked for: connections cannot be limited');
    return Object.getPrototypeOf(handle) as object;
  };
  return { tcp: find({ host: '127.0.0.1', port: 9 }), pipe: find({ path: '/nowhere/at/all' }) };
}

/**
 * Limits connections permanently.
 * @param endpoints `host:port` that may be connected to
 */
export function limitConnections(endpoints: readonly string[], refuse: Refuse): void {
  const names = emptyObject<true>();
  const numbers = emptyObject<true>();
  for (const endpoint of endpoints) {
    const at = endpoint.lastIndexOf(':');
    const host = withoutBrackets(endpoint.slice(0, at));
    names[`${host}:${endpoint.slice(at + 1)}`] = true;
    if (isIP(host)) numbers[`${host}:${endpoint.slice(at + 1)}`] = true;
  }
  Object.freeze(names);

  const connect = Reflect.get(Socket.prototype, 'connect') as Connect;
  const { tcp, pipe } = findHandles(connect);

  /** Returns a lookup that works as Node's and remembers the addresses that may be connected to. */
  const lookUpFor =
    (port: number | string) =>
    (host: string, options: LookupOptions, done: (...answer: unknown[]) => void): void => {
      lookup(host, options, (error: Error | null, found: string | LookupAddress[], family?: number) => {
        if (!error)
          for (const each of typeof found === 'string' ? [{ address: found }] : found)
            numbers[`${each.address}:${port}`] = true;
        done(error, found, family);
      });
    };

  function findRefusal({ host, port, path, lookup: own }: Wanted): string | null {
    if (path !== undefined && path !== null && path !== false && path !== '')
      return 'connect to a socket of the file system';
    if (own !== undefined && own !== null) return 'say itself where a host is';
    const isNamed = typeof host === 'string' && (typeof port === 'number' || typeof port === 'string');
    if (!isNamed) return 'connect without saying where to';
    return names[`${withoutBrackets(host)}:${port}`] === true ? null : `connect to ${host}:${port}`;
  }

  const guarded = function connectIfAllowed(this: Socket, ...args: unknown[]): unknown {
    const { wanted, callback } = readWanted(args);
    const refusal = findRefusal(wanted);
    if (refusal === null) {
      const port = wanted.port as number | string;
      const options = wanted.rest;
      options.host = withoutBrackets(wanted.host as string);
      options.port = port;
      options.lookup = lookUpFor(port);
      return apply(connect, this, typeof callback === 'function' ? [options, callback] : [options]);
    }
    refuse(refusal, trace());
    nextTick(() => this.destroy(new Error(`Remotes may not ${refusal}`)));
    return this;
  };
  const listen = function listenNever(): never {
    refuse('listen for connections', trace());
    throw new Error('Remotes may not listen for connections');
  };

  const keep = (prototype: object, name: string, value: unknown): void => {
    Object.defineProperty(prototype, name, { value, writable: false, configurable: false });
  };
  const never = (what: string) => (): number => {
    refuse(what, trace());
    return NOT_ALLOWED;
  };
  for (const name of ['connect', 'connect6']) {
    const original = Reflect.get(tcp, name) as Connect;
    keep(tcp, name, function connectByNumber(this: object, request: unknown, address: unknown, port: unknown): unknown {
      const isNumber = typeof address === 'string' && (typeof port === 'number' || typeof port === 'string');
      if (isNumber && numbers[`${address}:${port}`] === true) return apply(original, this, [request, address, port]);
      return never(`connect to ${isNumber ? `${address}:${port}` : 'an address by hand'}`)();
    });
  }
  for (const name of ['bind', 'bind6', 'listen', 'open']) keep(tcp, name, never(`${name} a connection by hand`));
  for (const name of ['bind', 'connect', 'listen', 'open'])
    keep(pipe, name, never(`${name} a socket of the file system`));
  keep(Socket.prototype, 'connect', guarded);
  keep(Server.prototype, 'listen', listen);
}
