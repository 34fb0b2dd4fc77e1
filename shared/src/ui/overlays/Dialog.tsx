import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading as AriaHeading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { IconButton } from '../button/Button.tsx';
import { cx } from '../cx.ts';
import { uiTexts } from '../ui-texts.ts';
import styles from './Dialog.module.css';

type Shared = {
  title: string;
  isOpen: boolean;
  onOpenChange: (open: boolean) => void;
  /** Stays at the bottom while the body scrolls. */
  footer?: ReactNode;
  children: ReactNode;
};

export type DialogProps = Shared & {
  /** 416, 576, 832 or 1280 px wide; `full` covers the screen and draws no frame (photo viewer). */
  size?: 's' | 'm' | 'l' | 'xl' | 'full';
  /** False while a payment runs: then there is no cross, and Esc and the scrim do nothing. */
  closable?: boolean;
};

/**
 * A modal dialog; a sheet from the bottom below 600 px. Focus goes in, stays in and returns to what opened it; Esc and
 * the scrim close it.
 */
export function Dialog({ title, isOpen, onOpenChange, footer, children, size = 'm', closable = true }: DialogProps) {
  return (
    <ModalOverlay
      className={cx(styles.scrim, size === 'full' && styles.bare)}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={closable}
      isKeyboardDismissDisabled={!closable}
    >
      <Modal className={cx(styles.panel, styles[size])}>
        <AriaDialog className={styles.dialog} {...(size === 'full' ? { 'aria-label': title } : {})}>
          {size === 'full' ? (
            children
          ) : (
            <Frame title={title} footer={footer} onClose={closable ? () => onOpenChange(false) : undefined}>
              {children}
            </Frame>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

export type SheetProps = Shared;

/** A panel over the whole screen, for what is a popover on wider ones. */
export function Sheet({ title, isOpen, onOpenChange, footer, children }: SheetProps) {
  return (
    <ModalOverlay className={cx(styles.scrim, styles.bare)} isOpen={isOpen} onOpenChange={onOpenChange}>
      <Modal className={cx(styles.panel, styles.full, styles.sheet)}>
        <AriaDialog className={styles.dialog}>
          <Frame title={title} footer={footer} onClose={() => onOpenChange(false)}>
            {children}
          </Frame>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

type FrameProps = { title: string; footer: ReactNode; onClose: (() => void) | undefined; children: ReactNode };

function Frame({ title, footer, onClose, children }: FrameProps) {
  return (
    <>
      <header className={styles.head}>
        <AriaHeading slot="title" level={2} className={styles.title}>
          {title}
        </AriaHeading>
        {onClose && <IconButton icon="x" label={uiTexts.close} onClick={onClose} />}
      </header>
      <div className={styles.body}>{children}</div>
      {footer && <footer className={styles.foot}>{footer}</footer>}
    </>
  );
}
