import { useRef, useState } from 'react';
import type { ComponentType, MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { AUTH_BASE, authPage } from '@roost/shared/domain/callback-address';
import { useSession } from '@roost/shared/session';
import { AppLink, cx, Icon, LinkButton } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import type { AccountMenuProps } from './menu-tools.ts';
import styles from './AccountNav.module.css';

const loadMenu = () => import(/* webpackChunkName: "account-menu" */ './AccountMenu.tsx');

/**
 * The end of the header: "Sign in" and a menu, or who is signed in with their menu; the menu alone, with the place of
 * "Sign in" kept, while services cannot say who is there. The menu's code comes when it is first wanted; before that, and
 * without a script, the same places are ordinary links.
 */
export function AccountNav() {
  const { status, data, isUnknown } = useSession();
  const { pathname, search } = useLocation();
  const [Menu, setMenu] = useState<ComponentType<AccountMenuProps> | null>(null);
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLAnchorElement>(null);
  const guest = status !== 'authenticated';
  const signIn = authPage('signin', { callbackUrl: pathname.startsWith(AUTH_BASE) ? null : pathname + search });
  const name = data?.user.name?.split(' ')[0] ?? copy.nav.account;

  const press = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(!open);
    // Code that does not come leaves the link to be followed.
    if (!Menu)
      loadMenu().then(
        (module) => setMenu(() => module.AccountMenu),
        () => window.location.assign(guest ? signIn : authPage('signout')),
      );
  };
  const prefetch = () => {
    if (!Menu) loadMenu().catch(() => undefined);
  };
  const menuLink = {
    ref: trigger,
    'aria-haspopup': 'menu',
    'aria-expanded': open,
    onClick: press,
    onPointerEnter: prefetch,
  } as const;

  return (
    <span className={cx(styles.account, status === 'loading' && styles.unknown)}>
      {guest && (
        <LinkButton className={cx(styles.wide, isUnknown && styles.unknown)} aria-hidden={isUnknown} href={signIn}>
          {copy.nav.signIn}
        </LinkButton>
      )}
      {guest ? (
        <AppLink className={cx(styles.link, styles.narrow)} href={signIn} aria-label={copy.nav.menu} {...menuLink}>
          <Icon name="menu" />
        </AppLink>
      ) : (
        <AppLink className={styles.link} href={authPage('signout')} {...menuLink}>
          <span className={styles.avatar} aria-hidden="true">
            {[...name][0]?.toUpperCase()}
          </span>
          <span className={styles.name}>{name}</span>
          <Icon name="chevronDown" />
        </AppLink>
      )}
      {open && Menu && <Menu trigger={trigger} onClose={() => setOpen(false)} signIn={signIn} />}
    </span>
  );
}
