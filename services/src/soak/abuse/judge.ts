/** What an answer to a hostile request must be: an answer, soon, below 500, with words in it where it refuses. */

export type Seen = {
  status: number;
  type: string;
  text: string;
  ms: number;
  /** When to ask again, where the answer says so. */
  retryAfter?: string;
};

/** Answers that have no body by their meaning. */
const EMPTY = new Set([204, 205, 301, 302, 303, 307, 308, 304]);

/** What is wrong with an answer, or null. */
export function getProblem(
  { status, type, text, ms }: Seen,
  { method, limitMs }: { method: string; limitMs: number },
): string | null {
  if (status >= 500) return `answered ${status}: ${text.slice(0, 200)}`;
  if (ms > limitMs) return `took ${Math.round(ms)} ms`;
  if (method === 'HEAD' || EMPTY.has(status)) return null;
  if (text.trim() === '') return `answered ${status} with nothing`;
  if (type.includes('text/html'))
    return /<title>[^<]+<\/title>/.test(text) && /<h1|<main/.test(text) ? null : 'a blank page';
  if (!type.includes('json')) return null;
  try {
    JSON.parse(text);
  } catch {
    return `answered ${status} with JSON that cannot be read`;
  }
  // What went wrong inside is nobody else's business.
  return /node_modules|at \w+ \(|\.ts:\d+|SQLSTATE|syntax error at/.test(text)
    ? `shows its inside: ${text.slice(0, 200)}`
    : null;
}

/**
 * True for an answer by which a site that has no time now refuses: 503, with words, and with when to ask again. That is
 * what it is built to do under more load than it can bear, so it is no failure of a busy machine where the same request
 * is answered afterwards (`isExcusable`). On a calm machine it is one.
 */
export const isShed = (seen: Seen, method: string): boolean =>
  seen.status === 503 &&
  /^\d+$/.test(seen.retryAfter ?? '') &&
  getProblem({ ...seen, status: 400, ms: 0 }, { method, limitMs: 0 }) === null;

/** A machine is called busy from here on (`../calm.ts`). */
const BUSY = 2;

/** True where an answer may be asked for again before it is called a failure: it was late or shed, on a busy machine. */
export const isExcusable = (
  { ms, shed }: { ms: number; shed: boolean },
  { limitMs, factor }: { limitMs: number; factor: number },
): boolean => factor >= BUSY && (shed || ms > limitMs);

/**
 * Statuses by which the HTTP parser ends a connection, without words: no browser of a guest sends what they are for.
 */
const PARSER = new Set([400, 408, 417, 431]);

/** True when nothing is wrong with the answers to a request of bytes but that some of them were shed. */
export function isWireShed(
  heard: { answers: readonly Seen[]; ms: number; isOver: boolean },
  how: Parameters<typeof getWireProblem>[1],
): boolean {
  const answers = heard.answers.map((each) => (isShed(each, 'GET') ? { ...each, status: 400 } : each));
  return heard.answers.some((each) => isShed(each, 'GET')) && getWireProblem({ ...heard, answers }, how) === null;
}

/** What is wrong with the answers to a request of bytes, or null. `ms` is how long the connection stood. */
export function getWireProblem(
  { answers, ms, isOver }: { answers: readonly Seen[]; ms: number; isOver: boolean },
  { form, count, limitMs }: { form: 'whole' | 'broken'; count: number; limitMs: number },
): string | null {
  if (!isOver && answers.length === 0) return `no answer within ${Math.round(ms)} ms`;
  for (const answer of answers) {
    const isOfParser = PARSER.has(answer.status) && answer.type === '' && answer.text === '';
    // How long it took says the connection, below.
    const problem = isOfParser ? null : getProblem({ ...answer, ms: 0 }, { method: 'GET', limitMs });
    if (problem !== null) return problem;
  }
  if (form === 'broken') return null;
  if (answers.length === 0) return 'the connection was closed without an answer';
  return ms > limitMs * count ? `took ${Math.round(ms)} ms` : null;
}
