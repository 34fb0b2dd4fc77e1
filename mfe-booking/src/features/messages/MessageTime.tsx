import { useIsBrowser } from '@roost/shared/hooks/use-is-browser';
import { formatMessageTime } from './format-time.ts';

/**
 * When a message was sent, on the reader's own clock. The server does not know it: there the line is empty and as high.
 */
export function MessageTime({ at, now, after = '' }: { at: string; now: Date; after?: string }) {
  return <time dateTime={at}>{useIsBrowser() ? `${formatMessageTime(at, now)}${after}` : '\u00a0'}</time>;
}
