/** What was written and not sent, kept for each thread until the tab closes. */
import * as z from 'zod/mini';
import { defineStoredValue } from '@roost/shared/storage';

const stored = defineStoredValue({
  key: 'messages.drafts',
  schema: z.record(z.string(), z.string()),
  fallback: {},
  area: 'session',
});

export const readDraft = (code: string): string => stored.read()[code] ?? '';

export function writeDraft(code: string, text: string): void {
  const { [code]: _, ...others } = stored.read();
  stored.write(text === '' ? others : { ...others, [code]: text });
}
