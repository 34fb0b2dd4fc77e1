import { lazy, Suspense, useEffect } from 'react';
import type { SearchState } from '@roost/shared/domain/search-address';
import { useSlice } from '@roost/shared/state';
import { useCloseBox } from '../../hooks/use-search-box.ts';
import { searchBoxSlice } from '../../state/search-box.ts';
import { BoxForm } from './BoxForm.tsx';
import { useDraft } from './use-draft.ts';
import { loadPanels } from './load-panels.ts';

const PlanSheet = lazy(() => loadPanels().then((module) => ({ default: module.PlanSheet })));

/** The large search box of the home page. */
export function HomeBox({ base }: { base: SearchState }) {
  const control = useDraft(base);
  const sheet = useSlice(searchBoxSlice, ({ mobileSearchBoxFocused }) => mobileSearchBoxFocused);
  const field = useSlice(searchBoxSlice, ({ editorField }) => editorField);
  const close = useCloseBox();
  // Another page has another box: nothing of this one stays open there.
  useEffect(() => close, [close]);
  return (
    <>
      <BoxForm base={base} control={control} look="home" active covered={sheet} />
      {sheet && (
        <Suspense>
          <PlanSheet control={control} startAt={field} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
