import { useEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { ACCOUNT_PAGE } from '@roost/shared/domain/callback-address';
import { useSession } from '@roost/shared/session';
import { AppLink, Icon } from '@roost/shared/ui';
import { accountCopy as copy } from './account-copy.ts';
import { leave, toSignUp, useSaved } from './menu-tools.ts';
import type { AccountMenuProps } from './menu-tools.ts';
import { MenuSettings } from './MenuSettings.tsx';
import { OwnIcon } from './OwnIcon.tsx';
import styles from './AccountMenu.module.css';

/** Who is signed in, at the top of the menu. */
function GuestName() {
  const { data } = useSession();
  return (
    <div className={styles.who} role="none">
      <span className={styles.bigAvatar} aria-hidden="true">
        {[...(data?.user.name ?? data?.user.email ?? '')][0]?.toUpperCase()}
      </span>
      <div>
        <b>{data?.user.name}</b>
        <p>{data?.user.email}</p>
      </div>
    </div>
  );
}

/** The places of the popover. Signing in stands beside it, so a guest is offered what else there is. */
function MenuItems({ guest, signUp }: { guest: boolean; signUp: string }) {
  const { isUnknown } = useSession();
  const { saved, favorites } = useSaved();
  const item = { role: 'menuitem', tabIndex: -1 } as const;
  return (
    <>
      {guest && !isUnknown && (
        <AppLink {...item} href={signUp}>
          <Icon name="plus" />
          {copy.create}
        </AppLink>
      )}
      <AppLink {...item} href="/trips">
        <OwnIcon name="trips" />
        {guest && !isUnknown ? copy.find : copy.trips}
      </AppLink>
      <AppLink {...item} href="/messages">
        <Icon name="message" />
        {copy.messages}
      </AppLink>
      <AppLink {...item} href={favorites}>
        <Icon name="heart" />
        {copy.favorites}
        {saved > 0 && <small>{saved}</small>}
      </AppLink>
      <hr role="none" />
      {!guest && (
        <AppLink {...item} href={ACCOUNT_PAGE}>
          <Icon name="shield" />
          {copy.yourAccount}
        </AppLink>
      )}
      <AppLink {...item} href="/help">
        <Icon name="info" />
        {copy.help}
      </AppLink>
      {!guest && (
        <button {...item} type="button" onClick={() => void leave()}>
          <OwnIcon name="out" />
          {copy.signOut}
        </button>
      )}
    </>
  );
}

/** Arrows move, Home and End jump, a letter finds; Tab goes on to the settings, and Esc and leaving close. */
export function MenuPopover({ trigger, onClose, signIn }: AccountMenuProps) {
  const guest = useSession().status !== 'authenticated';
  const popover = useRef<HTMLDivElement>(null);
  const items = () => [...(popover.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];

  useEffect(() => {
    popover.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
    const outside = (event: PointerEvent) => {
      const target = event.target as Node;
      if (!popover.current?.contains(target) && !trigger.current?.contains(target)) onClose();
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [onClose, trigger]);

  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      trigger.current?.focus();
      onClose();
      return;
    }
    const all = items();
    const at = all.indexOf(document.activeElement as HTMLElement);
    // Keys of the settings are their own.
    if (at < 0) return;
    const byLetter =
      event.key.length === 1
        ? [...all.slice(at + 1), ...all].find((item) =>
            item.textContent?.trim().toLowerCase().startsWith(event.key.toLowerCase()),
          )
        : undefined;
    const next =
      { ArrowDown: all[(at + 1) % all.length], ArrowUp: all.at(at - 1), Home: all[0], End: all.at(-1) }[event.key] ??
      byLetter;
    if (!next) return;
    event.preventDefault();
    next.focus();
  };

  return (
    <div
      ref={popover}
      className={styles.menu}
      onKeyDown={press}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (relatedTarget && relatedTarget !== trigger.current && !currentTarget.contains(relatedTarget)) onClose();
      }}
      onClick={(event) => {
        if ((event.target as HTMLElement).closest('a')) onClose();
      }}
    >
      {!guest && (
        <>
          <GuestName />
          <hr role="none" />
        </>
      )}
      <div role="menu" tabIndex={-1} aria-label={guest ? copy.menu : copy.account}>
        <MenuItems guest={guest} signUp={toSignUp(signIn)} />
      </div>
      <hr role="none" />
      <MenuSettings />
    </div>
  );
}
