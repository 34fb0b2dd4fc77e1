/**
 * Visitors of the hostile site, each new to it: they load its page and, as browsers do, bring the page's ticket back.
 */

const TICKET = /"ticket":"([^"]+)"/;
/** Files of remotes that a page names. */
const FILES = /\/_remotes\/mfe-[a-z-]+\/[\d.]+\/[\w./-]+\.(?:js|css)/g;

/**
 * Loads pages, with every file of remotes that they name, until it is stopped.
 * @param failing the version that fails in browsers, too
 * @param atOnce visitors side by side
 */
export function startVisitors(
  url: string,
  failing: string,
  atOnce: number,
): { wrong: () => number; loads: () => number; stop: () => void } {
  const stopped = new AbortController();
  let wrong = 0;
  let loads = 0;
  const visit = async (): Promise<void> => {
    const answer = await fetch(`${url}/hostile`, { signal: stopped.signal });
    const text = await answer.text();
    loads += 1;
    if (!answer.ok) wrong += 1;
    for (const file of new Set(text.match(FILES)))
      if (!(await fetch(url + file, { method: 'HEAD', signal: stopped.signal })).ok) wrong += 1;
    const ticket = TICKET.exec(text)?.[1];
    if (ticket === undefined) return;
    const body = JSON.stringify({ ticket, failed: ticket.includes(failing) ? [failing.split('@')[0]] : [] });
    await fetch(`${url}/_host/health`, { method: 'POST', body, signal: stopped.signal });
  };
  for (let one = 0; one < atOnce; one += 1)
    void (async () => {
      while (!stopped.signal.aborted)
        await visit().catch(() => {
          if (!stopped.signal.aborted) wrong += 1;
        });
    })();
  return { wrong: () => wrong, loads: () => loads, stop: () => stopped.abort() };
}
