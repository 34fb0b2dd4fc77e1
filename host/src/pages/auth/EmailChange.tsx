import { useEffect, useRef } from 'react';
import { ACCOUNT_PAGE, AUTH_BASE } from '@roost/shared/domain/callback-address';
import { Button, cx, Note, TextField } from '@roost/shared/ui';
import type { AuthData, Profile } from './auth-data.ts';
import { authCopy } from './auth-copy.ts';
import { Carried, EmailField, Problem, type FormPart } from './form-parts.tsx';
import type { AuthForm } from './use-auth-form.ts';
import { useSavedForm } from './use-saved-form.tsx';
import styles from './Auth.module.css';

const texts = authCopy.profile;

type EmailChangeProps = Pick<AuthData, 'csrfToken' | 'fresh'> & { profile: Profile };

/**
 * The guest's address, and the two steps to another one (ACCT-1). The form of one step goes when the other comes, so
 * both are sent from here.
 */
export function EmailChange({ profile: { email, newEmail }, csrfToken, fresh }: EmailChangeProps) {
  const asked = useSavedForm({ path: '/account/email', fields: ['email'] });
  const confirmed = useSavedForm({
    path: '/account/email/confirm',
    fields: ['code'],
    text: texts.emailChanged,
    buttonGoes: true,
  });
  const resent = useSavedForm({ path: '/account/email', text: authCopy.checkMail.sentAgain, buttonGoes: true });
  // Nothing is said while another address waits again.
  const kept = useSavedForm({
    path: '/account/email/cancel',
    text: newEmail === null ? texts.emailKept : '',
    buttonGoes: true,
  });
  return (
    <>
      <p className={cx(styles.small, styles.address)}>{texts.emailIs(email)}</p>
      {confirmed.told}
      {kept.told}
      {fresh && newEmail !== null && (
        <>
          <EmailCode
            key={`code ${asked.times}`}
            newEmail={newEmail}
            csrfToken={csrfToken}
            form={confirmed.form}
            takeFocus={asked.times > 0}
          />
          <CodeHelp email={email} newEmail={newEmail} csrfToken={csrfToken} again={resent.form} keep={kept.form} />
          {resent.times > 0 && resent.told}
        </>
      )}
      {fresh && (
        <details key={`new ${asked.times} ${newEmail}`} className={styles.more}>
          <summary>{newEmail === null ? texts.changeEmail : texts.otherEmail}</summary>
          <NewEmail csrfToken={csrfToken} form={asked.form} />
        </details>
      )}
    </>
  );
}

function NewEmail({ csrfToken, form }: FormPart) {
  return (
    <form className={styles.form} method="post" action={`${AUTH_BASE}/account/email`} onSubmit={form.submit}>
      <Carried csrfToken={csrfToken} callback={ACCOUNT_PAGE} />
      <p className={styles.small}>{texts.emailText}</p>
      <Problem form={form} />
      <EmailField label={texts.newEmail} error={form.errors.email} />
      <Button type="submit" block busy={form.busy !== null}>
        {texts.sendCode}
      </Button>
    </form>
  );
}

type EmailCodeProps = FormPart & {
  newEmail: string;
  /** The code was just asked for here. */
  takeFocus: boolean;
};

function EmailCode({ newEmail, csrfToken, form, takeFocus }: EmailCodeProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takeFocus) field.current?.focus();
  }, [takeFocus]);
  return (
    <form
      className={cx(styles.form, styles.more)}
      method="post"
      action={`${AUTH_BASE}/account/email/confirm`}
      onSubmit={form.submit}
    >
      <Carried csrfToken={csrfToken} callback={ACCOUNT_PAGE} />
      <Note tone="info">{texts.waits(newEmail)}</Note>
      <Problem form={form} />
      <TextField
        ref={field}
        label={texts.code}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        maxLength={10}
        error={form.errors.code}
      />
      <Button type="submit" variant="primary" block busy={form.busy !== null}>
        {texts.confirm}
      </Button>
    </form>
  );
}

type CodeHelpProps = {
  email: string;
  newEmail: string;
  csrfToken: AuthData['csrfToken'];
  again: AuthForm;
  keep: AuthForm;
};

/** For a code that does not come, and for a guest who has changed their mind. */
function CodeHelp({ email, newEmail, csrfToken, again, keep }: CodeHelpProps) {
  return (
    <>
      <form className={styles.small} method="post" action={`${AUTH_BASE}/account/email`} onSubmit={again.submit}>
        <Carried csrfToken={csrfToken} callback={ACCOUNT_PAGE} />
        <input type="hidden" name="email" value={newEmail} />
        {texts.nothing}{' '}
        <button type="submit" className={styles.again} aria-disabled={again.busy !== null}>
          {texts.again}
        </button>
        .
        <Problem form={again} />
      </form>
      <form className={styles.small} method="post" action={`${AUTH_BASE}/account/email/cancel`} onSubmit={keep.submit}>
        <Carried csrfToken={csrfToken} callback={ACCOUNT_PAGE} />
        <button type="submit" className={styles.again} aria-disabled={keep.busy !== null}>
          {texts.keepEmail(email)}
        </button>
      </form>
    </>
  );
}
