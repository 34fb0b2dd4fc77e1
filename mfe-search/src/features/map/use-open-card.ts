import { useEffect, useEffectEvent, useState } from 'react';
import type { ResultCard } from '../../api/result-card.ts';
import type { SearchData } from '../../api/search-data.ts';
import { loadCard } from '../../api/map-pins.ts';

export type OpenCard = { type: 'card'; card: ResultCard } | { type: 'loading' } | { type: 'failed' };
type Answer = { id: string; href: string; card: ResultCard | null };

/** Returns the card of the home that is open on the map: one of the page's, or loaded from the index. */
export function useOpenCard(id: string | null, data: SearchData): { open: OpenCard | null; retry: () => void } {
  const { outcome, href } = data;
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [attempt, setAttempt] = useState(0);
  const onPage = id !== null && outcome.type === 'results' ? outcome.cards.find((card) => card.id === id) : undefined;
  const ask = useEffectEvent((wanted: string) => loadCard(wanted, data));
  const wanted = onPage ? null : id;

  useEffect(() => {
    if (wanted === null) return undefined;
    let stale = false;
    const answered = (card: ResultCard | null) => {
      if (!stale) setAnswer({ id: wanted, href, card });
    };
    ask(wanted).then(answered, () => answered(null));
    return () => {
      stale = true;
    };
  }, [wanted, href, attempt]);

  const retry = () => {
    setAnswer(null);
    setAttempt((count) => count + 1);
  };
  if (id === null) return { open: null, retry };
  if (onPage) return { open: { type: 'card', card: onPage }, retry };
  if (answer?.id !== id || answer.href !== href) return { open: { type: 'loading' }, retry };
  return { open: answer.card ? { type: 'card', card: answer.card } : { type: 'failed' }, retry };
}
