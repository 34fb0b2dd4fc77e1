/**
 * mfe-listing on its own: `npm run dev -- mfe-listing` serves it. `?listing=12345` shows another home than the first
 * seeded one.
 */
import '@roost/shared/ui/base.css';
import { runAlone } from '@roost/shared/testing/alone';
import { HeaderFrame } from '@roost/shared/ui';
import packageJson from '../package.json' with { type: 'json' };
import { routes } from './routes.tsx';

const FIRST_SEEDED = '42780';
const listing = new URL(window.location.href).searchParams.get('listing') ?? FIRST_SEEDED;

runAlone({
  parts: routes.flatMap((route) =>
    packageJson.roost.routes.filter(({ id }) => id === route.id).map(({ path }) => ({ path, route })),
  ),
  start: `/vacation-rentals/${encodeURIComponent(listing)}`,
  around: () => <HeaderFrame />,
});
