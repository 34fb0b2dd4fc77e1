import { useEffect, useState } from 'react';
import { Button, VisuallyHidden } from '@roost/shared/ui';
import { arrivalCopy as copy } from './arrival-copy.ts';

const SHOWN_MS = 2_000;

/** Copies a text and says so for two seconds. `what` names it for who cannot see where the button stands. */
export function CopyButton({ what, text }: { what: string; text: string }) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  return (
    <>
      <Button
        icon={copied ? 'check' : undefined}
        aria-label={copy.copyWhat(what)}
        onClick={() => {
          // A browser that forbids it leaves the text to be marked by hand.
          navigator.clipboard?.writeText(text).then(
            () => setCopied(true),
            () => undefined,
          );
        }}
      >
        {copied ? copy.copied : copy.copy}
      </Button>
      <span role="status">{copied && <VisuallyHidden>{copy.copied}</VisuallyHidden>}</span>
    </>
  );
}
