import { useCallback, useState } from 'react';
import { searchHref } from '@roost/shared/domain/search-address';
import type { SearchState } from '@roost/shared/domain/search-address';
import { useNavigate } from '@roost/shared/router';
import { recents } from './browser-recents.ts';
import { changeDraft, toDraft, toSearch } from './draft.ts';
import type { Draft } from './draft.ts';

export type DraftControl = {
  draft: Draft;
  change: (change: Partial<Draft>) => void;
  /** Goes to the results of the draft and adds it to the recent searches. */
  search: () => void;
};

/**
 * Keeps the draft of a box that starts from `base`, the search that the page shows. `onSearch` runs before the page is
 * left.
 */
export function useDraft(base: SearchState, onSearch?: () => void): DraftControl {
  const navigate = useNavigate();
  const [draft, setDraft] = useState<Draft>(() => toDraft(base));
  return {
    draft,
    change: useCallback((change: Partial<Draft>) => setDraft((current) => changeDraft(current, change)), []),
    search: () => {
      onSearch?.();
      recents.add(draft);
      void navigate(searchHref(toSearch(base, draft)));
    },
  };
}
