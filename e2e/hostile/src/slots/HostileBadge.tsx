/** A part of every page's header. */
import { use, useEffect } from 'react';
import { deed, does, forever, hang } from '../deed.ts';

const never = hang();

if (does('throws at import of its slot')) throw new Error('hostile at import of its slot');

export function HostileBadge() {
  useEffect(() => {
    if (does('throws in an effect of its slot')) throw new Error('hostile in an effect of its slot');
  }, []);
  if (does('throws in its slot')) throw new Error('hostile in its slot');
  if (does('loops in its slot')) forever();
  if (does('waits for ever in its slot')) use(never);
  if (does('renders what is no element in its slot')) return { said: deed } as never;
  return <small>Badge: {deed}</small>;
}
