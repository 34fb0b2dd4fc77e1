import { useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { limited } from '../button/limited.ts';
import { AppLink } from '../link/AppLink.tsx';
import { Icon } from '../icon/Icon.tsx';
import { Picture } from '../picture/Picture.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { cx } from '../cx.ts';
import { uiTexts } from '../ui-texts.ts';
import { carryPhoto } from '../listing-card/carried-photo.ts';
import styles from './PhotoCarousel.module.css';

export type CarouselPhoto = { url: string; color?: string | undefined };
export type PhotoCarouselProps = {
  photos: readonly CarouselPhoto[];
  sizes: string;
  /** Whose photos: names the group and its arrows. */
  label: string;
  priority?: boolean | 'high';
  /** Photos at most; the rest is for the listing page. */
  limit?: number;
  /** Where a press on a photo leads. The name and the tab stop of that link are elsewhere in the card. */
  href?: string;
};

/**
 * The photos of a card: swipe on touch, arrows on hover and focus. Only the first photo is in the page until somebody
 * turns it, so that a page of 24 cards loads 24 pictures. No autoplay.
 */
export function PhotoCarousel({ photos, sizes, label, priority = false, limit = 6, href }: PhotoCarouselProps) {
  const track = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const [awake, setAwake] = useState(false);
  const all = photos.slice(0, limit);
  const shown = awake ? all : all.slice(0, 1);

  const turn = (to: number) => {
    const next = Math.min(Math.max(to, 0), all.length - 1);
    setAwake(true);
    setIndex(next);
    // The photo may only just be rendered: scroll when it is laid out.
    requestAnimationFrame(() => {
      const element = track.current;
      const way = document.dir === 'rtl' ? -1 : 1;
      element?.scrollTo({ left: way * next * element.clientWidth, behavior: 'smooth' });
    });
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    turn(index + (event.key === 'ArrowRight' ? 1 : -1));
  };
  const settle = () => {
    const element = track.current;
    if (element && element.clientWidth > 0) setIndex(Math.round(Math.abs(element.scrollLeft) / element.clientWidth));
  };
  const wake = () => setAwake(true);

  return (
    <div
      className={styles.carousel}
      role="group"
      aria-label={uiTexts.photos.of(label)}
      onKeyDown={keys}
      onPointerEnter={wake}
      onTouchStart={wake}
      onFocus={wake}
    >
      <div className={styles.track} ref={track} onScroll={settle}>
        {shown.map((photo, position) => (
          <Slide key={photo.url} href={href} late={!priority && !awake}>
            <Picture
              src={photo.url}
              alt=""
              color={photo.color}
              sizes={sizes}
              widths={[320, 1080]}
              priority={position === 0 ? priority : awake}
            />
          </Slide>
        ))}
      </div>
      {all.length > 1 && (
        <>
          {/* Nobody can turn back before somebody has come to the photos: a page of cards has no such buttons. */}
          {awake && (
            <Arrow
              side="previous"
              label={uiTexts.photos.previous(label)}
              hidden={index === 0}
              onPress={() => turn(index - 1)}
            />
          )}
          <Arrow
            side="next"
            label={uiTexts.photos.next(label)}
            hidden={index === all.length - 1}
            onPress={() => turn(index + 1)}
          />
          <Dots index={index} count={all.length} />
          <VisuallyHidden live>{awake && uiTexts.photos.position(index + 1, all.length)}</VisuallyHidden>
        </>
      )}
    </div>
  );
}

type SlideProps = {
  href: string | undefined;
  /** Below the first screen of a phone. */ late: boolean;
  children: ReactNode;
};

/** One photo; a press on it goes where the card's own link leads. */
function Slide({ href, late, children }: SlideProps) {
  const place = { className: styles.slide, ...(late && { 'data-late': '' }) };
  if (href === undefined) return <span {...place}>{children}</span>;
  return (
    <AppLink {...place} href={href} carry={carryPhoto} tabIndex={-1} aria-hidden="true" draggable={false}>
      {children}
    </AppLink>
  );
}

/** From the beginning of one dot to that of the next. */
const DOT_PX = 11;

/** A dot for each photo. Those on one side of the current one are one element: a page has 24 cards of six photos. */
function Dots({ index, count }: { index: number; count: number }) {
  const others = (some: number) => some > 0 && <i className={styles.others} style={{ inlineSize: some * DOT_PX }} />;
  return (
    <span className={styles.dots} aria-hidden="true">
      {others(index)}
      <i className={styles.current} />
      {others(count - 1 - index)}
    </span>
  );
}

function Arrow({
  side,
  label,
  hidden,
  onPress,
}: {
  side: 'previous' | 'next';
  label: string;
  hidden: boolean;
  onPress: () => void;
}) {
  return (
    <button type="button" className={cx(styles.arrow, styles[side])} aria-label={label} {...limited(hidden, onPress)}>
      <Icon name={side === 'next' ? 'chevronRight' : 'chevronLeft'} />
    </button>
  );
}
