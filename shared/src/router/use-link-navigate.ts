import { useContext } from 'react';
import { UNSAFE_DataRouterContext, UNSAFE_NavigationContext } from 'react-router-dom';
import type { NavigateOptions } from 'react-router-dom';

/**
 * Returns a function that goes to a whole address of this site. Who only links somewhere takes this one: a component
 * with `useNavigate` is rendered again whenever the router's state changes, twice for each navigation, and a page of
 * results has a hundred links. Both contexts stay the same for the life of a page (decision 0186).
 */
export function useLinkNavigate(): (href: string, options: NavigateOptions) => void {
  const page = useContext(UNSAFE_DataRouterContext);
  const { navigator } = useContext(UNSAFE_NavigationContext);
  return (href, options) => {
    if (page) void page.router.navigate(href, options);
    // A piece of a page that is shown alone, without loaders.
    else navigator[options.replace ? 'replace' : 'push'](href, options.state, options);
  };
}
