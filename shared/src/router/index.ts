/**
 * The router as remotes may use it: one shared instance, and only these names (PLAT-6). The host makes the router
 * itself; a remote that imports a name not listed here fails its own type check instead of the page.
 */
export {
  /** Real anchors that navigate in place. */
  Link, NavLink,
  /** Where a route's child pages render. */
  Outlet,
  Form,
  Navigate,
  createSearchParams,
  useLocation, useParams, useSearchParams, useNavigate, useNavigationType,
  /** Pending navigation, for progress and dimming. */
  useNavigation,
  /** Runs the page's loaders again, e.g. for a retry. */
  useRevalidator,
  useBlocker, useBeforeUnload,
  /** For tests and standalone pages. */
  MemoryRouter, createMemoryRouter, RouterProvider,
} from 'react-router';
export type { LinkProps, NavLinkProps, Location, NavigateFunction, NavigateOptions, To } from 'react-router';
