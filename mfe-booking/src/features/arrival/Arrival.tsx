/**
 * Everything a guest needs at the front door (STAY-1): door, Wi-Fi and phone first, then the way there and in. Loads
 * after the page, and asks services itself, so that no part of it stands in the page's HTML.
 */
import { dialAddress } from '@roost/shared/domain/dial-address';
import { formatHosts } from '@roost/shared/domain/hosts';
import { asWritten } from '@roost/shared/texts';
import { useEffect, useState } from 'react';
import type { Arrival as ArrivalData } from '@roost/shared/contracts/arrival';
import type { Reservation } from '@roost/shared/contracts/booking';
import { formatAddress, getMapLinks } from '@roost/shared/domain/arrival';
import type { HttpResult } from '@roost/shared/http';
import { Fail, Heading, Icon, LinkButton, Note, useCurrency } from '@roost/shared/ui';
import { getArrival, getDoorCode } from '../../api/arrival.ts';
import { ArrivalSkeleton } from './ArrivalSkeleton.tsx';
import { staysCopy } from '../../stays-copy.ts';
import { arrivalCopy as copy } from './arrival-copy.ts';
import { CopyButton } from './CopyButton.tsx';
import { DoorCode } from './DoorCode.tsx';
import { forgetTrip, saveTrip } from './save-trip.ts';
import { useStillPage } from './use-still-page.ts';
import styles from './Arrival.module.css';

/** A phone number that does not break at the end of a line. */
const keepOnOneLine = (phone: string): string => phone.replaceAll(' ', '\u00a0').replaceAll('-', '\u2011');

export type ArrivalProps = {
  reservation: Reservation;
  phone: string;
  /** The stay is over, as far as the page knows: less room is held for what loads. */
  over?: boolean;
  calls?: ArrivalCalls;
};
type ArrivalCalls = { getArrival: typeof getArrival; getDoorCode: typeof getDoorCode; saveTrip: typeof saveTrip };
const CALLS: ArrivalCalls = { getArrival, getDoorCode, saveTrip };

export function Arrival({ reservation, phone, over = false, calls = CALLS }: ArrivalProps) {
  const { code } = reservation;
  const [answer, setAnswer] = useState<HttpResult<ArrivalData> | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let current = true;
    void calls.getArrival(code).then((given) => {
      if (current) setAnswer(given);
    });
    return () => {
      current = false;
    };
  }, [code, tries, calls]);

  const place = useStillPage(answer === null);
  const retry = () => {
    setAnswer(null);
    setTries(tries + 1);
  };
  return (
    <div ref={place} className={styles.place}>
      {answer === null ? (
        <ArrivalSkeleton label={copy.loading} over={over} />
      ) : answer.ok ? (
        <Arrived arrival={answer.value} reservation={reservation} phone={phone} calls={calls} />
      ) : answer.failure.type === 'refused' ? (
        <Refused code={code} />
      ) : (
        <Fail message={copy.failed} onRetry={retry} />
      )}
    </div>
  );
}

/** This browser knows the receipt (by code and e-mail address) and has no proof that the stay is its guest's. */
function Refused({ code }: { code: string }) {
  useEffect(() => {
    void forgetTrip(code);
  }, [code]);
  return <Note>{staysCopy.confirmation.arrivalElsewhere}</Note>;
}

