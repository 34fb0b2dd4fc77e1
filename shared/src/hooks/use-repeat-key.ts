import * as z from 'zod/mini';
import { useCallback, useRef } from 'react';
import { defineStoredValue } from '../storage/index.ts';

/** Milliseconds after which the same words are meant anew. */
const KEEP_MS = 2 * 3_600_000;
const MOST_KEPT = 12;

/** Keys of what this tab has sent, the newest last, by a number that stands for the words and does not hold them. */
const stored = /* @__PURE__ */ defineStoredValue({
  key: 'sent.keys',
  schema: z.array(z.object({ of: z.number(), key: z.string(), at: z.number() })),
  fallback: [],
  area: 'session',
});

/** Returns 52 bits by which texts are told apart. */
function toNumber(text: string): number {
  let [high, low] = [0x9e3779b1, 0x85ebca6b];
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 0x27d4eb2f) ^ (low >>> 13);
    low = Math.imul(low ^ code, 0x165667b1) ^ (high >>> 11);
  }
  return (high >>> 0) * 2 ** 20 + (low >>> 12);
}

/** Returns the key of these words: the one that they had in the last two hours, or a new one. */
function takeKey(content: string): string {
  const [of, now] = [toNumber(content), Date.now()];
  const kept = stored.read().filter(({ at }) => now - at <= KEEP_MS);
  const known = kept.find((entry) => entry.of === of);
  if (known) return known.key;
  const key = crypto.randomUUID();
  stored.write([...kept, { of, key, at: now }].slice(-MOST_KEPT));
  return key;
}

/**
 * Returns the idempotency key of what is sent: the same words again have the same key, also after a reload, so that a
 * repeat after a lost answer does not arrive twice; changed words have another, as services answer a known key without
 * reading what came with it.
 */
export function useRepeatKey(): (content: string) => string {
  const last = useRef({ content: '', key: '' });
  return useCallback((content) => {
    // Where storage is forbidden, the page remembers its last words.
    if (last.current.key === '' || last.current.content !== content) last.current = { content, key: takeKey(content) };
    return last.current.key;
  }, []);
}
