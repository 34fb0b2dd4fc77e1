/** What was written and not sent, kept for each thread until the tab closes or the guest signs out. */
import * as z from 'zod/mini';
import { MESSAGE_DRAFTS } from '@roost/shared/contracts/message-drafts';
import { defineStoredValue } from '@roost/shared/storage';

const stored = defineStoredValue({
  key: MESSAGE_DRAFTS,
  schema: z.record(z.string(), z.string()),
  fallback: {},
  area: 'session',
});

export const readDraft = (code: string): string => stored.read()[code] ?? '';

export function writeDraft(code: string, text: string): void {
  const { [code]: _, ...others } = stored.read();
  stored.write(text === '' ? others : { ...others, [code]: text });
}
