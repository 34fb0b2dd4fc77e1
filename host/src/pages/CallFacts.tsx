/**
 * The home and the stay that a guest was about to book, to be read out on the phone or copied into a mail. Loaded when
 * booking is down (PLAT-5); nothing where the address names no home.
 */
import { createServicesClient } from '@roost/shared/clients/services';
import { formatDate } from '@roost/shared/domain/dates';
import { readBookedHome } from '@roost/shared/domain/listing-address';
import { formatParty } from '@roost/shared/domain/party';
import { readDraftStay } from '@roost/shared/domain/stay';
import { browserApi } from '@roost/shared/http';
import { useQuery } from '@roost/shared/query';
import { useLocation } from '@roost/shared/router';
import { asWritten } from '@roost/shared/texts';
import { copy } from '../copy.ts';

const client = createServicesClient(browserApi);

export function CallFacts({ getListing = client.getListing }: { getListing?: typeof client.getListing }) {
  const query = new URLSearchParams(useLocation().search);
  const id = readBookedHome(query);
  const answer = useQuery(id === null ? null : { key: `host/called-home/${id}`, load: () => getListing(id) }).data;
  if (id === null) return null;
  const { dates, party } = readDraftStay(query);
  const days = [dates.checkIn, dates.checkOut].flatMap((day) => (day === null ? [] : [formatDate(day)])).join(' – ');
  return (
    <p>
      {answer?.type === 'found' && (
        <>
          <b {...asWritten()}>{answer.listing.headline}</b>
          <br />
        </>
      )}
      {[copy.failed.call.home(id), days, formatParty(party)].filter(Boolean).join(' · ')}
    </p>
  );
}
