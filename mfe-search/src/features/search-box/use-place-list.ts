import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { NO_DATES } from '@roost/shared/domain/stay';
import { recents } from './browser-recents.ts';
import type { Draft } from './draft.ts';
import { suggestionGroups } from './suggestions.ts';
import type { Suggestion, SuggestionGroup } from './suggestions.ts';
import { usePredictions } from './use-predictions.ts';
import type { Predictions } from './use-predictions.ts';
import type { ReadingChip } from './lazy-reading.ts';
import { useReading } from './use-reading.ts';
import { useStarters } from './use-starters.ts';

export type PlaceListControl = {
  /** The list is shown. */
  shown: boolean;
  groups: readonly SuggestionGroup[];
  status: Predictions['status'];
  /** A plain number is typed: it may be a listing's. */
  numeric: boolean;
  /** The text that the groups are for. */
  typed: string;
  /** What the text is understood as. */
  chips: readonly ReadingChip[];
  /** Index among the options of all groups; -1 is the text itself. */
  marked: number;
  mark: (index: number) => void;
  show: () => void;
  close: () => void;
  type: (text: string) => void;
  choose: (option: Suggestion) => void;
  forget: (option: Suggestion) => void;
  forgetAll: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
};

/** The list of a place field: what it offers, what is marked, and what the keys do (UI-5). */
export function usePlaceList(value: string, onChange: (change: Partial<Draft>) => void): PlaceListControl {
  const [open, setOpen] = useState(false);
  const [marked, setMarked] = useState(-1);
  const { recent, refresh, forget, forgetAll } = useRecents(setMarked);
  const { status, places } = usePredictions(value, open);
  const starters = useStarters(open && value.trim() === '');
  // The letter shows first, the list follows, so that a slow phone keeps up with typing.
  const listed = useDeferredValue(value);
  const groups = useMemo(
    () => (open ? suggestionGroups(listed, { places, recent, starters }) : []),
    [open, listed, places, recent, starters],
  );
  const options = groups.flatMap(({ items }) => items);
  const chips = useReading(listed, open);
  const numeric = /^\s*\d+\s*$/.test(value);
  const shown = open && (options.length > 0 || chips.length > 0 || numeric || status !== 'idle');

  const show = () => {
    if (!open) refresh();
    setOpen(true);
  };
  const close = useCallback(() => {
    setOpen(false);
    setMarked(-1);
  }, []);
  const type = (text: string) => {
    setMarked(-1);
    onChange({ query: text });
  };
  const choose = useCallback(
    (option: Suggestion) => {
      close();
      onChange(
        option.type === 'recent'
          ? { ...option.recent, dates: option.recent.dates ?? NO_DATES }
          : { query: option.text },
      );
    },
    [close, onChange],
  );
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const active = shown ? options[marked] : undefined;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      show();
      // From the text (-1) down to the first option, from the last one back to the text.
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setMarked((current) => ((current + 1 + step + options.length + 1) % (options.length + 1)) - 1);
    } else if (event.key === 'Enter' && active) {
      event.preventDefault();
      choose(active);
    } else if (event.key === 'Delete' && active?.type === 'recent') {
      event.preventDefault();
      forget(active);
    } else if (event.key === 'Escape' && (value !== '' || shown)) {
      event.stopPropagation();
      if (value !== '') type('');
      close();
    }
  };

  return {
    shown,
    groups,
    status,
    numeric,
    typed: listed.trim(),
    chips,
    marked: shown && marked < options.length ? marked : -1,
    mark: setMarked,
    show,
    close,
    type,
    choose,
    forget,
    forgetAll,
    onKeyDown,
  };
}

/**
 * The recent searches, empty until `refresh` reads them: the server has no storage. Removing any takes the mark away.
 */
function useRecents(mark: (index: number) => void) {
  const [recent, setRecent] = useState<ReturnType<typeof recents.read>>([]);
  const refresh = useCallback(() => setRecent(recents.read()), []);
  const forget = useCallback(
    (option: Suggestion) => {
      if (option.type !== 'recent') return;
      recents.remove(option.recent);
      refresh();
      mark(-1);
    },
    [refresh, mark],
  );
  const forgetAll = useCallback(() => {
    recents.clear();
    setRecent([]);
    mark(-1);
  }, [mark]);
  return { recent, refresh, forget, forgetAll };
}
