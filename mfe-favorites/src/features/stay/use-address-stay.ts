import { withStay } from '@roost/shared/domain/stay';
import { useLocation, useNavigate } from '@roost/shared/router';
import type { Stay } from './stay.ts';

/** Returns a function that writes a stay into the address, where it can be bookmarked and shared. It always works. */
export function useAddressStay(): (stay: Stay) => Promise<boolean> {
  const navigate = useNavigate();
  const { search } = useLocation();
  return (stay) => {
    const params = withStay(new URLSearchParams(search), stay);
    void navigate({ search: params.toString() }, { replace: true, preventScrollReset: true });
    return Promise.resolve(true);
  };
}
