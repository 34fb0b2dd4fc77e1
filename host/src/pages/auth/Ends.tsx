import { AUTH_BASE, authPage } from '@roost/shared/domain/callback-address';
import { Button, LinkButton } from '@roost/shared/ui';
import type { AuthData } from './auth-data.ts';
import { authCopy } from './auth-copy.ts';
import { AuthFrame } from './AuthFrame.tsx';
import { Devices } from './Devices.tsx';
import { Carried } from './form-parts.tsx';
import { useAuthForm, useAuthQuery } from './use-auth-form.ts';
import styles from './Auth.module.css';

/** Signing out without the account menu: from a link, or without a script. */
export function SignOut({ data }: { data: AuthData }) {
  const { callback } = useAuthQuery();
  const form = useAuthForm({ path: '/signout', external: data.external, fields: [] });
  const texts = authCopy.signOut;
  return (
    <AuthFrame title={texts.title} lede={texts.lede} problem={form.problem}>
      <form className={styles.ways} method="post" action={`${AUTH_BASE}/signout`} onSubmit={form.submit}>
        <Carried csrfToken={data.csrfToken} callback={callback} />
        <Button type="submit" variant="primary" size="lg" block busy={form.busy !== null}>
          {texts.submit}
        </Button>
        <Button type="submit" name="everywhere" value="true" block>
          {texts.everywhere}
        </Button>
        <LinkButton variant="text" block href={callback}>
          {texts.stay}
        </LinkButton>
      </form>
      <Devices data={data} />
    </AuthFrame>
  );
}

/** Error page (AUTH-4): links that were used, and failures of the site itself. */
export function AuthError({ usedUp: given = false }: { usedUp?: boolean }) {
  const { error, callback } = useAuthQuery();
  const texts = authCopy.error;
  const usedUp = given || error === 'Verification';
  return (
    <AuthFrame
      title={usedUp ? texts.link : error === 'AccessDenied' ? texts.denied : texts.title}
      lede={usedUp ? texts.linkText : texts.text}
    >
      <div className={styles.ways}>
        <LinkButton variant="primary" size="lg" block href={authPage('signin', { callbackUrl: callback })}>
          {texts.back}
        </LinkButton>
        <LinkButton block href="/">
          {texts.home}
        </LinkButton>
      </div>
    </AuthFrame>
  );
}
