import { AUTH_BASE } from '@roost/shared/domain/callback-address';
import { Button, Heading } from '@roost/shared/ui';
import type { AuthData } from './auth-data.ts';
import { authCopy } from './auth-copy.ts';
import { Carried } from './form-parts.tsx';
import { useAuthQuery } from './use-auth-form.ts';
import { useReadersDay } from './use-readers-day.ts';
import { useSavedForm } from './use-saved-form.tsx';
import styles from './Auth.module.css';

const texts = authCopy.devices;

type DevicesProps = {
  data: AuthData;
  /** Where the guest is afterwards; by default where the address says. */
  callback?: string;
  /** Lists this device too, first. */
  withThis?: boolean;
};

/** The devices this guest is signed in on; each other one with its own way out (SAFE-12). */
export function Devices({ data: { csrfToken, sessions }, callback: given, withThis = false }: DevicesProps) {
  const asked = useAuthQuery();
  const callback = given ?? asked.callback;
  const day = useReadersDay();
  const { form, told } = useSavedForm({ path: '/sessions/end', text: texts.ended, buttonGoes: true });
  const others = sessions.filter(({ current }) => !current);
  const listed = withThis ? [...sessions.filter(({ current }) => current), ...others] : others;
  return (
    <>
      {listed.length > 0 && (
        <>
          <hr className={styles.rule} />
          <Heading level={2}>{withThis ? texts.all : texts.title}</Heading>
          <ul className={styles.devices}>
            {listed.map(({ id, device, lastUsed, current }) => (
              <li key={id}>
                <form method="post" action={`${AUTH_BASE}/sessions/end`} onSubmit={form.submit}>
                  <Carried csrfToken={csrfToken} callback={callback} />
                  <input type="hidden" name="session" value={id} />
                  <span>
                    {texts.name(device) || texts.unknown}
                    <small>{current ? texts.here : texts.lastUsed(day(lastUsed))}</small>
                  </span>
                  {!current && (
                    <Button
                      type="submit"
                      aria-label={texts.getEnd(texts.name(device) || texts.unknown)}
                      busy={form.busy !== null}
                    >
                      {texts.end}
                    </Button>
                  )}
                </form>
              </li>
            ))}
          </ul>
        </>
      )}
      {told}
    </>
  );
}
