import { ACCOUNT_PAGE, AUTH_BASE } from '@roost/shared/domain/callback-address';
import { Button, Heading } from '@roost/shared/ui';
import type { AuthData } from './auth-data.ts';
import { authCopy } from './auth-copy.ts';
import { Carried, Problem } from './form-parts.tsx';
import { useSavedForm } from './use-saved-form.tsx';
import styles from './Auth.module.css';

const texts = authCopy.newsletter;
const PATH = '/account/newsletter/end';

/** The end of mails about new homes, for a guest who has agreed to them when booking. */
export function Newsletter({ data: { profile, csrfToken } }: { data: AuthData }) {
  const { form, told } = useSavedForm({ path: PATH, text: texts.ended, buttonGoes: true });
  return (
    <>
      {profile?.newsletter && (
        <>
          <hr className={styles.rule} />
          <Heading level={2}>{texts.title}</Heading>
          <form className={styles.form} method="post" action={AUTH_BASE + PATH} onSubmit={form.submit}>
            <Carried csrfToken={csrfToken} callback={ACCOUNT_PAGE} />
            <Problem form={form} />
            <p className={styles.small}>{texts.text}</p>
            <Button type="submit" block busy={form.busy !== null}>
              {texts.end}
            </Button>
          </form>
        </>
      )}
      {told}
    </>
  );
}
