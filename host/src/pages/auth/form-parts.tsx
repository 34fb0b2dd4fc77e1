import { useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { AUTH_BASE } from '@roost/shared/domain/callback-address';
import { passwordProblem, passwordStrength } from '@roost/shared/domain/password';
import { Button, Note, TextField } from '@roost/shared/ui';
import { authCopy } from './auth-copy.ts';
import type { AuthForm } from './use-auth-form.ts';
import styles from './Auth.module.css';

/** What every form carries besides its fields, for when no script sends it. */
export function Carried({ csrfToken, callback }: { csrfToken: string | null; callback: string }) {
  return (
    <>
      <input type="hidden" name="csrfToken" value={csrfToken ?? ''} />
      <input type="hidden" name="callbackUrl" value={callback} />
    </>
  );
}

/** A form of the account, and what it is sent with. */
export type FormPart = { form: AuthForm; csrfToken: string | null };

/** What is wrong with none of a form's fields. */
export function Problem({ form: { problem } }: { form: AuthForm }) {
  if (!problem) return null;
  return (
    <div tabIndex={-1} data-problem="">
      <Note tone="bad" role="alert">
        {problem.text}
      </Note>
    </div>
  );
}

/** The outside sign-in, in a form of its own, above the others. */
export function ExternalForm({
  name,
  csrfToken,
  callback,
}: {
  name: string | null;
  csrfToken: string | null;
  callback: string;
}) {
  if (name === null) return null;
  return (
    <>
      <form method="post" action={`${AUTH_BASE}/signin/external`}>
        <Carried csrfToken={csrfToken} callback={callback} />
        <Button type="submit" size="lg" block>
          {authCopy.external(name)}
        </Button>
      </form>
      <p className={styles.or}>{authCopy.or}</p>
    </>
  );
}

type PasswordFieldProps = {
  label: string;
  autoComplete: 'current-password' | 'new-password';
  error: string | undefined;
  /** Beside the label. */
  aside?: ReactNode;
  /** Says how good a new password is. */
  meter?: boolean;
};

/** A password that can be shown, with a word when Caps Lock is on. */
export function PasswordField({ label, autoComplete, error, aside, meter = false }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const [caps, setCaps] = useState(false);
  const [value, setValue] = useState('');
  const look = (event: KeyboardEvent<HTMLInputElement>) => setCaps(event.getModifierState('CapsLock'));
  const strength = passwordStrength(value);
  const common = value !== '' && passwordProblem(value) === 'common';
  const meterText = common ? authCopy.signUp.common : authCopy.signUp.strength[strength];
  return (
    <div className={styles.password}>
      <TextField
        label={label}
        name="password"
        type={shown ? 'text' : 'password'}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        required
        maxLength={1000}
        error={error}
        hint={caps ? <span role="status">{authCopy.capsLock}</span> : meter ? meterText : undefined}
        onKeyDown={look}
        onKeyUp={look}
        onBlur={() => setCaps(false)}
        {...(meter ? { onChange: (event) => setValue(event.currentTarget.value) } : {})}
      />
      {meter && value !== '' && (
        <div className={styles.meter} aria-hidden="true">
          {[1, 2, 3, 4].map((step) => (
            <i key={step} data-on={step <= strength} />
          ))}
        </div>
      )}
      <span className={styles.aside}>
        {aside}
        <button type="button" aria-pressed={shown} aria-label={authCopy.showPassword} onClick={() => setShown(!shown)}>
          {shown ? authCopy.hide : authCopy.show}
        </button>
      </span>
    </div>
  );
}

/** An e-mail address. */
export function EmailField({ error, label = authCopy.email }: { error: string | undefined; label?: string }) {
  return (
    <TextField
      label={label}
      name="email"
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      required
      maxLength={254}
      error={error}
    />
  );
}
