/** Turns errors of server rendering into problems for the log. The file that threw tells which remote is at fault. */
import type { RemoteError } from '@roost/shared/federation';
import { getStack, getWords } from '@roost/shared/federation/errors';
import type { RenderError } from '../../src/explain-render.ts';
import type { RenderProblem } from './protocol.ts';

/** Milliseconds between two explanations: a broken page that is requested often must not cost twice each time. */
const PAUSE_MS = 1000;
/** Matches the names that bundles.ts gives evaluated server bundles. */
export const BUNDLE = /(mfe-[a-z0-9-]+)@([^/\s]+)\/server\.cjs/;
const STACK_LINES = 6;

/**
 * Returns true for the loader's own error class. The renderer is a bundle of its own with its own copy of the class,
 * and anything can be thrown, also a value whose getters throw.
 */
function isOfLoading(error: unknown): boolean {
  try {
    return error instanceof Error && error.name === 'RemoteError' && (error as RemoteError).phase === 'load';
  } catch {
    return false;
  }
}

/** Returns the problem; null when it was reported before: the remote is not on the server at all. */
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

/** Limits how often broken pages are explained. */
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
