import { useEffect, useRef } from 'react';
import type { InquiryAnswer } from '@roost/shared/contracts/inquiry';
import { Button, LinkButton } from '@roost/shared/ui';
import { Dialog } from '@roost/shared/ui/overlays';
import { inquiryCopy as copy } from './inquiry-copy.ts';
import styles from './Inquiry.module.css';

export type InquirySentProps = { answer: InquiryAnswer; email: string; onClose: () => void };

/** Says that the question is on its way. The text takes the focus, which was on a button that is gone. */
export function InquirySent({ answer, email, onClose }: InquirySentProps) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <Dialog
      title={copy.sent}
      isOpen
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      footer={
        <>
          <span className={styles.quiet}>{copy.number(answer.id)}</span>
          <LinkButton href={`/messages/${encodeURIComponent(answer.id)}`}>{copy.see}</LinkButton>
          <Button variant="primary" onClick={onClose}>
            {copy.close}
          </Button>
        </>
      }
    >
      <p ref={text} tabIndex={-1} role="status">
        {copy.sentText(email)}
      </p>
    </Dialog>
  );
}
