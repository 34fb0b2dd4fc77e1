/** `GET /auth/account`: names of people that the signed-in guest books for (ACCT-1). */
import * as z from 'zod/mini';
import { browserApi, createHttp } from '@roost/shared/http';
import type { HttpResult } from '@roost/shared/http';

const savedGuestSchema = z.object({ id: z.string(), firstName: z.string(), lastName: z.string() });
export type SavedGuest = z.infer<typeof savedGuestSchema>;
const accountSchema = z.nullable(z.object({ guests: z.array(savedGuestSchema) }));

/** Null when nobody is signed in. */
export function getSavedGuests(): Promise<HttpResult<z.infer<typeof accountSchema>>> {
  return createHttp(browserApi).get('/auth/account', accountSchema);
}
