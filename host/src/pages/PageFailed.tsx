import { Button, Heading, LinkButton, Wrap } from '@roost/shared/ui';
import type { RemoteName } from '@roost/shared/contracts/remotes';
import { useConfig } from '../layout/ConfigContext.ts';
import { copy } from '../copy.ts';
import styles from './Message.module.css';

/**
 * A page's region when its remote is missing, broken or without data (PLAT-5): says so, offers another try and, for
 * booking, the phone and the mail address. The shell and every other region keep working.
 */
export function PageFailed({
  remote,
  retrying,
  onRetry,
}: {
  remote: RemoteName;
  retrying: boolean;
  onRetry: () => void;
}) {
  const { phone, email } = useConfig();
  const booking = remote === 'mfe-booking';
  const texts = booking ? copy.failed.booking : copy.failed;
  return (
    <Wrap width="narrow" className={styles.message} role="alert" data-remote-failed={remote}>
      <Heading level={1}>{texts.title}</Heading>
      <p>{texts.text}</p>
      <div className={styles.actions}>
        {booking && (
          <LinkButton variant="primary" icon="phone" href={`tel:${phone}`}>
            {phone}
          </LinkButton>
        )}
        {booking && (
          <LinkButton icon="mail" href={`mailto:${email}`}>
            {email}
          </LinkButton>
        )}
        <Button variant={booking ? 'line' : 'primary'} icon="refresh" busy={retrying} onClick={onRetry}>
          {copy.failed.retry}
        </Button>
      </div>
    </Wrap>
  );
}
