import { AUTH_BASE, ACCOUNT_PAGE } from '@roost/shared/domain/callback-address';
import { Button, Heading, LinkButton, TextField } from '@roost/shared/ui';
import type { AuthData } from './auth-data.ts';
import { authCopy } from './auth-copy.ts';
import { AuthFrame } from './AuthFrame.tsx';
import { Carried, Problem } from './form-parts.tsx';
import { useAuthForm } from './use-auth-form.ts';
import styles from './Auth.module.css';

const texts = authCopy.data;

/** What is stored of the guest: as a file, and deleted (SAFE-15). Shown within an hour of signing in. */
export function YourData({ data: { csrfToken } }: { data: AuthData }) {
  const form = useAuthForm({ path: '/account/delete', external: null, fields: ['email'] });
  return (
    <>
      <hr className={styles.rule} />
      <Heading level={2}>{texts.title}</Heading>
      {/* A plain form: its answer is a file. */}
      <form className={styles.form} method="post" action={`${AUTH_BASE}/account/export`}>
        <Carried csrfToken={csrfToken} callback={ACCOUNT_PAGE} />
        <p className={styles.small}>{texts.exportText}</p>
        <Button type="submit" block>
          {texts.export}
        </Button>
      </form>
      <details className={styles.more} open={form.problem !== null || form.errors.email !== undefined || undefined}>
        <summary>{texts.delete}</summary>
        <form className={styles.form} method="post" action={`${AUTH_BASE}/account/delete`} onSubmit={form.submit}>
          <Carried csrfToken={csrfToken} callback={ACCOUNT_PAGE} />
          <p>{texts.deleteText}</p>
          <p>{texts.first}</p>
          <p className={styles.small}>{texts.kept}</p>
          <Problem form={form} />
          <TextField
            label={texts.type}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            required
            maxLength={254}
            error={form.errors.email}
          />
          <Button type="submit" block className={styles.danger} busy={form.busy !== null}>
            {texts.submit}
          </Button>
        </form>
      </details>
    </>
  );
}

/** After it: nobody is signed in any more. */
export function Deleted() {
  return (
    <AuthFrame title={texts.deleted} lede={texts.deletedText} icon="check">
      <LinkButton variant="primary" size="lg" block href="/">
        {texts.home}
      </LinkButton>
    </AuthFrame>
  );
}
