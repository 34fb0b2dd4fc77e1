/**
 * Which sessions are measured is drawn before the client is loaded: it is the largest script of a page, and of a hundred guests one needs it (decision 0096).
 * A session is that of a tab. The result is stored with the client's own entries, and goes with them when consent is taken back.
 */
const DRAW_KEY = '_dd_drawn';

/** The tab's storage, asked at each use: it throws where storage is forbidden. */
const tabStorage = (): Storage => window.sessionStorage;

/**
 * Tells whether this tab's session is measured. Drawn once for a tab; where nothing can be stored, once for a page.
 * @param sampleRate percentage of sessions
 */
export function isDrawn(sampleRate: number, random: () => number = Math.random): boolean {
  if (sampleRate <= 0 || sampleRate >= 100) return sampleRate >= 100;
  const drawn = () => random() * 100 < sampleRate;
  try {
    const before = tabStorage().getItem(DRAW_KEY);
    if (before === 'yes' || before === 'no') return before === 'yes';
    const result = drawn();
    tabStorage().setItem(DRAW_KEY, result ? 'yes' : 'no');
    return result;
  } catch {
    return drawn();
  }
}

/** Forgets what was drawn. Throws where storage is forbidden. */
export function forgetDraw(): void {
  tabStorage().removeItem(DRAW_KEY);
}
