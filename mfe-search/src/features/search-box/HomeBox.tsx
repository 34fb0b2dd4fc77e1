import { lazy, Suspense, useState } from 'react';
import type { SearchState } from '@roost/shared/domain/search-address';
import { BoxForm } from './BoxForm.tsx';
import { useDraft } from './draft.ts';
import { loadPanels } from './load-panels.ts';

const PlanSheet = lazy(() => loadPanels().then((module) => ({ default: module.PlanSheet })));

/** The large search box of the home page. */
export function HomeBox({ base }: { base: SearchState }) {
  const control = useDraft(base);
  const [sheet, setSheet] = useState(false);
  return (
    <>
      <BoxForm base={base} control={control} look="home" onNarrow={() => setSheet(true)} />
      {sheet && (
        <Suspense>
          <PlanSheet control={control} onClose={() => setSheet(false)} />
        </Suspense>
      )}
    </>
  );
}
