import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { ACCOUNT_PAGE, authPage } from '@roost/shared/domain/callback-address';
import { readStay, withStay } from '@roost/shared/domain/stay';
import { signOut, useSession } from '@roost/shared/session';
import { selectFavoriteCount, useAppSelector } from '@roost/shared/state';
import { AppLink, CountBadge, Icon, IconButton, LinkButton, Logo } from '@roost/shared/ui';
import { useConfig } from '../config-context.ts';
import { accountCopy as copy } from './account-copy.ts';
import styles from './Account.module.css';

export type AccountMenuProps = { trigger: RefObject<HTMLElement | null>; onClose: () => void; signIn: string };

const NARROW = '(max-width: 767px)';
const ICONS = {
  trips:
    'M6 20a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2M8 18V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v14M10 20h4M14 20a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M6 20a2 2 0 1 0 4 0a2 2 0 1 0 -4 0',
  out: 'M16 17l5-5-5-5M21 12H9M9 21H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h4',
} as const;

/** Icons that only this menu has; they need not travel with every page. */
function OwnIcon({ name }: { name: keyof typeof ICONS }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={ICONS[name]} />
    </svg>
  );
}

async function leave(): Promise<void> {
  await signOut({ callbackUrl: '/' });
}

/** The menu below the guest's name; a sheet over the whole screen on phones. */
export function AccountMenu(props: AccountMenuProps) {
  const [narrow] = useState(() => window.matchMedia(NARROW).matches);
  return narrow ? <MenuSheet {...props} /> : <MenuPopover {...props} />;
}

/** How many homes are saved, and the address of their page. The stay travels along, so that homes saved for these nights are priced for them (FAV-1). */
function useSaved(): { saved: number; favorites: string } {
  const { search } = useLocation();
  const saved = useAppSelector(selectFavoriteCount);
  const stay = withStay(new URLSearchParams(), readStay(new URLSearchParams(search))).toString();
  return { saved, favorites: stay === '' ? '/favorites' : `/favorites?${stay}` };
}

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

/** Arrows move, Home and End jump, a letter finds, Esc and Tab leave. */
function MenuPopover({ trigger, onClose }: AccountMenuProps) {
  const { saved, favorites } = useSaved();
  const menu = useRef<HTMLDivElement>(null);
  const items = () => [...(menu.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];

  useEffect(() => {
    menu.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
    const outside = (event: PointerEvent) => {
      const target = event.target as Node;
      if (!menu.current?.contains(target) && !trigger.current?.contains(target)) onClose();
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [onClose, trigger]);

  const press = (event: KeyboardEvent) => {
    const all = items();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const byLetter =
      event.key.length === 1
        ? [...all.slice(at + 1), ...all].find((item) =>
            item.textContent?.trim().toLowerCase().startsWith(event.key.toLowerCase()),
          )
        : undefined;
    const next =
      { ArrowDown: all[(at + 1) % all.length], ArrowUp: all.at(at - 1), Home: all[0], End: all.at(-1) }[event.key] ??
      byLetter;
    if (event.key === 'Escape' || event.key === 'Tab') {
      if (event.key === 'Escape') event.preventDefault();
      trigger.current?.focus();
      onClose();
    } else if (next) {
      event.preventDefault();
      next.focus();
    }
  };

  return (
    <div
      ref={menu}
      className={styles.menu}
      role="menu"
      tabIndex={-1}
      aria-label={copy.account}
      onKeyDown={press}
      onClick={(event) => {
        if ((event.target as HTMLElement).closest('a')) onClose();
      }}
    >
      <GuestName />
      <hr role="none" />
      <AppLink role="menuitem" tabIndex={-1} href="/trips">
        <OwnIcon name="trips" />
        {copy.trips}
      </AppLink>
      <AppLink role="menuitem" tabIndex={-1} href="/messages">
        <Icon name="message" />
        {copy.messages}
      </AppLink>
      <AppLink role="menuitem" tabIndex={-1} href={favorites}>
        <Icon name="heart" />
        {copy.favorites}
        {saved > 0 && <small>{saved}</small>}
      </AppLink>
      <hr role="none" />
      <AppLink role="menuitem" tabIndex={-1} href={ACCOUNT_PAGE}>
        <Icon name="shield" />
        {copy.yourAccount}
      </AppLink>
      <AppLink role="menuitem" tabIndex={-1} href="/help">
        <Icon name="info" />
        {copy.help}
      </AppLink>
      <button role="menuitem" tabIndex={-1} type="button" onClick={() => void leave()}>
        <OwnIcon name="out" />
        {copy.signOut}
      </button>
    </div>
  );
}

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

function MenuSheet({ trigger, onClose, signIn }: AccountMenuProps) {
  const { data, status } = useSession();
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
        {guest ? (
          <>
            <p className={styles.lede}>{copy.lede}</p>
            <div className={styles.pair}>
              <LinkButton variant="primary" href={signIn}>
                {copy.signIn}
              </LinkButton>
              <LinkButton href={signIn.replace(authPage('signin'), authPage('signup'))}>{copy.create}</LinkButton>
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
          <AppLink href="/trips">{guest ? copy.find : copy.trips}</AppLink>
          <AppLink href="/messages">{copy.messages}</AppLink>
        </nav>
        <nav className={styles.services} aria-label={copy.more}>
          <AppLink href="/help">
            <Icon name="info" />
            {copy.help}
          </AppLink>
          <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>
            <Icon name="phone" />
            {phone}
          </a>
          {!guest && <OwnPlaces />}
        </nav>
      </div>
    </dialog>
  );
}
