/** Signed text: `value.signature`. For cookies whose content is not secret but must not be forged. */
import { createHmac, timingSafeEqual } from 'node:crypto';

const signature = (value: string, purpose: string, key: string): Buffer => createHmac('sha256', key).update(`${purpose}:${value}`).digest();

/** Signs `value` for one purpose; a signature of another purpose does not count. */
export function sign(value: string, purpose: string, key: string): string {
  return `${value}.${signature(value, purpose, key).toString('base64url')}`;
}

/** The value when its signature is ours, else null. */
export function verify(signed: string | undefined, purpose: string, key: string): string | null {
  const dot = signed?.lastIndexOf('.') ?? -1;
  if (!signed || dot < 0) return null;
  const value = signed.slice(0, dot);
  const expected = signature(value, purpose, key);
  const given = Buffer.from(signed.slice(dot + 1), 'base64url');
  return given.length === expected.length && timingSafeEqual(given, expected) ? value : null;
}
