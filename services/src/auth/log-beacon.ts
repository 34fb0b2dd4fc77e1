/** `POST /_log`: problems that the sign-in client reports (AUTH-5). Only known fields reach our log, clipped. */
import type { Fields } from './auth-form.ts';
import type { Log } from '../log.ts';
import { errorFields } from '../log.ts';

const CODE = /^[A-Za-z0-9_]{1,60}$/;
const LEVELS: ReadonlySet<string> = new Set(['error', 'warn', 'debug']);

/** Logs a beacon; drops one without a valid level and code. */
export function logBeacon(fields: Fields, log: Log): void {
  const { level = '', code = '', message } = fields;
  if (!LEVELS.has(level) || !CODE.test(code)) return;
  log('auth_client', {
    level,
    code,
    ...(message ? { message: errorFields(message.replace(/\p{Cc}+/gu, ' ')).error } : {}),
  });
}
