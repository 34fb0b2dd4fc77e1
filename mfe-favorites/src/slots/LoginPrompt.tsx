/** Slot: the dialog that offers to sign in, so that what was saved here is seen everywhere (FAV-8). */
import { useEffect, useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { isEmail } from '@roost/shared/domain/email';
import type { LoginPromptProps } from '@roost/shared/contracts/slots';
import { getProviders, signIn } from '@roost/shared/session';
import { useAppDispatch, useSlice } from '@roost/shared/state';
import { Button, Note, Picture, TextField } from '@roost/shared/ui';
import { Dialog } from '@roost/shared/ui/overlays';
import { copy } from '../copy.ts';
import { bannerDismissed } from '../state/banners.ts';
import { favoritesSlice } from '../state/favorites-slice.ts';
import { LOGIN_BANNER } from '../state/persist-banners.ts';
import { storedLoginOrigin } from '../state/login-origin.ts';
import { asWritten } from '@roost/shared/texts';
import styles from './LoginPrompt.module.css';

const texts = copy.login;

function SavedHome() {
  const home = useSlice(favoritesSlice, ({ firstFavoriteId, selectedListings, selectedListingsData }) => {
    const id = firstFavoriteId ?? selectedListings.at(-1);
    return id === undefined ? undefined : selectedListingsData[id];
  });
  if (!home) return <p className={styles.lede}>{texts.lede}</p>;
  return (
    <div className={styles.home}>
      {home.ImageUrl && (
        <div className={styles.picture}>
          <Picture src={home.ImageUrl} alt="" sizes="96px" ratio="3 / 2" widths={[160, 320]} />
        </div>
      )}
      <p>
        <b {...asWritten()}>{home.Headline}</b> {texts.savedHere}
      </p>
    </div>
  );
}

/** Returns the name of the external sign-in; null until it is known, and when there is none. */
function useExternalName(): string | null {
  const [name, setName] = useState<string | null>(null);
  useEffect(() => {
    let gone = false;
    void getProviders().then((providers) => {
      if (!gone) setName(providers?.external?.name ?? null);
    });
    return () => {
      gone = true;
    };
  }, []);
  return name;
}

/**
 * Offers the external sign-in, which returns to this page, and the sign-in by mail, which goes on to the page that says
 * to check the mail.
 */
export function LoginPrompt({ origin, onClose }: LoginPromptProps) {
  const dispatch = useAppDispatch();
  const isShare = origin === 'share-favorites';
  const external = useExternalName();
  const email = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string | undefined>();
  const [failed, setFailed] = useState(false);
  const [busy, setBusy] = useState<'email' | 'external' | null>(null);
  useEffect(() => void storedLoginOrigin().write(origin), [origin]);

  // The next heart does not ask again (UI-3).
  const decline = () => {
    if (!isShare) dispatch(bannerDismissed(LOGIN_BANNER));
    onClose();
  };
  const go = async (provider: 'email' | 'external', fields: Record<string, string>) => {
    setBusy(provider);
    setFailed(false);
    const result = await signIn(provider, fields);
    // A redirect has no result, and leaves the button busy until the page is gone.
    if (!result) return;
    setBusy(null);
    setFailed(true);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const address = email.current?.value.trim() ?? '';
    setError(isEmail(address) ? undefined : texts.wrongEmail);
    if (isEmail(address)) void go('email', { email: address });
    else email.current?.focus();
  };

  return (
    <Dialog
      title={isShare ? texts.shareTitle : texts.title}
      size="s"
      isOpen
      onOpenChange={(open) => {
        if (!open) decline();
      }}
    >
      {isShare ? <p className={styles.lede}>{texts.shareLede}</p> : <SavedHome />}
      {failed && (
        <Note tone="bad" role="alert">
          {texts.failed}
        </Note>
      )}
      {external && (
        <>
          <Button block size="lg" busy={busy === 'external'} onClick={() => void go('external', {})}>
            {texts.external(external)}
          </Button>
          <p className={styles.or}>{texts.or}</p>
        </>
      )}
      <form method="dialog" className={styles.form} noValidate onSubmit={submit}>
        <TextField
          ref={email}
          label={texts.email}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          error={error}
        />
        <Button type="submit" variant="primary" size="lg" block busy={busy === 'email'}>
          {texts.submit}
        </Button>
      </form>
      <p className={styles.later}>
        <Button variant="text" onClick={decline}>
          {isShare ? texts.shareLater : texts.later}
        </Button>
      </p>
    </Dialog>
  );
}
