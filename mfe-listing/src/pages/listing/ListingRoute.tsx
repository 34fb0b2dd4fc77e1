import { ListingPage } from './ListingPage.tsx';
import { MissingPage } from './MissingPage.tsx';
import type { PageData } from './load.ts';

/** The listing, or what stands in its place when there is none. */
export function ListingRoute({ data }: { data: PageData }) {
  return data.type === 'found' ? <ListingPage key={data.listing.id} data={data} /> : <MissingPage data={data} />;
}
