import { useState } from 'react';
import type { ReactNode } from 'react';
import { ACCOUNT_PAGE, AUTH_BASE } from '@roost/shared/domain/callback-address';
import { Button, Note } from '@roost/shared/ui';
import type { AuthData } from './auth-data.ts';
import { authCopy } from './auth-copy.ts';
import { Carried } from './form-parts.tsx';
import type { AuthForm } from './use-auth-form.ts';
import { usePasskey } from './use-passkey.ts';
import { useReadersDay } from './use-readers-day.ts';
import { useSavedForm } from './use-saved-form.tsx';
import styles from './Auth.module.css';

const texts = authCopy.account;

type OwnPasskeyForms = {
  add: ReturnType<typeof usePasskey>;
  remove: AuthForm['submit'];
  removing: boolean;
  /** Says what was done. */
  told: ReactNode;
  problem: AuthForm['problem'];
};

/** Adds and removes passkeys of the guest who is signed in, and says so on the page (SAFE-12). */
export function useOwnPasskeys(): OwnPasskeyForms {
  const [isAdded, setIsAdded] = useState(false);
  const text = isAdded ? texts.keyAdded : texts.keyRemoved;
  const { form, told, tell } = useSavedForm({ path: '/passkey/remove', text, buttonGoes: true });
  const add = usePasskey('register', ACCOUNT_PAGE, () => {
    setIsAdded(true);
    tell();
  });
  return {
    add,
    remove: (event) => {
      setIsAdded(false);
      form.submit(event);
    },
    removing: form.busy !== null,
    told,
    problem: add.problem ?? form.problem,
  };
}

/** The list of them, and the button that adds one. */
export function OwnPasskeys({ data, keys }: { data: AuthData; keys: OwnPasskeyForms }) {
  const day = useReadersDay();
  return (
    <>
      {data.passkeys.length > 0 && (
        <ul className={styles.devices}>
          {data.passkeys.map(({ id, device, since, lastUsed }) => (
            <li key={id}>
              <form method="post" action={`${AUTH_BASE}/passkey/remove`} onSubmit={keys.remove}>
                <Carried csrfToken={data.csrfToken} callback={ACCOUNT_PAGE} />
                <input type="hidden" name="passkey" value={id} />
                <span>
                  {authCopy.devices.name(device)}
                  <small>
                    {lastUsed === null ? texts.added(day(since)) : authCopy.devices.lastUsed(day(lastUsed))}
                  </small>
                </span>
                {data.fresh && (
                  <Button
                    type="submit"
                    aria-label={texts.removeKey(authCopy.devices.name(device))}
                    busy={keys.removing}
                  >
                    {texts.remove}
                  </Button>
                )}
              </form>
            </li>
          ))}
        </ul>
      )}
      {keys.told}
      <div className={styles.addPasskey}>
        {!data.fresh ? null : keys.add.possible ? (
          <Button block icon="shield" busy={keys.add.busy} onClick={keys.add.ask}>
            {texts.add}
          </Button>
        ) : (
          <Note tone="info">{texts.impossible}</Note>
        )}
      </div>
    </>
  );
}
