import { ACCOUNT_PAGE, AUTH_BASE } from '@roost/shared/domain/callback-address';
import { Button, Heading, TextField } from '@roost/shared/ui';
import type { AuthData, Profile as ProfileData } from './auth-data.ts';
import { authCopy } from './auth-copy.ts';
import { EmailChange } from './EmailChange.tsx';
import { Carried, Problem, type FormPart } from './form-parts.tsx';
import { useSavedForm } from './use-saved-form.tsx';
import styles from './Auth.module.css';

const texts = authCopy.profile;

type Part = { profile: ProfileData; csrfToken: AuthData['csrfToken'] };
/** Who the guest is, and people they book for (ACCT-1). Another address is asked for within an hour of signing in. */
export function Profile({ data: { profile, csrfToken, fresh } }: { data: AuthData }) {
  if (profile === null) return null;
  return (
    <>
      <Name profile={profile} csrfToken={csrfToken} />
      <EmailChange profile={profile} csrfToken={csrfToken} fresh={fresh} />
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
