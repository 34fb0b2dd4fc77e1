/** Parts of a stay in two payments; their code loads when there is one. */
import { lazy, Suspense, type ComponentProps } from 'react';
import { CancellationTerms } from '../CancellationTerms.tsx';

const load = () => import(/* webpackChunkName: "lazy-pages" */ './split-parts.tsx');
const Choice = lazy(() => load().then(({ SplitChoice }) => ({ default: SplitChoice })));
const Lines = lazy(() => load().then(({ SplitLines }) => ({ default: SplitLines })));
const Due = lazy(() => load().then(({ SplitDue }) => ({ default: SplitDue })));
const Terms = lazy(() => load().then(({ SplitTerms }) => ({ default: SplitTerms })));
const Note = lazy(() => load().then(({ RestNote }) => ({ default: RestNote })));

export const LazySplitChoice = (props: ComponentProps<typeof Choice>) => (
  <Suspense>
    <Choice {...props} />
  </Suspense>
);
export const LazySplitLines = (props: ComponentProps<typeof Lines>) => (
  <Suspense>
    <Lines {...props} />
  </Suspense>
);
export const LazySplitDue = (props: ComponentProps<typeof Due>) => (
  <Suspense>
    <Due {...props} />
  </Suspense>
);
export const LazyRestNote = (props: ComponentProps<typeof Note>) => (
  <Suspense>
    <Note {...props} />
  </Suspense>
);
/** The policy without its amounts stands until they are there. */
export const LazySplitTerms = (props: ComponentProps<typeof Terms>) => (
  <Suspense fallback={<CancellationTerms rows={props.rows} />}>
    <Terms {...props} />
  </Suspense>
);
