import { useState } from 'react';
import { MenuPopover } from './MenuPopover.tsx';
import { MenuSheet } from './MenuSheet.tsx';
import type { AccountMenuProps } from './menu-tools.ts';

const NARROW = '(max-width: 47.9375rem)';

/** The menu below the guest's name; a sheet over the whole screen on phones. */
export function AccountMenu(props: AccountMenuProps) {
  const [narrow] = useState(() => window.matchMedia(NARROW).matches);
  return narrow ? <MenuSheet {...props} /> : <MenuPopover {...props} />;
}
