/** Values of the first-party cookie: signed, so that one is known again after a restart, and nothing else passes for one. */
import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';

const SECRET = 'sandbox-fraud-collector';
const sign = (id: string) => createHmac('sha256', SECRET).update(id).digest('base64url').slice(0, 32);

export function newCookieValue(): string {
  const id = randomUUID().replaceAll('-', '');
  return `${id}.${sign(id)}`;
}

export function isCookieValue(value: string): boolean {
  const [id = '', signature = ''] = value.split('.');
  const expected = Buffer.from(sign(id));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
