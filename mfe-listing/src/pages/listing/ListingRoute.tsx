import { ListingPage } from './ListingPage.tsx';
import { MissingPage } from './MissingPage.tsx';
import type { PageData } from './load.ts';

/** The page of a home, or the page that says that there is no such home. */
export function ListingRoute({ data }: { data: PageData }) {
  return data.type === 'found' ? <ListingPage key={data.listing.id} data={data} /> : <MissingPage data={data} />;
}
