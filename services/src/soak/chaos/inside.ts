/**
 * Loaded into the process of services by a campaign (`NODE_OPTIONS=--import`): the clock of its machine jumps, or its
 * disk is full. What holds is read from the file that `CHAOS_INSIDE` names, at the start and at each SIGUSR2.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import type { Inside } from './world.ts';

const file = process.env['CHAOS_INSIDE'] ?? '';
const read = (): Inside => JSON.parse(fs.readFileSync(file, 'utf8')) as Inside;
let state = read();
process.on('SIGUSR2', () => {
  state = read();
});

/** Milliseconds of the machine, with its jump. */
const RealDate = Date;
const now = (): number => RealDate.now() + state.clockMs;
globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, created) =>
    Reflect.construct(target, given.length === 0 ? [now()] : given, created) as Date,
  apply: () => new RealDate(now()).toString(),
  get: (target, key, receiver) => (key === 'now' ? now : (Reflect.get(target, key, receiver) as unknown)),
});

/** Logs go on: they are written to the pipes of the parent process. */
const LAST_PIPE = 2;
function full(call: string): NodeJS.ErrnoException {
  return Object.assign(new Error(`ENOSPC: no space left on device, ${call}`), {
    code: 'ENOSPC',
    errno: -28,
    syscall: call,
  });
}
const { writeSync } = fs;
/** The embedded database writes by this call alone. */
fs.writeSync = ((...given: Parameters<typeof writeSync>) => {
  if (state.diskFull !== null && given[0] > LAST_PIPE) throw full('write');
  return writeSync(...given);
}) as typeof writeSync;
/** What the system says of the disk. One that fills in the middle of a write was not full before. */
const { statfsSync } = fs;
fs.statfsSync = ((...given: Parameters<typeof statfsSync>) => {
  const answer = statfsSync(...given);
  return state.diskFull === 'known' ? { ...answer, bavail: 0 } : answer;
}) as typeof statfsSync;
syncBuiltinESMExports();
