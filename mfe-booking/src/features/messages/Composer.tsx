import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { ClipboardEvent, DragEvent, KeyboardEvent, SubmitEvent } from 'react';
import { MESSAGE_TEXT } from '@roost/shared/contracts/messages';
import { MESSAGE_PROBLEMS } from '@roost/shared/domain/thread';
import { Button, FieldError, VisuallyHidden } from '@roost/shared/ui';
import { useIsBrowser } from '@roost/shared/hooks/use-is-browser';
import { useEarlyTyping } from '../../hooks/use-early-typing.ts';
import type { DraftRequests } from '../../api/messages.ts';
import { forgetDraft, readDraft, restoreDraft, writeDraft } from './drafts.ts';
import { messagesCopy as copy } from './messages-copy.ts';
import { describeProblem } from './use-thread.ts';
import styles from './Messages.module.css';

type Props = {
  /** Names the draft. */
  code: string;
  /** To whom one writes. */
  name: string;
  /** What a press puts into the box; none is sent by itself. */
  quick: readonly string[];
  /** Null where a draft ends with the page. */
  drafts: DraftRequests | null;
  /** The newest message of whoever writes: what arrived is no draft. */
  arrived: string | null;
  onSend: (text: string) => void;
};

/** True where a keyboard with a mouse is likely: there Enter sends. */
const sendsByEnter = (): boolean => window.matchMedia('(hover: hover) and (pointer: fine)').matches;

/** The second press of two in a row sends nothing, and nothing is wrong with it. */
const DOUBLE_PRESS_MS = 1000;

/** Buttons that put words into the box. */
function QuickWords({ quick, onPick }: Pick<Props, 'quick'> & { onPick: (words: string) => void }) {
  return (
    <div className={styles.quick} role="group" aria-label={copy.quick}>
      {quick.map((words) => (
        <button key={words} type="button" onClick={() => onPick(words)}>
          {words.trim()}
        </button>
      ))}
    </div>
  );
}

/** What stands in the box: what was typed, or what was kept of it before. */
function useDraft({
  code,
  drafts,
  arrived,
}: Pick<Props, 'code' | 'drafts' | 'arrived'>): [string, (text: string) => void] {
  const [typed, setText] = useState<string | null>(null);
  const isBrowser = useIsBrowser();
  // The server knows no draft, so the first drawing in the browser has none either.
  const draft = useMemo(() => (isBrowser ? readDraft(code) : ''), [isBrowser, code]);
  const take = useEffectEvent((kept: string) => {
    // Its answer was lost, or the page was left before it came.
    if (kept === arrived) forgetDraft(code, kept);
    else if (kept !== '') setText((now) => now ?? kept);
  });
  useEffect(() => {
    let isLeft = false;
    void (drafts === null ? Promise.resolve(readDraft(code)) : restoreDraft(code, drafts)).then((kept) => {
      if (!isLeft) take(kept);
    });
    return () => {
      isLeft = true;
    };
  }, [code, drafts]);
  return [typed ?? (draft === arrived ? '' : draft), setText];
}

/** The box that one writes in. Files are refused with the reason, in words beside it. */
export function Composer({ code, name, quick, drafts, arrived, onSend }: Props) {
  const [text, setText] = useDraft({ code, drafts, arrived });
  const [problem, setProblem] = useState<string | null>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const change = (next: string) => {
    setText(next);
    setProblem(null);
    writeDraft(code, next, drafts);
  };
  useEarlyTyping(box, setText);
  const sentAt = useRef(-DOUBLE_PRESS_MS);
  const submit = (event?: SubmitEvent<HTMLFormElement>) => {
    event?.preventDefault();
    if (performance.now() - sentAt.current < DOUBLE_PRESS_MS && text === '') return;
    const wrong = describeProblem(text);
    setProblem(wrong);
    box.current?.focus();
    if (wrong !== null) return;
    // The draft stays until the message is known to have arrived: a reload before that brings it back.
    writeDraft(code, text.trim(), drafts);
    onSend(text.trim());
    sentAt.current = performance.now();
    setText('');
    setProblem(null);
  };
  const refuseFiles = (event: ClipboardEvent | DragEvent, data: DataTransfer | null) => {
    if (!data || data.files.length === 0) return;
    event.preventDefault();
    setProblem(MESSAGE_PROBLEMS.attachments_refused);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || !sendsByEnter()) return;
    event.preventDefault();
    submit();
  };
  const pick = (words: string) => {
    change(words);
    box.current?.focus();
  };
  return (
    <form className={styles.composer} noValidate method="dialog" onSubmit={submit}>
      {text === '' && <QuickWords quick={quick} onPick={pick} />}
      <div className={styles.box}>
        <label>
          <VisuallyHidden>{copy.write(name)}</VisuallyHidden>
          <textarea
            ref={box}
            name="message"
            rows={1}
            placeholder={copy.write(name)}
            maxLength={MESSAGE_TEXT.most}
            value={text}
            aria-invalid={problem !== null || undefined}
            aria-describedby={problem === null ? undefined : 'message-problem'}
            onChange={(event) => change(event.currentTarget.value)}
            onKeyDown={press}
            onPaste={(event) => refuseFiles(event, event.clipboardData)}
            onDrop={(event) => refuseFiles(event, event.dataTransfer)}
          />
        </label>
        <Button type="submit" variant="primary">
          {copy.send}
        </Button>
      </div>
      <div role="alert">{problem !== null && <FieldError id="message-problem">{problem}</FieldError>}</div>
    </form>
  );
}
