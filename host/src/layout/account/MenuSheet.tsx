import { useEffect, useRef } from 'react';
import { ACCOUNT_PAGE } from '@roost/shared/domain/callback-address';
import { dialAddress } from '@roost/shared/domain/dial-address';
import { useSession } from '@roost/shared/session';
import { AppLink, CountBadge, Icon, IconButton, LinkButton, Logo } from '@roost/shared/ui';
import { useConfig } from '../config-context.ts';
import { accountCopy as copy } from './account-copy.ts';
import { leave, toSignUp, useSaved } from './menu-tools.ts';
import type { AccountMenuProps } from './menu-tools.ts';
import { MenuSettings } from './MenuSettings.tsx';
import { OwnIcon } from './OwnIcon.tsx';
import styles from './AccountMenu.module.css';

/** The last places of a guest's sheet. */
function OwnPlaces() {
  return (
    <>
      <AppLink href={ACCOUNT_PAGE}>
        <Icon name="shield" />
        {copy.yourAccount}
      </AppLink>
      <button type="button" onClick={() => void leave()}>
        <OwnIcon name="out" />
        {copy.signOut}
      </button>
    </>
  );
}

/** The menu of phones, over the whole screen. */
export function MenuSheet({ trigger, onClose, signIn }: AccountMenuProps) {
  const { data, status, isUnknown } = useSession();
  const { phone } = useConfig();
  const { saved, favorites } = useSaved();
  const sheet = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = sheet.current;
    const opener = trigger.current;
    dialog?.showModal();
    return () => {
      dialog?.close();
      opener?.focus();
    };
  }, [trigger]);

  const guest = status !== 'authenticated';
  return (
    <dialog
      ref={sheet}
      className={styles.sheet}
      aria-label={copy.menu}
      onClose={onClose}
      onClick={(event) => {
        if ((event.target as HTMLElement).closest('a')) onClose();
      }}
    >
      <header className={styles.sheetHead}>
        <Logo />
        <IconButton icon="x" label={copy.close} onClick={onClose} />
      </header>
      <div className={styles.sheetBody}>
        {isUnknown ? (
          <p className={styles.lede}>{copy.unknown}</p>
        ) : guest ? (
          <>
            <p className={styles.lede}>{copy.lede}</p>
            <div className={styles.pair}>
              <LinkButton variant="primary" href={signIn}>
                {copy.signIn}
              </LinkButton>
              <LinkButton href={toSignUp(signIn)}>{copy.create}</LinkButton>
            </div>
          </>
        ) : (
          <p className={styles.lede}>
            <b>{data?.user.name}</b>
            <br />
            {data?.user.email}
          </p>
        )}
        <nav className={styles.places} aria-label={copy.main}>
          <AppLink href={favorites}>
            {copy.favorites}
            {saved > 0 && <CountBadge count={saved} label={copy.saved} />}
          </AppLink>
          <AppLink href="/trips">{guest && !isUnknown ? copy.find : copy.trips}</AppLink>
          <AppLink href="/messages">{copy.messages}</AppLink>
        </nav>
        <nav className={styles.services} aria-label={copy.more}>
          <AppLink href="/help">
            <Icon name="info" />
            {copy.help}
          </AppLink>
          <a href={dialAddress(phone)}>
            <Icon name="phone" />
            <bdi dir="ltr">{phone}</bdi>
          </a>
          {!guest && <OwnPlaces />}
        </nav>
        <MenuSettings />
      </div>
    </dialog>
  );
}
