import { withStay } from '@roost/shared/domain/stay';
import type { Stay } from '@roost/shared/domain/stay';
import { useSearchParams } from '@roost/shared/router';
import { readListingStay } from './stay-address.ts';

/** Returns the stay in the address and a function to change it, without a history entry or scrolling (ROUTE-7). */
export function useStay(today: string): [Stay, (stay: Stay) => void] {
  const [params, setParams] = useSearchParams();
  const stay = readListingStay(params, today);
  const change = (next: Stay) =>
    setParams((current) => withStay(current, next), { replace: true, preventScrollReset: true });
  return [stay, change];
}
