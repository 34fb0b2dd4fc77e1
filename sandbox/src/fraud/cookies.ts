/** Values of the first-party cookie. They are signed, so that they stay valid after a restart and cannot be forged. */
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
