import { lazy, Suspense, useState } from 'react';
import { Button } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import type { Stay } from '../stay/index.ts';

const SimilarDialog = lazy(() =>
  import(/* webpackChunkName: "deferred" */ './SimilarDialog.tsx').then((module) => ({
    default: module.SimilarDialog,
  })),
);

/** The button that shows homes like one that cannot be booked. They are fetched when it is used. */
export function SimilarLink({ id, gone, stay, headline }: { id: string; gone: boolean; stay: Stay; headline: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="text"
        aria-label={headline === '' ? copy.similar : copy.similarTo(headline)}
        onClick={() => setOpen(true)}
      >
        {copy.similar}
      </Button>
      {open && (
        <Suspense>
          <SimilarDialog id={id} gone={gone} stay={stay} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