function Arrived({
  arrival,
  reservation,
  phone,
  calls,
}: Required<Omit<ArrivalProps, 'over'>> & { arrival: ArrivalData }) {
  const [saved, setSaved] = useState(false);
  const [digits, setDigits] = useState<string | null>(null);
  const { guide, door } = arrival;
  const over = door.phase === 'over';
  const { saveTrip: save } = calls;
  const currency = useCurrency();
  useEffect(() => {
    let current = true;
    if (!over)
      void save({ reservation, arrival, digits, phone, currency }).then((done) => {
        if (current) setSaved(done);
      });
    return () => {
      current = false;
    };
  }, [reservation, arrival, digits, phone, over, save, currency]);
  return (
    <section className={styles.arrival} aria-label={copy.title}>
      {!over && (
        <p className={styles.saved} role="status">
          {saved && (
            <>
              <Icon name="success" />
              {copy.saved}
            </>
          )}
        </p>
      )}
      <div className={styles.keys} role="group" aria-label={copy.keys}>
        <DoorCode arrival={arrival} phone={phone} ask={calls.getDoorCode} onShown={setDigits} />
        {guide && <WifiAndHost arrival={arrival} guide={guide} phone={phone} />}
      </div>
      <Way arrival={arrival} />
      {guide && (
        <>
          <Steps title={copy.entry} items={guide.entry} numbered />
          <Steps title={copy.notes} items={guide.notes} />
          <Heading level={2} look="d1">
            {copy.leaving}
          </Heading>
          <ul className={styles.list} {...asWritten()}>
            {guide.leaving.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

type Guide = NonNullable<ArrivalData['guide']>;

function WifiAndHost({ arrival, guide, phone }: { arrival: ArrivalData; guide: Guide; phone: string }) {
  const { wifi, hostPhone, hostUntil } = guide;
  const number = dialAddress(hostPhone);
  return (
    <>
      {wifi && (
        <>
          <div className={styles.row}>
            <span className={styles.label}>{copy.wifi}</span>
            <span className={styles.value}>{wifi.network}</span>
            <span className={styles.act}>
              <CopyButton what={copy.network} text={wifi.network} />
            </span>
          </div>
          <div className={styles.row}>
            <span className={styles.label}>{copy.password}</span>
            <span className={styles.value}>{wifi.password}</span>
            <span className={styles.act}>
              <CopyButton what={copy.password} text={wifi.password} />
            </span>
          </div>
        </>
      )}
      <div className={styles.row}>
        <span className={styles.label}>{copy.host(arrival.hostName)}</span>
        <bdi dir="ltr" className={styles.value}>
          {hostPhone}
        </bdi>
        <span className={styles.act}>
          <LinkButton href={number} icon="phone" aria-label={copy.callHost(formatHosts(arrival.hostName))}>
            {copy.call}
          </LinkButton>
        </span>
        <p className={styles.note}>{copy.hostUntil(hostUntil, keepOnOneLine(phone))}</p>
      </div>
    </>
  );
}

function Way({ arrival: { address, position, guide } }: { arrival: ArrivalData }) {
  const lines = formatAddress(address);
  const links = getMapLinks(position);
  return (
    <>
      <Heading level={2} look="d1">
        {copy.title}
      </Heading>
      <div className={styles.address}>
        <address>
          {lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
        <span>
          <CopyButton what={copy.address} text={lines.join(', ')} />
        </span>
      </div>
      <div className={styles.pair}>
        <LinkButton href={links.directions} icon="mapPin">
          {copy.directions}
        </LinkButton>
        <LinkButton href={links.map} icon="map">
          {copy.map}
        </LinkButton>
      </div>
      {guide && copy.byHost && <p className={styles.note}>{copy.byHost}</p>}
      {guide && (
        <ul className={styles.ways} {...asWritten()}>
          {guide.way.map(({ title, text }) => (
            <li key={title}>
              <b>{title}</b>
              <span>{text}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Steps({ title, items, numbered = false }: { title: string; items: Guide['entry']; numbered?: boolean }) {
  if (items.length === 0) return null;
  const List = numbered ? 'ol' : 'ul';
  return (
    <>
      <Heading level={2} look="d1">
        {title}
      </Heading>
      <List className={numbered ? styles.steps : styles.notes} {...asWritten()}>
        {items.map((item) => (
          <li key={item.title}>
            <h3>{item.title}</h3>
            <p>{item.text}</p>
          </li>
        ))}
      </List>
    </>
  );
}
