/** Errors of rendering on the server as problems for the log: whose they are is read from the file that threw. */
import type { RemoteError } from '@roost/shared/federation';
import { getStack, getWords } from '@roost/shared/federation/errors';
import type { RenderError } from '../../src/explain-render.ts';
import type { RenderProblem } from './protocol.ts';

/** Pause between two explanations: a page that is asked for often and broken must not cost twice each time. */
const PAUSE_MS = 1000;
/** As bundles.ts names evaluated server bundles. */
export const BUNDLE = /(mfe-[a-z0-9-]+)@([^/\s]+)\/server\.cjs/;
const STACK_LINES = 6;

/** The renderer is a bundle of its own, with a class of its own; and anything can be thrown, also what throws when it is asked. */
function isOfLoading(error: unknown): boolean {
  try {
    return error instanceof Error && error.name === 'RemoteError' && (error as RemoteError).phase === 'load';
  } catch {
    return false;
  }
}

/** The problem, or null for what was said already: that a remote is not on the server at all. */
export function renderProblem({ error, componentStack }: RenderError): RenderProblem | null {
  if (isOfLoading(error)) return null;
  const [, remote = 'host', version = null] = BUNDLE.exec(componentStack) ?? BUNDLE.exec(getStack(error)) ?? [];
  return {
    remote,
    version,
    phase: 'render',
    message: getWords(error),
    stack: componentStack
      .trim()
      .split('\n')
      .slice(0, STACK_LINES)
      .map((line) => line.trim())
      .join(' '),
  };
}

/** Whether there is time to explain a broken page now. */
export function createExplanations(now: () => number = Date.now): { due: () => boolean } {
  let last = -Infinity;
  return {
    due() {
      if (now() - last < PAUSE_MS) return false;
      last = now();
      return true;
    },
  };
}
