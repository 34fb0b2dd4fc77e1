/** What a change of a stay changed, for the messages and the mail about it (STAY-2). */
import * as z from 'zod/mini';
import { partySchema } from './booking.ts';

export const whatChangedSchema = z.object({
  dates: z.boolean(),
  /** Null where the guests are the same. */
  party: z.nullable(z.object({ before: partySchema, after: partySchema })),
  /** Labels of the extras, as the home has them. */
  added: z.array(z.string()),
  removed: z.array(z.string()),
});
export type WhatChanged = z.infer<typeof whatChangedSchema>;
