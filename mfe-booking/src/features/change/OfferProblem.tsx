import { Fail, Note } from '@roost/shared/ui';
import type { useOffer } from './use-change.ts';

/** Why there is no price for what is wanted, with a way to ask again where it only did not load. */
export function OfferProblem({ choice: { problem, retry } }: { choice: ReturnType<typeof useOffer> }) {
  if (problem === null) return null;
  if (retry) return <Fail message={problem} onRetry={retry} />;
  return (
    <Note tone="warn" role="alert">
      {problem}
    </Note>
  );
}
