/**
 * The router as remotes may use it: one shared instance, and only these names (PLAT-6). The host makes the router
 * itself; a remote that imports a name not listed here fails its own type check instead of the page (decision 0002).
 */
export {
  useLocation,
  useSearchParams,
  useNavigate,
  useNavigationType,
  /** Pending navigation, for progress and dimming. */
  useNavigation,
  /** Runs the page's loaders again, e.g. for a retry. */
  useRevalidator,
  useBlocker,
  useBeforeUnload,
} from 'react-router-dom';
/** For links: does not render again with a navigation. */
export { useLinkNavigate } from './use-link-navigate.ts';
export type { Location, NavigateFunction, NavigateOptions, To } from 'react-router-dom';
