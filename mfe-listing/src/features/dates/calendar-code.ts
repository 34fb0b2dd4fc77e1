import { codeChunk } from '@roost/shared/federation';

/**
 * The code of the home's calendar, which the server's HTML has before. The price card has a calendar of its own, so a
 * guest is not stuck without.
 */
export const calendarCode = codeChunk('calendar', () => import('@roost/shared/ui/calendar'));
