/**
 * mfe-booking alone: `npm run dev -- mfe-booking` serves it. `?listing=12345` shows another home than the first seeded
 * one, the dates are a month from today.
 */
import '@roost/shared/ui/base.css';
import { addDays, toIsoDate } from '@roost/shared/domain/dates';
import { runAlone } from '@roost/shared/testing/alone';
import { HeaderFrame } from '@roost/shared/ui';
import packageJson from '../package.json' with { type: 'json' };
import { routes } from './routes.tsx';

const FIRST_SEEDED = '42780';
const DAYS_AHEAD = 30;
const NIGHTS = 4;

const startDate = addDays(toIsoDate(new Date()), DAYS_AHEAD);
const stay = new URLSearchParams({
  listingId: new URL(window.location.href).searchParams.get('listing') ?? FIRST_SEEDED,
  startDate,
  endDate: addDays(startDate, NIGHTS),
  adults: '2',
});

runAlone({
  parts: routes.flatMap((route) =>
    packageJson.roost.routes.filter(({ id }) => id === route.id).map(({ path }) => ({ path, route })),
  ),
  start: `/booking?${stay}`,
  around: () => <HeaderFrame />,
});
