/** Slot: the search form of the home page and of the header. */
import { useMemo } from 'react';
import type { SearchBoxProps } from '@roost/shared/contracts/slots';
import { readSearch } from '@roost/shared/domain/search-address';
import { useLocation } from '@roost/shared/router';
import { HeaderBox } from './features/search-box/HeaderBox.tsx';
import { HomeBox } from './features/search-box/HomeBox.tsx';

/**
 * Starts from what the address says: on the results page that is the search, on a listing the stay it was opened with.
 * A new address is a new form.
 */
export function SearchBox({ variant }: SearchBoxProps) {
  const { search } = useLocation();
  const base = useMemo(() => readSearch(new URLSearchParams(search)), [search]);
  return variant === 'home' ? <HomeBox key={search} base={base} /> : <HeaderBox key={search} base={base} />;
}
