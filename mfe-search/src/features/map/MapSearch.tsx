import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { InstantSearch } from 'react-instantsearch';
import type { SearchState } from '@roost/shared/domain/search-address';
import { useNavigate } from '@roost/shared/router';
import type { SearchData } from '../../api/search-data.ts';
import { createMapLink } from './map-link.ts';

/** The map's InstantSearch (STACK-3): the page's address is its routing state, the page's results are what it shows. */
export function MapSearch({ data, state, children }: { data: SearchData; state: SearchState; children: ReactNode }) {
  const navigate = useNavigate();
  const [link] = useState(() => createMapLink({ data, state, go: (href) => void navigate(href) }));
  useEffect(() => link.show({ data, state, go: (href) => void navigate(href) }));
  useEffect(() => link.close, [link]);
  return (
    // The library's own way of sending events keeps an id in the tab before anybody agreed: `useMapSearch` sends them
    // (CONS-7).
    <InstantSearch
      indexName={data.index.index}
      searchClient={link.client}
      routing={link.routing}
      future={FUTURE}
      insights={false}
    >
      {children}
    </InstantSearch>
  );
}

const FUTURE = { preserveSharedStateOnUnmount: true };
