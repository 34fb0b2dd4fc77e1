import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { AppLink, Button, Wrap } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import styles from './ConsentBanner.module.css';

/**
 * The banner over the bottom of the page: a region, not a dialog. It does not take the focus and moves nothing (CONS-1). Deny and
 * Accept All have equal weight.
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
  useRoomBelow(banner);
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

/** Room at the end of the page for the banner, so that it covers nothing that cannot be scrolled away from under it, nor the focus. */
function useRoomBelow(banner: RefObject<HTMLElement | null>): void {
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
