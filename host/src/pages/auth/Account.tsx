import { useLocation, useRevalidator } from 'react-router-dom';
import { ACCOUNT_PAGE, authPage } from '@roost/shared/domain/callback-address';
import { AppLink, Button, Heading, LinkButton, Note } from '@roost/shared/ui';
import type { AuthData } from './auth-data.ts';
import { authCopy } from './auth-copy.ts';
import { AuthFrame } from './AuthFrame.tsx';
import { ChangePassword } from './ChangePassword.tsx';
import { Devices } from './Devices.tsx';
import { Newsletter } from './Newsletter.tsx';
import { OwnPasskeys, useOwnPasskeys } from './OwnPasskeys.tsx';
import { Profile } from './Profile.tsx';
import { Deleted, YourData } from './YourData.tsx';
import styles from './Auth.module.css';

const texts = authCopy.account;
const SIGN_IN = authPage('signin', { callbackUrl: ACCOUNT_PAGE });

/**
 * The guest's account: who they are (ACCT-1), passkeys and devices, each with its own way out (SAFE-12), and what is
 * stored of them (SAFE-15).
 */
export function Account({ data }: { data: AuthData }) {
  const keys = useOwnPasskeys();
  const { search } = useLocation();
  const { revalidate, state } = useRevalidator();
  if (data.sessions.length === 0)
    return new URLSearchParams(search).get('done') === 'deleted' ? (
      <Deleted />
    ) : data.isUnknown ? (
      <AuthFrame title={texts.title} lede={texts.failed}>
        <Button variant="primary" size="lg" block busy={state === 'loading'} onClick={() => void revalidate()}>
          {texts.retry}
        </Button>
      </AuthFrame>
    ) : (
      <AuthFrame title={texts.title} lede={texts.signedOut}>
        <LinkButton variant="primary" size="lg" block href={SIGN_IN}>
          {texts.signIn}
        </LinkButton>
      </AuthFrame>
    );
  return (
    <AuthFrame title={texts.title} problem={keys.problem}>
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
      <OwnPasskeys data={data} keys={keys} />
      {data.profile?.hasPassword && <ChangePassword csrfToken={data.csrfToken} email={data.profile.email} />}
      <Devices data={data} callback={ACCOUNT_PAGE} withThis />
      <hr className={styles.rule} />
      <Heading level={2}>{texts.receipts}</Heading>
      <p className={styles.small}>
        {texts.receiptsText} <AppLink href="/trips">{texts.receiptsLink}</AppLink>
      </p>
      <Newsletter data={data} />
      {data.fresh && <YourData data={data} />}
      <p className={styles.small}>
        <AppLink href={authPage('signout', { callbackUrl: '/' })}>{texts.signOut}</AppLink>
      </p>
    </AuthFrame>
  );
}
