import { ACCOUNT_PAGE, AUTH_BASE } from '@roost/shared/domain/callback-address';
import { Button, cx, Heading, Note, TextField } from '@roost/shared/ui';
import type { AuthData, Profile as ProfileData } from './auth-data.ts';
import { authCopy } from './auth-copy.ts';
import { Carried, EmailField } from './form-parts.tsx';
import { useAuthForm, type AuthForm } from './use-auth-form.ts';
import styles from './Auth.module.css';

const texts = authCopy.profile;

type Part = { profile: ProfileData; csrfToken: AuthData['csrfToken'] };

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
      <p className={styles.small}>{texts.emailIs(profile.email)}</p>
      {fresh &&
        (profile.newEmail === null ? (
          <details className={styles.more}>
            <summary>{texts.changeEmail}</summary>
            <NewEmail csrfToken={csrfToken} />
          </details>
        ) : (
          <>
            <EmailCode newEmail={profile.newEmail} csrfToken={csrfToken} />
            <details className={styles.more}>
              <summary>{texts.otherEmail}</summary>
              <NewEmail csrfToken={csrfToken} />
            </details>
          </>
        ))}
      <SavedGuests profile={profile} csrfToken={csrfToken} />
      <hr className={styles.rule} />
    </>
  );
}

function Name({ profile, csrfToken }: Part) {
  const form = useAuthForm({ path: '/account/name', external: null, fields: ['firstName'] });
  return (
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
  );
}

function NewEmail({ csrfToken }: Pick<Part, 'csrfToken'>) {
  const form = useAuthForm({ path: '/account/email', external: null, fields: ['email'] });
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

function EmailCode({ newEmail, csrfToken }: { newEmail: string } & Pick<Part, 'csrfToken'>) {
  const form = useAuthForm({ path: '/account/email/confirm', external: null, fields: ['code'] });
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
  const add = useAuthForm({ path: '/account/guests/add', external: null, fields: ['firstName'] });
  const remove = useAuthForm({ path: '/account/guests/remove', external: null, fields: [] });
  return (
    <>
      <hr className={styles.rule} />
      <Heading level={2}>{texts.guests}</Heading>
      <p className={styles.small}>{texts.guestsText}</p>
      {guests.length > 0 && (
        <ul className={styles.devices}>
          {guests.map(({ id, firstName, lastName }) => (
            <li key={id}>
              <form method="post" action={`${AUTH_BASE}/account/guests/remove`} onSubmit={remove.submit}>
                <Carried csrfToken={csrfToken} callback={ACCOUNT_PAGE} />
                <input type="hidden" name="guest" value={id} />
                <span>{`${firstName} ${lastName}`}</span>
                <Button
                  type="submit"
                  aria-label={texts.removeGuest(`${firstName} ${lastName}`)}
                  busy={remove.busy !== null}
                >
                  {texts.remove}
                </Button>
              </form>
            </li>
          ))}
        </ul>
      )}
      <details className={styles.more}>
        <summary>{texts.addGuest}</summary>
        <form className={styles.form} method="post" action={`${AUTH_BASE}/account/guests/add`} onSubmit={add.submit}>
          <Carried csrfToken={csrfToken} callback={ACCOUNT_PAGE} />
          <Problem form={add} />
          <div className={styles.names}>
            <TextField
              label={authCopy.firstName}
              name="firstName"
              autoComplete="off"
              required
              maxLength={60}
              error={add.errors.firstName}
            />
            <TextField label={authCopy.lastName} name="lastName" autoComplete="off" required maxLength={60} />
          </div>
          <Button type="submit" block busy={add.busy !== null}>
            {texts.saveGuest}
          </Button>
        </form>
      </details>
    </>
  );
}
