/**
 * Scripts of others that a site may add (ANLT-7): a tag manager, of the advertising category, and a visual-optimization
 * script, of the functional one. Each loads only when it is configured and its category was agreed to, once a page.
 */
import type { ConsentGate } from '../consent/gate.ts';
import type { OptionalCategory } from '../domain/consent.ts';

export type ScriptSlot = { url: string; category: OptionalCategory };

export function scriptSlots({
  tagManagerUrl,
  visualOptimizationUrl,
}: {
  tagManagerUrl?: string;
  visualOptimizationUrl?: string;
}): ScriptSlot[] {
  return [
    ...(tagManagerUrl ? [{ url: tagManagerUrl, category: 'custom_advertising' } as const] : []),
    ...(visualOptimizationUrl ? [{ url: visualOptimizationUrl, category: 'custom_functional' } as const] : []),
  ];
}

/** Adds a script to the page; its failure is its owner's. */
export function addScript(url: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = url;
  document.head.append(script);
}

/** Returns what stops waiting for consent. */
export function startScriptSlots(
  slots: readonly ScriptSlot[],
  gate: Pick<ConsentGate, 'allows' | 'subscribe'>,
  add: (url: string) => void = addScript,
): () => void {
  const waiting = new Set(slots);
  const follow = () => {
    for (const slot of waiting) {
      if (!gate.allows(slot.category)) continue;
      waiting.delete(slot);
      add(slot.url);
    }
  };
  follow();
  return gate.subscribe(follow);
}
