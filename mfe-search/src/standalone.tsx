/** mfe-search alone: `npm run dev -- mfe-search` serves it. */
import '@roost/shared/ui/base.css';
import { runAlone } from '@roost/shared/testing/alone';
import { HeaderFrame } from '@roost/shared/ui';
import { routes } from './routes.tsx';
import { SearchBox } from './slots/SearchBox.tsx';

runAlone({
  parts: routes.map((route) => ({ path: '/search', route })),
  start: '/search?query=Lake+Tahoe',
  around: () => <HeaderFrame search={<SearchBox variant="header" />} />,
});
