import { isEmail } from '@roost/shared/domain/email';
import { AUTH_BASE, authPage } from '@roost/shared/domain/callback-address';
import { formatDate } from '@roost/shared/domain/dates';
import { passwordProblem } from '@roost/shared/domain/password';
import { AppLink, Button, Checkbox, LinkButton } from '@roost/shared/ui';
import type { AuthData } from './auth-data.ts';
import { authCopy } from './auth-copy.ts';
import { AuthFrame } from './AuthFrame.tsx';
import { Carried, EmailField, PasswordField } from './form-parts.tsx';
import { useAuthForm, useAuthQuery } from './use-auth-form.ts';
import styles from './Auth.module.css';

/** Asks for a link to set a password (AUTH-7). */
export function ForgotPassword({ data }: { data: AuthData }) {
  const { callback } = useAuthQuery();
  const form = useAuthForm({
    path: '/reset',
    external: data.external,
    fields: ['email'],
    check: ({ email = '' }) => (isEmail(email.trim()) ? null : 'EmailSignin'),
  });
  const texts = authCopy.reset;
  return (
    <AuthFrame title={texts.title} lede={texts.lede} problem={form.problem}>
      <form className={styles.form} method="post" action={`${AUTH_BASE}/reset`} noValidate onSubmit={form.submit}>
        <Carried csrfToken={data.csrfToken} callback={callback} />
        <EmailField error={form.errors.email} />
        <Button type="submit" variant="primary" size="lg" block busy={form.busy !== null}>
          {texts.submit}
        </Button>
      </form>
      <p className={styles.small}>
        <AppLink href={authPage('signin', { callbackUrl: callback })}>{texts.back}</AppLink>
      </p>
    </AuthFrame>
  );
}

function checkPassword({ password = '' }: Readonly<Record<string, string>>): string | null {
  const problem = passwordProblem(password);
  return problem && `Password_${problem}`;
}

const day = (instant: string): string => formatDate(instant.slice(0, 10));

/**
 * The passkeys of the account, for its owner to tick: one that somebody else has added does not outlast a new password
 * (SAFE-16).
 */
function KnownPasskeys({ passkeys }: Pick<AuthData, 'passkeys'>) {
  const texts = authCopy.newPassword_;
  if (passkeys.length === 0) return null;
  return (
    <fieldset className={styles.known}>
      <legend>{authCopy.account.ways}</legend>
      <p className={styles.small}>{texts.keep}</p>
      {passkeys.map(({ id, device, since, lastUsed }) => (
        <Checkbox
          key={id}
          name={`keep.${id}`}
          label={
            <>
              {authCopy.devices.name(device) || authCopy.devices.unknown}
              <small>
                {[
                  authCopy.account.added(day(since)),
                  ...(lastUsed === null ? [] : [authCopy.devices.lastUsed(day(lastUsed))]),
                ].join(' · ')}
              </small>
            </>
          }
        />
      ))}
    </fieldset>
  );
}

/** Where the link of that mail leads. */
export function NewPassword({ data }: { data: AuthData }) {
  const { callback } = useAuthQuery();
  const form = useAuthForm({
    path: '/new-password',
    external: data.external,
    fields: ['password'],
    check: checkPassword,
  });
  const texts = authCopy.newPassword_;
  if (data.email === null) {
    return (
      <AuthFrame title={texts.title} lede={texts.none}>
        <LinkButton variant="primary" block href={authPage('reset')}>
          {texts.ask}
        </LinkButton>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={texts.title} lede={texts.lede(data.email)} problem={form.problem}>
      <form
        className={styles.form}
        method="post"
        action={`${AUTH_BASE}/new-password`}
        noValidate
        onSubmit={form.submit}
      >
        <Carried csrfToken={data.csrfToken} callback={callback} />
        {/* Password managers keep the address with the password. */}
        <input type="hidden" name="username" autoComplete="username" value={data.email} />
        <PasswordField label={authCopy.newPassword} autoComplete="new-password" error={form.errors.password} meter />
        <KnownPasskeys passkeys={data.passkeys} />
        <Button type="submit" variant="primary" size="lg" block busy={form.busy !== null}>
          {texts.submit}
        </Button>
      </form>
    </AuthFrame>
  );
}
