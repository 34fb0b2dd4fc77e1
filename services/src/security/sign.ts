/** Signed text: `value.signature`. For cookies whose content is not secret but must not be forged. */
import { createHmac, timingSafeEqual } from 'node:crypto';

const signature = (value: string, purpose: string, key: string): string =>
  createHmac('sha256', key).update(`${purpose}:${value}`).digest('base64url');

/** Signs `value` for one purpose; a signature of another purpose does not count. */
export function sign(value: string, purpose: string, key: string): string {
  return `${value}.${signature(value, purpose, key)}`;
}

/** The value when its signature is ours, else null. */
export function verify(signed: string | undefined, purpose: string, key: string): string | null {
  const dot = signed?.lastIndexOf('.') ?? -1;
  if (!signed || dot < 0) return null;
  const value = signed.slice(0, dot);
  // Compares the text, not the decoded bytes: several texts decode to the same bytes.
  const expected = Buffer.from(signature(value, purpose, key));
  const given = Buffer.from(signed.slice(dot + 1));
  return given.length === expected.length && timingSafeEqual(given, expected) ? value : null;
}
