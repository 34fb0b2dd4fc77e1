/** Slot: the search box of the home page and of the header. */
import { useMemo, useState } from 'react';
import type { SearchBoxProps } from '@roost/shared/contracts/slots';
import { earliestToday } from '@roost/shared/domain/home-day';
import { readListingPlace } from '@roost/shared/domain/listing-address';
import { readSearch } from '@roost/shared/domain/search-address';
import { withoutPastDates } from '@roost/shared/domain/stay';
import { useLocation } from '@roost/shared/router';
import { HeaderBox } from '../features/search-box/HeaderBox.tsx';
import { HomeBox } from '../features/search-box/HomeBox.tsx';

/**
 * The search box. It starts from the address: on the results page from the search, on a listing from its dates, guests
 * and place. A new address makes a new form.
 */
export function SearchBox({ variant }: SearchBoxProps) {
  const { pathname, search } = useLocation();
  const [today] = useState(() => earliestToday(new Date().toISOString()));
  const base = useMemo(() => {
    // A link outlives its dates; the results leave them out too.
    const read = withoutPastDates(readSearch(new URLSearchParams(search)), today);
    return { ...read, query: read.query || (readListingPlace(pathname) ?? '') };
  }, [pathname, search, today]);
  const page = base.query + search;
  return variant === 'home' ? <HomeBox key={page} base={base} /> : <HeaderBox key={page} base={base} />;
}
