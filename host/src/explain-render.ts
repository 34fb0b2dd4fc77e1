/**
 * Why parts of a page could not be rendered on the server (PLAT-9). `renderToString` says nothing of errors inside a
 * boundary: it leaves the place to the browser. So a page with such a place is rendered once more by the renderer that
 * tells, for its errors only.
 */
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { getWords } from '@roost/shared/federation';

/** What React writes where a boundary failed. */
const FAILED_BOUNDARY = '<!--$!-->';
const LIMIT_MS = 1000;
/** Until what was given up on has been told, at the latest. */
const ABORTED_MS = 100;

export type RenderError = { error: unknown; componentStack: string };

export function hasFailedParts(html: string): boolean {
  return html.includes(FAILED_BOUNDARY);
}

/** The errors of rendering `page`, each kind once. Never rejects, and takes no longer than a second. */
export function renderErrors(page: ReactNode): Promise<RenderError[]> {
  return new Promise((resolve) => {
    const found = new Map<string, RenderError>();
    let done = false;
    const finish = () => {
      done = true;
      clearTimeout(timer);
      resolve([...found.values()]);
    };
    const { abort } = renderToPipeableStream(page, {
      onError: (error, info) => {
        const componentStack = info.componentStack ?? '';
        if (!done) found.set(`${getWords(error)} ${componentStack}`, { error, componentStack });
      },
      onAllReady: finish,
      onShellError: finish,
    });
    const timer = setTimeout(() => {
      // Suspended parts are reported by their own boundaries; otherwise one that never resolves would be nobody's
      // fault.
      abort(new Error(`did not render within ${LIMIT_MS} ms`));
      setTimeout(finish, ABORTED_MS);
    }, LIMIT_MS);
  });
}
