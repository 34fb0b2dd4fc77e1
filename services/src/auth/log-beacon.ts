/** `POST /_log`: what the sign-in client has to tell (AUTH-5). Written to our log, clipped, and never more of it than is asked for. */
import type { Fields } from './request.ts';
import type { Log } from '../log.ts';
import { errorFields } from '../log.ts';

const CODE = /^[A-Za-z0-9_]{1,60}$/;
const LEVELS: ReadonlySet<string> = new Set(['error', 'warn', 'debug']);

/** Logs a beacon. One that is no code of a client is dropped. */
export function logBeacon(fields: Fields, log: Log): void {
  const { level = '', code = '', message } = fields;
  if (!LEVELS.has(level) || !CODE.test(code)) return;
  log('auth_client', {
    level,
    code,
    ...(message ? { message: errorFields(message.replace(/\p{Cc}+/gu, ' ')).error } : {}),
  });
}
