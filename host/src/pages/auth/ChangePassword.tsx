import { AUTH_BASE, ACCOUNT_PAGE } from '@roost/shared/domain/callback-address';
import { Button } from '@roost/shared/ui';
import type { AuthData } from './auth-data.ts';
import { authCopy } from './auth-copy.ts';
import { Carried, Problem } from './form-parts.tsx';
import { useSavedForm } from './use-saved-form.tsx';
import styles from './Auth.module.css';

const texts = authCopy.account;

/**
 * Mails the link of a forgotten password to the account's own address (AUTH-7): only who reads its mail sets a new one.
 */
export function ChangePassword({ csrfToken, email }: Pick<AuthData, 'csrfToken'> & { email: string }) {
  const { form, told } = useSavedForm({ path: '/reset', text: texts.linkSent(email) });
  return (
    <details className={styles.more}>
      <summary>{texts.changePassword}</summary>
      <form className={styles.form} method="post" action={`${AUTH_BASE}/reset`} onSubmit={form.submit}>
        <Carried csrfToken={csrfToken} callback={ACCOUNT_PAGE} />
        <input type="hidden" name="email" value={email} />
        <p className={styles.small}>{texts.passwordText}</p>
        <Problem form={form} />
        <Button type="submit" block busy={form.busy !== null}>
          {texts.sendLink}
        </Button>
      </form>
      {told}
    </details>
  );
}
