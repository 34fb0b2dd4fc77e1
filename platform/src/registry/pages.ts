/** Addresses of pages that a remote may have (PLAT-6), and which two mean the same. Pure. */
import { isHostAddress } from '@roost/shared/contracts/host-addresses';

/** More than any remote has, and few enough that matching an address stays quick. */
const MOST_PAGES = 50;
const LONGEST_PATH = 200;
/**
 * A text or a parameter between slashes, the first one a text: a parameter there would take every address of the site.
 */
const PATH = /^(?!.*\.\.)\/[a-z0-9][\w.-]*(\/(:\w+|[\w.-]+))*$/;

/** Two paths of the same shape match the same addresses, whatever their parameters are called. */
export const getShape = (path: string): string => path.replaceAll(/:\w+/g, ':').toLowerCase();

/** What is wrong with the pages of a remote, whatever others have. */
export function pageBreaches(routes: readonly { path: string }[]): string[] {
  return [
    ...(routes.length > MOST_PAGES ? [`it has ${routes.length} pages, more than ${MOST_PAGES}`] : []),
    ...routes
      .filter(({ path }) => path.length > LONGEST_PATH || !PATH.test(path) || isHostAddress(path))
      .slice(0, 5)
      .map(
        ({ path }) =>
          `its page ${path.slice(0, 60)} is no address that a remote may have: texts and :parameters, a text of its own first, which is none of the host's`,
      ),
  ];
}
