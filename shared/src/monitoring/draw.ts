/**
 * Which sessions are measured is drawn before the client is loaded: it is the largest script of a page, and of a
 * hundred guests one needs it (decision 0096). A session is that of a tab. The result is stored with the client's own
 * entries, and goes with them when consent is taken back.
 */
import * as z from 'zod/mini';
import { defineStoredValue } from '../storage/index.ts';

const storedDraw = /* @__PURE__ */ defineStoredValue({
  key: '_dd_drawn',
  schema: z.nullable(z.enum(['yes', 'no'])),
  fallback: null,
  area: 'session',
  format: 'text',
});

/**
 * Tells whether this tab's session is measured. Drawn once for a tab; where nothing can be stored, at each call.
 * @param sampleRate percentage of sessions
 */
export function isDrawn(sampleRate: number, random: () => number = Math.random): boolean {
  if (sampleRate <= 0 || sampleRate >= 100) return sampleRate >= 100;
  const before = storedDraw.read();
  if (before) return before === 'yes';
  const result = random() * 100 < sampleRate;
  storedDraw.write(result ? 'yes' : 'no');
  return result;
}

/** Forgets what was drawn. */
export const forgetDraw = (): void => storedDraw.remove();
