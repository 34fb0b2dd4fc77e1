import { useEffect, useRef } from 'react';
import { ACCOUNT_PAGE, AUTH_BASE } from '@roost/shared/domain/callback-address';
import { Button, cx, Heading, Note, TextField } from '@roost/shared/ui';
import type { AuthData, Profile as ProfileData } from './auth-data.ts';
import { authCopy } from './auth-copy.ts';
import { Carried, EmailField } from './form-parts.tsx';
import type { AuthForm } from './use-auth-form.ts';
import { useSavedForm } from './use-saved-form.tsx';
import styles from './Auth.module.css';

const texts = authCopy.profile;

type Part = { profile: ProfileData; csrfToken: AuthData['csrfToken'] };
type FormPart = { form: AuthForm; csrfToken: AuthData['csrfToken'] };

/** What is wrong with none of a form's fields. */
function Problem({ form: { problem } }: { form: AuthForm }) {
  if (!problem) return null;
  return (
    <div tabIndex={-1} data-problem="">
      <Note tone="bad" role="alert">
        {problem.text}
      </Note>
    </div>
  );
}

/** Who the guest is, and people they book for (ACCT-1). Another address is asked for within an hour of signing in. */
export function Profile({ data: { profile, csrfToken, fresh } }: { data: AuthData }) {
  if (profile === null) return null;
  return (
    <>
      <Name profile={profile} csrfToken={csrfToken} />
      <Email profile={profile} csrfToken={csrfToken} fresh={fresh} />
      <SavedGuests profile={profile} csrfToken={csrfToken} />
      <hr className={styles.rule} />
    </>
  );
}

function Name({ profile, csrfToken }: Part) {
  const { form, told } = useSavedForm({ path: '/account/name', fields: ['firstName'], text: texts.nameSaved });
  return (
    <>
      <form className={styles.form} method="post" action={`${AUTH_BASE}/account/name`} onSubmit={form.submit}>
        <Carried csrfToken={csrfToken} callback={ACCOUNT_PAGE} />
        <Problem form={form} />
        <TextField
          label={texts.name}
          name="firstName"
          autoComplete="name"
          defaultValue={profile.name ?? ''}
          required
          maxLength={100}
          error={form.errors.firstName}
        />
        <Button type="submit" block busy={form.busy !== null}>
          {texts.saveName}
        </Button>
      </form>
      {told}
    </>
  );
}

/** The address, and the two steps to another one. The form of one step goes when the other comes, so both are sent from here. */
function Email({ profile: { email, newEmail }, csrfToken, fresh }: Part & Pick<AuthData, 'fresh'>) {
  const asked = useSavedForm({ path: '/account/email', fields: ['email'] });
  const confirmed = useSavedForm({
    path: '/account/email/confirm',
    fields: ['code'],
    text: texts.emailChanged,
    buttonGoes: true,
  });
  return (
    <>
      <p className={styles.small}>{texts.emailIs(email)}</p>
      {confirmed.told}
      {fresh && newEmail !== null && (
        <EmailCode
          key={`code ${asked.times}`}
          newEmail={newEmail}
          csrfToken={csrfToken}
          form={confirmed.form}
          takeFocus={asked.times > 0}
        />
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

function SavedGuests({ profile: { guests }, csrfToken }: Part) {
  const add = useSavedForm({
    path: '/account/guests/add',
    fields: ['firstName'],
    text: texts.guestSaved,
    buttonGoes: true,
  });
  const remove = useSavedForm({ path: '/account/guests/remove', text: texts.guestRemoved, buttonGoes: true });
  return (
    <>
      <hr className={styles.rule} />
      <Heading level={2}>{texts.guests}</Heading>
      <p className={styles.small}>{texts.guestsText}</p>
      {guests.length > 0 && (
        <ul className={styles.devices}>
          {guests.map(({ id, firstName, lastName }) => (
            <li key={id}>
              <form method="post" action={`${AUTH_BASE}/account/guests/remove`} onSubmit={remove.form.submit}>
                <Carried csrfToken={csrfToken} callback={ACCOUNT_PAGE} />
                <input type="hidden" name="guest" value={id} />
                <span>{`${firstName} ${lastName}`}</span>
                <Button
                  type="submit"
                  aria-label={texts.removeGuest(`${firstName} ${lastName}`)}
                  busy={remove.form.busy !== null}
                >
                  {texts.remove}
                </Button>
              </form>
            </li>
          ))}
        </ul>
      )}
      {remove.told}
      {add.told}
      <AddGuest key={add.times} csrfToken={csrfToken} form={add.form} />
    </>
  );
}

function AddGuest({ csrfToken, form }: FormPart) {
  return (
    <details className={styles.more}>
      <summary>{texts.addGuest}</summary>
      <form className={styles.form} method="post" action={`${AUTH_BASE}/account/guests/add`} onSubmit={form.submit}>
        <Carried csrfToken={csrfToken} callback={ACCOUNT_PAGE} />
        <Problem form={form} />
        <div className={styles.names}>
          <TextField
            label={authCopy.firstName}
            name="firstName"
            autoComplete="off"
            required
            maxLength={60}
            error={form.errors.firstName}
          />
          <TextField label={authCopy.lastName} name="lastName" autoComplete="off" required maxLength={60} />
        </div>
        <Button type="submit" block busy={form.busy !== null}>
          {texts.saveGuest}
        </Button>
      </form>
    </details>
  );
}
