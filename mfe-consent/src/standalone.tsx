/**
 * mfe-consent on its own: `npm run dev -- mfe-consent` serves it. The banner appears when this browser has not decided
 * yet.
 */
import '@roost/shared/ui/base.css';
import { preferencesModalShown, useAppDispatch } from '@roost/shared/state';
import { runAlone } from '@roost/shared/testing/alone';
import { Button, Wrap } from '@roost/shared/ui';
import { ConsentManager } from './slots/ConsentManager.tsx';

function OpenPreferences() {
  const dispatch = useAppDispatch();
  return (
    <Wrap>
      <Button onClick={() => dispatch(preferencesModalShown(true))}>Cookie preferences</Button>
    </Wrap>
  );
}

runAlone({
  parts: [],
  start: '/',
  around: ({ analytics }) => (
    <>
      <OpenPreferences />
      <ConsentManager analytics={analytics} />
    </>
  ),
});
