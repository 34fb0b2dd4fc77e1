import { useLocation } from 'react-router-dom';
import { ACCOUNT_PAGE, AUTH_BASE, authPage } from '@roost/shared/domain/callback-address';
import { AppLink, Button, Heading, LinkButton, Note } from '@roost/shared/ui';
import type { AuthData } from './auth-data.ts';
import { authCopy } from './auth-copy.ts';
import { AuthFrame } from './AuthFrame.tsx';
import { ChangePassword } from './ChangePassword.tsx';
import { Devices } from './Devices.tsx';
import { Carried } from './form-parts.tsx';
import { Profile } from './Profile.tsx';
import { usePasskey } from './use-passkey.ts';
import { useReadersDay } from './use-readers-day.ts';
import { useSavedForm } from './use-saved-form.tsx';
import { Deleted, YourData } from './YourData.tsx';
import styles from './Auth.module.css';

const texts = authCopy.account;
const SIGN_IN = authPage('signin', { callbackUrl: ACCOUNT_PAGE });

/**
 * The guest's account: who they are (ACCT-1), passkeys and devices, each with its own way out (SAFE-12), and what is
 * stored of them (SAFE-15).
 */
export function Account({ data }: { data: AuthData }) {
  const add = usePasskey('register', ACCOUNT_PAGE);
  const remove = useSavedForm({ path: '/passkey/remove', text: texts.keyRemoved, buttonGoes: true });
  const { search } = useLocation();
  const day = useReadersDay();
  if (data.sessions.length === 0)
    return new URLSearchParams(search).get('done') === 'deleted' ? (
      <Deleted />
    ) : (
      <AuthFrame title={texts.title} lede={texts.signedOut}>
        <LinkButton variant="primary" size="lg" block href={SIGN_IN}>
          {texts.signIn}
        </LinkButton>
      </AuthFrame>
    );
  return (
    <AuthFrame title={texts.title} problem={add.problem ?? remove.form.problem}>
      {!data.fresh && (
        <div className={styles.note}>
          <Note tone="info" action={<AppLink href={SIGN_IN}>{texts.signIn}</AppLink>}>
            {texts.stale}
          </Note>
        </div>
      )}
      <Profile data={data} />
      <Heading level={2}>{texts.ways}</Heading>
      <p className={styles.small}>{texts.what}</p>
      {data.passkeys.length > 0 && (
        <ul className={styles.devices}>
          {data.passkeys.map(({ id, device, since, lastUsed }) => (
            <li key={id}>
              <form method="post" action={`${AUTH_BASE}/passkey/remove`} onSubmit={remove.form.submit}>
                <Carried csrfToken={data.csrfToken} callback={ACCOUNT_PAGE} />
                <input type="hidden" name="passkey" value={id} />
                <span>
                  {authCopy.devices.name(device)}
                  <small>
                    {lastUsed === null ? texts.added(day(since)) : authCopy.devices.lastUsed(day(lastUsed))}
                  </small>
                </span>
                {data.fresh && (
                  <Button
                    type="submit"
                    aria-label={texts.removeKey(authCopy.devices.name(device))}
                    busy={remove.form.busy !== null}
                  >
                    {texts.remove}
                  </Button>
                )}
              </form>
            </li>
          ))}
        </ul>
      )}
      {remove.told}
      <div className={styles.addPasskey}>
        {!data.fresh ? null : add.possible ? (
          <Button block icon="shield" busy={add.busy} onClick={add.ask}>
            {texts.add}
          </Button>
        ) : (
          <Note tone="info">{texts.impossible}</Note>
        )}
      </div>
      {data.profile?.hasPassword && <ChangePassword csrfToken={data.csrfToken} email={data.profile.email} />}
      <Devices data={data} callback={ACCOUNT_PAGE} withThis />
      <hr className={styles.rule} />
      <Heading level={2}>{texts.receipts}</Heading>
      <p className={styles.small}>
        {texts.receiptsText} <AppLink href="/trips">{texts.receiptsLink}</AppLink>
      </p>
      {data.fresh && <YourData data={data} />}
      <p className={styles.small}>
        <AppLink href={authPage('signout', { callbackUrl: '/' })}>{texts.signOut}</AppLink>
      </p>
    </AuthFrame>
  );
}
