import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import type { CardSectionProps } from './CardSection.tsx';
import { CardSkeleton, VaultFailed } from './CardStates.tsx';
import { loadVaultParts } from './load-vault-parts.ts';

type Loaded = { type: 'loading' } | { type: 'failed' } | { type: 'ready'; Section: ComponentType<CardSectionProps> };

/** The card's fields once their code has loaded; a skeleton before, and the phone number when it does not load. */
export function CardSlot(props: CardSectionProps) {
  const [loaded, setLoaded] = useState<Loaded>({ type: 'loading' });
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    let current = true;
    loadVaultParts().then(
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
  }, [attempts]);
  const retry = () => {
    setLoaded({ type: 'loading' });
    setAttempts(attempts + 1);
  };
  if (loaded.type === 'loading') return <CardSkeleton />;
  if (loaded.type === 'failed') return <VaultFailed phone={props.phone} onRetry={retry} />;
  return <loaded.Section {...props} />;
}
