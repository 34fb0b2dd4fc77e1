import { useSearchParams } from '@roost/shared/router';
import { readStay } from './stay-address.ts';
import { withStay, type Stay } from '@roost/shared/domain/stay';

/** The stay in the address, and how to change it: in place, with no history entry and no scroll (ROUTE-7). */
export function useStay(today: string): [Stay, (stay: Stay) => void] {
  const [params, setParams] = useSearchParams();
  const stay = readStay(params, today);
  const change = (next: Stay) =>
    setParams((current) => withStay(current, next), { replace: true, preventScrollReset: true });
  return [stay, change];
}
