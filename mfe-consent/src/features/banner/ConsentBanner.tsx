import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { AppLink, Button, Wrap } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import styles from './ConsentBanner.module.css';

/**
 * The cookie banner at the bottom of the page: a region, not a dialog. It does not take the focus (CONS-1). Deny and
 * Accept All look the same.
 */
export function ConsentBanner({
  onDeny,
  onAccept,
  onCustomize,
}: {
  onDeny: () => void;
  onAccept: () => void;
  onCustomize: () => void;
}) {
  const banner = useRef<HTMLElement>(null);
  useSpaceBelowPage(banner);
  return (
    <section ref={banner} className={styles.banner} aria-label={copy.region}>
      <Wrap className={styles.inner}>
        <p className={styles.text}>
          {copy.text}{' '}
          <AppLink className={styles.policy} href="/privacy">
            {copy.policy}
          </AppLink>
        </p>
        <div className={styles.buttons}>
          <div className={styles.customize}>
            <Button variant="text" onClick={onCustomize}>
              {copy.customize}
            </Button>
          </div>
          <Button onClick={onDeny}>{copy.deny}</Button>
          <Button onClick={onAccept}>{copy.accept}</Button>
        </div>
      </Wrap>
    </section>
  );
}

/**
 * Adds space of the banner's height below the page, so that the end of the page can be scrolled above the banner and
 * the focus is never under it.
 */
function useSpaceBelowPage(banner: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = banner.current;
    if (!element) return undefined;
    const { body, documentElement } = document;
    const observer = new ResizeObserver(() => {
      const height = `${element.offsetHeight}px`;
      body.style.paddingBlockEnd = height;
      documentElement.style.scrollPaddingBlockEnd = height;
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      body.style.removeProperty('padding-block-end');
      documentElement.style.removeProperty('scroll-padding-block-end');
    };
  }, [banner]);
}
