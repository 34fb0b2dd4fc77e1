import { readListingPlace } from '@roost/shared/domain/listing-address';
import { EMPTY_SEARCH, searchHref } from '@roost/shared/domain/search-address';
import { useLocation } from '@roost/shared/router';
import { LinkButton, MessagePage, Wrap } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import { SimilarHomes } from '../../features/similar/SimilarHomes.tsx';
import type { MissingData } from './load.ts';

const PICTURE = '/pictures/adobe-redrock-summer/away/front-1-dawn.svg';

/** The page of a home that does not exist (404) or is no longer rented out (410), with similar homes (LIST-6). */
export function MissingPage({ data }: { data: MissingData }) {
  const place = readListingPlace(useLocation().pathname);
  return (
    <Wrap>
      <MessagePage
        title={copy.missing[data.type]}
        imageUrl={PICTURE}
        actions={
          <>
            <LinkButton variant="primary" href={searchHref({ ...EMPTY_SEARCH, query: place ?? '' })}>
              {place ? copy.missing.near(place) : copy.missing.search}
            </LinkButton>
            <LinkButton href="/">{copy.missing.home}</LinkButton>
          </>
        }
      >
        <p>
          {data.type === 'withdrawn' ? copy.missing.whyWithdrawn : copy.missing.whyUnknown}{' '}
          {copy.missing.booked(data.phone)}
        </p>
      </MessagePage>
      <SimilarHomes title={copy.similar.missing} homes={data.similar} query="" />
    </Wrap>
  );
}
