import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { dialAddress } from '@roost/shared/domain/dial-address';
import { readBookedHome } from '@roost/shared/domain/listing-address';
import { useOnline } from '@roost/shared/query';
import { useLocation } from '@roost/shared/router';
import { Button, Heading, LinkButton, Wrap } from '@roost/shared/ui';
import { useConfig } from '../layout/config-context.ts';
import { copy } from '../copy.ts';
import type { RouteEntry } from '../page/page-state.ts';
import styles from './Message.module.css';

/**
 * A page's region when its remote is missing, broken or without data (PLAT-5): says so, offers another try and, where
 * the remote asks for it, the phone and the mail address: to book a home by, or about a stay that was booked. The shell and every other region keep working.
 */
export function PageFailed({
  route,
  retrying,
  onRetry,
}: {
  route: RouteEntry;
  retrying: boolean;
  onRetry: () => void;
}) {
  const { phone, email } = useConfig();
  const online = useOnline();
  // What failed for want of a connection is tried again when there is one: after a try that began without one, which
  // would only be joined.
  const wasOffline = useRef(false);
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    if (!online) wasOffline.current = true;
    else if (wasOffline.current && !retrying) {
      wasOffline.current = false;
      retry();
    }
  }, [online, retrying]);
  const call = route.whenDown === 'call' && online;
  const [Facts, setFacts] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!call) return;
    // Without them there are still the phone and the mail address.
    import('./CallFacts.tsx').then(
      ({ CallFacts }) => setFacts(() => CallFacts),
      () => undefined,
    );
  }, [call]);
  const books = readBookedHome(new URLSearchParams(useLocation().search)) !== null;
  const called = books ? copy.failed.call : copy.failed.callStay;
  const texts = !online ? copy.failed.offline : call ? called : copy.failed;
  return (
    <Wrap width="narrow" className={styles.message} role="alert" data-remote-failed={route.remote}>
      <Heading level={1}>{texts.title}</Heading>
      <p>{texts.text}</p>
      {call && Facts && <Facts />}
      <div className={styles.actions}>
        {call && (
          <LinkButton variant="primary" icon="phone" href={dialAddress(phone)}>
            <bdi dir="ltr">{phone}</bdi>
          </LinkButton>
        )}
        {call && (
          <LinkButton icon="mail" href={`mailto:${email}`}>
            {email}
          </LinkButton>
        )}
        <Button variant={call ? 'line' : 'primary'} icon="refresh" busy={retrying} onClick={onRetry}>
          {copy.failed.retry}
        </Button>
      </div>
    </Wrap>
  );
}
