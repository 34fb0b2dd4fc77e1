import { isEmail } from '@roost/shared/domain/email';
import { AUTH_BASE, authPage } from '@roost/shared/domain/callback-address';
import { useSession } from '@roost/shared/session';
import { AppLink, Button, Note } from '@roost/shared/ui';
import type { AuthData } from './auth-data.ts';
import { authCopy } from './auth-copy.ts';
import { AuthFrame } from './AuthFrame.tsx';
import { Carried, EmailField, ExternalForm, PasswordField } from './form-parts.tsx';
import { useAuthForm, useAuthQuery } from './use-auth-form.ts';
import { usePasskey } from './use-passkey.ts';
import type { Fields } from './use-auth-form.ts';
import styles from './Auth.module.css';

const LINK_PATH = '/signin/email';

function check({ email = '', password = '' }: Fields, path: string): string | null {
  if (!isEmail(email.trim())) return 'EmailSignin';
  return path !== LINK_PATH && password === '' ? 'MissingPassword' : null;
}

/** Sign-in page (AUTH-4): the three ways (AUTH-6). The second button of the form needs the address only. */
export function SignIn({ data }: { data: AuthData }) {
  const { callback } = useAuthQuery();
  const { data: session } = useSession();
  const { external, csrfToken } = data;
  const form = useAuthForm({ path: '/callback/credentials', external, fields: ['email', 'password'], check });
  const passkey = usePasskey('signin', callback);
  const texts = authCopy.signIn;
  return (
    <AuthFrame title={texts.title} lede={texts.lede} problem={passkey.problem ?? form.problem}>
      {session?.user.email && (
        <div className={styles.note}>
          <Note tone="good" action={<AppLink href={callback}>{texts.goOn}</AppLink>}>
            {texts.already(session.user.email)}
          </Note>
        </div>
      )}
      {passkey.possible && (
        <div className={styles.passkey}>
          <Button size="lg" block icon="shield" busy={passkey.busy} onClick={passkey.ask}>
            {texts.passkey}
          </Button>
        </div>
      )}
      <ExternalForm name={external} csrfToken={csrfToken} callback={callback} />
      <form
        className={styles.form}
        method="post"
        action={`${AUTH_BASE}/callback/credentials`}
        noValidate
        onSubmit={form.submit}
      >
        <Carried csrfToken={csrfToken} callback={callback} />
        <EmailField error={form.errors.email} />
        <PasswordField
          label={authCopy.password}
          autoComplete="current-password"
          error={form.errors.password}
          aside={<AppLink href={authPage('reset', { callbackUrl: callback })}>{texts.forgot}</AppLink>}
        />
        <Button type="submit" variant="primary" size="lg" block busy={form.busy === '/callback/credentials'}>
          {texts.submit}
        </Button>
        <Button
          type="submit"
          size="lg"
          block
          icon="mail"
          formAction={AUTH_BASE + LINK_PATH}
          formNoValidate
          busy={form.busy === LINK_PATH}
        >
          {texts.link}
        </Button>
      </form>
      <p className={styles.small}>
        {texts.newHere} <AppLink href={authPage('signup', { callbackUrl: callback })}>{texts.create}</AppLink>
      </p>
    </AuthFrame>
  );
}
