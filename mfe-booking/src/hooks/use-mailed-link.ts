import { useEffect, useRef, useState, useTransition } from 'react';
import type { HttpResult } from '@roost/shared/http';
import { useLocation, useNavigate } from '@roost/shared/router';
import { useIsBrowser } from '@roost/shared/hooks/use-is-browser';

export type MailedLink<T> = {
  /** What the link opened; null before, and where there was none. */
  opened: T | null;
  state: MailedLinkState;
};

/**
 * `opening` also stands in the server's HTML, which cannot see whether there is a link: a form to ask for one must not
 * come before it.
 */
type MailedLinkState = 'none' | 'opening' | 'refused' | 'failed';

/**
 * Exchanges the token of a mailed link for this browser's cookie. The token stands after `#`, so that it reaches no
 * server and no log, and leaves the address as soon as it is read.
 * @param code what the link should open; null where the page is open already
 */
export function useMailedLink<T>(
  code: string | null,
  open: (code: string, token: string) => Promise<HttpResult<T>>,
): MailedLink<T> {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const isBrowser = useIsBrowser();
  const asked = useRef<string | null>(null);
  const [opening, startOpening] = useTransition();
  const [answer, setAnswer] = useState<HttpResult<T> | null>(null);

  useEffect(() => {
    const token = hash.slice(1);
    if (token === '' || asked.current === token) return;
    asked.current = token;
    if (code !== null) startOpening(async () => setAnswer(await open(code, token)));
    void navigate(pathname, { replace: true, preventScrollReset: true });
  }, [hash, pathname, code, open, navigate]);

  const waits = code !== null && answer === null && hash.length > 1;
  if (opening || waits || !isBrowser) return { opened: null, state: 'opening' };
  if (answer === null) return { opened: null, state: 'none' };
  return answer.ok
    ? { opened: answer.value, state: 'none' }
    : { opened: null, state: answer.failure.type === 'refused' ? 'refused' : 'failed' };
}
