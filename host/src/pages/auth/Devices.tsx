import { AUTH_BASE } from '@roost/shared/domain/callback-address';
import { formatDate } from '@roost/shared/domain/dates';
import { Button, Heading } from '@roost/shared/ui';
import type { AuthData } from './auth-data.ts';
import { authCopy } from './auth-copy.ts';
import { Carried } from './form-parts.tsx';
import { useAuthForm, useAuthQuery } from './use-auth-form.ts';
import styles from './Auth.module.css';

/** The other devices this guest is signed in on, each with its own way out (SAFE-12). */
export function Devices({
  data: { csrfToken, external, sessions },
  callback: given,
}: {
  data: AuthData;
  /** Where the guest is afterwards; by default where the address says. */
  callback?: string;
}) {
  const asked = useAuthQuery();
  const callback = given ?? asked.callback;
  const form = useAuthForm({ path: '/sessions/end', external, fields: [] });
  const texts = authCopy.devices;
  const others = sessions.filter(({ current }) => !current);
  if (others.length === 0) return null;
  return (
    <>
      <hr className={styles.rule} />
      <Heading level={2}>{texts.title}</Heading>
      <ul className={styles.devices}>
        {others.map(({ id, device, lastUsed }) => (
          <li key={id}>
            <form method="post" action={`${AUTH_BASE}/sessions/end`} onSubmit={form.submit}>
              <Carried csrfToken={csrfToken} callback={callback} />
              <input type="hidden" name="session" value={id} />
              <span>
                {texts.name(device) || texts.unknown}
                <small>{texts.lastUsed(formatDate(lastUsed.slice(0, 10)))}</small>
              </span>
              <Button
                type="submit"
                aria-label={texts.getEnd(texts.name(device) || texts.unknown)}
                busy={form.busy !== null}
              >
                {texts.end}
              </Button>
            </form>
          </li>
        ))}
      </ul>
    </>
  );
}
