import { useEffect, useRef, useState } from 'react';
import { Wrap } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import styles from './AnchorMenu.module.css';

/** A part whose heading stands this far below the bar is what one reads: of the part before it only the end is left. */
const READ_PX = 160;

type MenuEntry = { id: string; label: string };

/** Links to the parts of the page. The part that stands below the menu bar is marked, Overview at first (LIST-1). */
export function AnchorMenu({ items }: { items: readonly MenuEntry[] }) {
  const bar = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [active, setActive] = useState('overview');
  const ids = items.map((item) => item.id).join(' ');

  useEffect(() => {
    // Looked up when they are asked for: they may come after the menu.
    const findSections = () =>
      ids
        .split(' ')
        .map((id) => document.getElementById(id))
        .filter((section) => section !== null);
    let frame = 0;
    const mark = () => {
      frame = 0;
      const line = (bar.current?.getBoundingClientRect().bottom ?? 0) + READ_PX;
      const passed = findSections().filter((section) => section.getBoundingClientRect().top <= line);
      setActive(passed.at(-1)?.id ?? 'overview');
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(mark);
    };
    window.addEventListener('scroll', schedule, { passive: true });
    // A link to a part of the page scrolls before hydration.
    if (window.scrollY > 0) schedule();
    return () => {
      window.removeEventListener('scroll', schedule);
      cancelAnimationFrame(frame);
    };
  }, [ids]);

  // On phones the row is wider than the screen: the marked part stays in view.
  useEffect(() => {
    const row = list.current;
    const link = row?.querySelector<HTMLElement>('[aria-current]');
    if (row && link) row.scrollLeft = link.offsetLeft - row.offsetLeft - (row.clientWidth - link.offsetWidth) / 2;
  }, [active]);

  return (
    <nav ref={bar} className={styles.menu} aria-label={copy.menu.label}>
      <Wrap width="narrow">
        <ul ref={list}>
          {items.map((item) => (
            <li key={item.id}>
              <a href={`#${item.id}`} aria-current={item.id === active ? 'true' : undefined}>
                {item.label}
              </a>
            </li>
          ))}
        </ul>
      </Wrap>
    </nav>
  );
}
