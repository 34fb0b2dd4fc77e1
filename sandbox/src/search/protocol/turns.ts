import { SearchError } from './errors.ts';

/** Browsers give up reading after two seconds and try once more; what comes later than this is for nobody. */
const LONGEST_WAIT_MS = 3000;
/** How much the last query counts in the average of what a query takes. */
const WEIGHT = 0.1;

/**
 * Lets queries run one after the other in the order they came, with other work between them. One that would wait too
 * long is refused at once with 503, so that a flood does not make everybody's answer late.
 */
export class Turns {
  private readonly longestMs: number;
  private readonly now: () => number;
  private readonly waiting: (() => void)[] = [];
  private averageMs = 1;
  private begun: number | null = null;

  constructor(longestMs = LONGEST_WAIT_MS, now: () => number = () => performance.now()) {
    this.longestMs = longestMs;
    this.now = now;
  }

  /** Settles when it is the caller's turn. Fails with 503 when that would be too late. */
  take(): Promise<void> {
    if (this.waiting.length * this.averageMs > this.longestMs)
      return Promise.reject(new SearchError(503, 'Too many queries at once, try again later'));
    return new Promise((resolve) => {
      if (this.waiting.push(resolve) === 1) setImmediate(() => this.next());
    });
  }

  private next(): void {
    const at = this.now();
    if (this.begun !== null) this.averageMs += WEIGHT * (at - this.begun - this.averageMs);
    this.waiting.shift()?.();
    this.begun = this.waiting.length > 0 ? at : null;
    if (this.waiting.length > 0) setImmediate(() => this.next());
  }
}
