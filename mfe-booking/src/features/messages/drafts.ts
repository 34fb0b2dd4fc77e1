/**
 * What was written and has not surely arrived, by thread. While the page is open its memory has it: other pages of the site may be
 * looked at meanwhile. For a reload the tab's storage has it sealed by services (SAFE-11, decision 0158): it is as
 * private as a message, and nobody who may not write in the thread opens it.
 */
import * as z from 'zod/mini';
import { defineStoredValue } from '@roost/shared/storage';
import type { DraftRequests } from '../../api/messages.ts';

/** Milliseconds without a keystroke after which a text is sealed. */
const PAUSE_MS = 600;
/** Threads whose drafts are kept, the newest. */
const MOST_KEPT = 10;

const texts = new Map<string, string>();
const timers = new Map<string, ReturnType<typeof setTimeout>>();
const stored = defineStoredValue({
  key: 'messages.drafts',
  schema: z.record(z.string(), z.string()),
  fallback: {},
  area: 'session',
});

function keepSealed(code: string, sealed: string | null): void {
  const { [code]: _before, ...others } = stored.read();
  const kept = Object.entries({ ...others, ...(sealed !== null && { [code]: sealed }) }).slice(-MOST_KEPT);
  if (kept.length === 0) stored.remove();
  else stored.write(Object.fromEntries(kept));
}

export const readDraft = (code: string): string => texts.get(code) ?? '';

/** Keeps a text, or forgets it when it is empty. */
export function writeDraft(code: string, text: string, requests: DraftRequests | null): void {
  clearTimeout(timers.get(code));
  if (text === '') {
    texts.delete(code);
    keepSealed(code, null);
    return;
  }
  texts.set(code, text);
  if (requests === null) return;
  timers.set(
    code,
    setTimeout(() => {
      void requests.seal(text).then((answer) => {
        // It may have been sent, or gone on, while it was sealed.
        if (answer.ok && readDraft(code) === text) keepSealed(code, answer.value.sealed);
      });
    }, PAUSE_MS),
  );
}

/** Forgets a text that arrived, or was given up; what was typed since stays. */
export function forgetDraft(code: string, text: string): void {
  if (readDraft(code) === text) writeDraft(code, '', null);
}

/** Returns the text that a reload interrupted; empty when there is none, or it cannot be opened any more. */
export async function restoreDraft(code: string, requests: DraftRequests): Promise<string> {
  const sealed = stored.read()[code];
  if (texts.has(code) || sealed === undefined) return readDraft(code);
  const answer = await requests.open(sealed);
  const isOver = answer.ok ? answer.value.text === null : answer.failure.type === 'refused';
  // What was typed meanwhile is newer.
  if (texts.has(code)) return readDraft(code);
  if (isOver) keepSealed(code, null);
  const text = answer.ok ? (answer.value.text ?? '') : '';
  if (text !== '') texts.set(code, text);
  return text;
}
