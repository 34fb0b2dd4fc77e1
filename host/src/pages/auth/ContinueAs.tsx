import { AUTH_BASE, authPage } from '@roost/shared/domain/callback-address';
import { Button, LinkButton, Note } from '@roost/shared/ui';
import type { AuthData } from './auth-data.ts';
import { authCopy } from './auth-copy.ts';
import { AuthFrame } from './AuthFrame.tsx';
import { AuthError } from './Ends.tsx';
import { Carried } from './form-parts.tsx';
import { useAuthForm, useAuthQuery } from './use-auth-form.ts';
import styles from './Auth.module.css';

/** After a mailed link was opened: signs in by a button, because mail scanners open links too (SAFE-4). */
export function ContinueAs({ data: { csrfToken, external, email, here } }: { data: AuthData }) {
  const { callback } = useAuthQuery();
  const form = useAuthForm({ path: '/continue', external, fields: [] });
  const texts = authCopy.continueAs;
  if (email === null) return <AuthError usedUp />;
  return (
    <AuthFrame title={texts.title} icon="mail" problem={form.problem} lede={texts.lede}>
      {!here && <Note tone="info">{texts.elsewhere}</Note>}
      <form className={styles.ways} method="post" action={`${AUTH_BASE}/continue`} onSubmit={form.submit}>
        <Carried csrfToken={csrfToken} callback={callback} />
        <Button type="submit" variant="primary" size="lg" block busy={form.busy !== null}>
          {texts.submit(email)}
        </Button>
        <LinkButton variant="text" block href={authPage('signin')}>
          {texts.other}
        </LinkButton>
      </form>
    </AuthFrame>
  );
}
