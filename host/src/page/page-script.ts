import { EARLY_PRESSES_SCRIPT } from './early-presses.ts';
import { START_SCRIPT } from './start-after-paint.ts';

/** The one inline script of every page. The policy of the page names it by its hash (decision 0113). */
export const PAGE_SCRIPT = `${EARLY_PRESSES_SCRIPT};${START_SCRIPT}`;
