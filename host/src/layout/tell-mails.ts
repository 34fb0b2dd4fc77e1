import { postAuthForm } from '@roost/shared/session';

/** Milliseconds that the page in the chosen language waits for what else follows the choice. */
const TOLD_MS = 3000;

/**
 * Lets later mails about a signed-in guest's stays be in the chosen language too (TEXT-2), which the request names by
 * the cookie. Never rejects: a guest whose choice was not told and who then changes or cancels a stay says it anew.
 */
export const tellMails = (): Promise<unknown> =>
  Promise.race([
    postAuthForm('/account/language', {}).catch(() => null),
    new Promise((resolve) => setTimeout(resolve, TOLD_MS)),
  ]);
