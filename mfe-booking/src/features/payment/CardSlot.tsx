import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import type { CardSectionProps } from './CardSection.tsx';
import { CardSkeleton, VaultFailed } from './CardStates.tsx';

type Loaded = { type: 'loading' } | { type: 'failed' } | { type: 'ready'; Section: ComponentType<CardSectionProps> };

const load = () => import('./CardSection.tsx');

/** Loads the card's code ahead, while the guest fills in the details: no other step needs it. */
export function warmCard(): void {
  // A failure is met again, and shown, when the code is needed.
  load().catch(() => undefined);
}

/** The place of the card: its fields as soon as their code is there, else a skeleton, or the way out when it cannot be had. */
export function CardSlot(props: CardSectionProps) {
  const [loaded, setLoaded] = useState<Loaded>({ type: 'loading' });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let current = true;
    load().then(
      ({ CardSection }) => {
        if (current) setLoaded({ type: 'ready', Section: CardSection });
      },
      () => {
        if (current) setLoaded({ type: 'failed' });
      },
    );
    return () => {
      current = false;
    };
  }, [tries]);
  const retry = () => {
    setLoaded({ type: 'loading' });
    setTries(tries + 1);
  };
  if (loaded.type === 'loading') return <CardSkeleton />;
  if (loaded.type === 'failed') return <VaultFailed phone={props.phone} onRetry={retry} />;
  return <loaded.Section {...props} />;
}
