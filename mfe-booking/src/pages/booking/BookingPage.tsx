import { dialAddress } from '@roost/shared/domain/dial-address';
import { SEARCH_PATH } from '@roost/shared/domain/search-path';
import { useRevalidator } from '@roost/shared/router';
import { Button, LinkButton, MessagePage, Wrap } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import { HomeCards } from '../../components/HomeCards.tsx';
import type { BookingData } from './load-booking.ts';
import { Checkout } from './Checkout.tsx';

/** `/booking`: the checkout, or the reason why there is none. */
export function BookingPage({ data }: { data: BookingData }) {
  const search = (
    <LinkButton variant="primary" href={SEARCH_PATH}>
      {copy.unavailable.search}
    </LinkButton>
  );
  switch (data.type) {
    case 'page':
      return <Checkout page={data} />;
    case 'noListing':
      return (
        <MessagePage title={copy.unavailable.noListing} actions={search}>
          {copy.unavailable.noListingText}
        </MessagePage>
      );
    case 'failed':
      return <Failed phone={data.phone} />;
    case 'gone':
      return (
        <Wrap width="narrow">
          <MessagePage title={copy.unavailable.gone} actions={search}>
            {data.similar.length > 0 && copy.unavailable.goneText}
          </MessagePage>
          <HomeCards homes={data.similar} />
        </Wrap>
      );
  }
}

function Failed({ phone }: { phone: string }) {
  const { revalidate, state } = useRevalidator();
  const actions = (
    <>
      <Button variant="primary" icon="refresh" busy={state === 'loading'} onClick={() => void revalidate()}>
        {copy.unavailable.retry}
      </Button>
      <LinkButton href={dialAddress(phone)} icon="phone">
        {copy.unavailable.call(phone)}
      </LinkButton>
    </>
  );
  return (
    <MessagePage title={copy.unavailable.failed} actions={actions}>
      {copy.unavailable.failedText(phone)}
    </MessagePage>
  );
}
