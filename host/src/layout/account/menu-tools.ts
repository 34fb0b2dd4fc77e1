import type { RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { authPage } from '@roost/shared/domain/callback-address';
import { readStay, withStay } from '@roost/shared/domain/stay';
import { signOut } from '@roost/shared/session';
import { selectFavoriteCount, useAppSelector } from '@roost/shared/state';

/** `signIn`: the page to sign in on, which leads back here. */
export type AccountMenuProps = { trigger: RefObject<HTMLElement | null>; onClose: () => void; signIn: string };

/** Returns the page to create an account on, which leads back to the same place as the one to sign in on. */
export const toSignUp = (signIn: string): string => signIn.replace(authPage('signin'), authPage('signup'));

export async function leave(): Promise<void> {
  await signOut({ callbackUrl: '/' });
}

/**
 * How many homes are saved, and the address of their page. The stay travels along, so that homes saved for these nights
 * are priced for them (FAV-1).
 */
export function useSaved(): { saved: number; favorites: string } {
  const { search } = useLocation();
  const saved = useAppSelector(selectFavoriteCount);
  const stay = withStay(new URLSearchParams(), readStay(new URLSearchParams(search))).toString();
  return { saved, favorites: stay === '' ? '/favorites' : `/favorites?${stay}` };
}
