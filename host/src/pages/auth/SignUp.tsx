import { isEmail } from '@roost/shared/domain/email';
import { AUTH_BASE, authPage } from '@roost/shared/domain/callback-address';
import { passwordProblem } from '@roost/shared/domain/password';
import { selectFavoriteCount, useAppSelector } from '@roost/shared/state';
import { AppLink, Button, TextField } from '@roost/shared/ui';
import type { AuthData } from './auth-data.ts';
import { authCopy } from './auth-copy.ts';
import { AuthFrame } from './AuthFrame.tsx';
import { Carried, EmailField, ExternalForm, PasswordField } from './form-parts.tsx';
import { useAuthForm, useAuthQuery } from './use-auth-form.ts';
import type { Fields } from './use-auth-form.ts';
import styles from './Auth.module.css';

function check({ firstName = '', lastName = '', email = '', password = '' }: Fields): string | null {
  if (`${firstName}${lastName}`.trim() === '') return 'MissingName';
  if (!isEmail(email.trim())) return 'EmailSignin';
  const problem = passwordProblem(password);
  return problem ? `Password_${problem}` : null;
}

/** Making an account. What it answers never says whether one exists (AUTH-7). */
export function SignUp({ data }: { data: AuthData }) {
  const { callback } = useAuthQuery();
  const { external, csrfToken } = data;
  const saved = useAppSelector(selectFavoriteCount);
  const form = useAuthForm({ path: '/signup', external, fields: ['firstName', 'email', 'password'], check });
  const texts = authCopy.signUp;
  return (
    <AuthFrame title={texts.title} lede={saved > 0 ? texts.saved(saved) : texts.lede} problem={form.problem}>
      <ExternalForm name={external} csrfToken={csrfToken} callback={callback} />
      <form className={styles.form} method="post" action={`${AUTH_BASE}/signup`} noValidate onSubmit={form.submit}>
        <Carried csrfToken={csrfToken} callback={callback} />
        <div className={styles.names}>
          <TextField
            label={authCopy.firstName}
            name="firstName"
            autoComplete="given-name"
            maxLength={50}
            error={form.errors.firstName}
          />
          <TextField label={authCopy.lastName} name="lastName" autoComplete="family-name" maxLength={50} />
        </div>
        <EmailField error={form.errors.email} />
        <PasswordField label={authCopy.password} autoComplete="new-password" error={form.errors.password} meter />
        <Button type="submit" variant="primary" size="lg" block busy={form.busy !== null}>
          {texts.submit}
        </Button>
      </form>
      <p className={styles.small}>
        {texts.terms.before}
        <AppLink href="/terms">{texts.terms.terms}</AppLink>
        {texts.terms.and}
        <AppLink href="/privacy">{texts.terms.privacy}</AppLink>
        {texts.terms.after}
      </p>
      <p className={styles.small}>
        {texts.haveOne} <AppLink href={authPage('signin', { callbackUrl: callback })}>{texts.signIn}</AppLink>
      </p>
    </AuthFrame>
  );
}
