/**
 * The address as InstantSearch's routing state: its router reads and writes the canonical address of the search draft,
 * which is in the store. The panel applies that address when the guest says so; until then nothing is in the browser's
 * own address.
 */
import type { InstantSearchProps } from 'react-instantsearch';
import { readSearch, searchHref } from '@roost/shared/domain/search-address';
import type { SearchState } from '@roost/shared/domain/search-address';
import type { AppStore } from '@roost/shared/state';
import { draftChanged, searchDraftSlice } from '../../state/search-draft.ts';
import { toSearch } from '../../state/selections.ts';
import { toRefinements, withRefinements } from './refinements.ts';

type UiState = NonNullable<InstantSearchProps['initialUiState']>;
/** The route is an object because InstantSearch compares routes by their fields. */
type Route = { address: string };
type DraftRouting = Exclude<InstantSearchProps<UiState, Route>['routing'], boolean | undefined> & {
  /** Makes a change of the draft that InstantSearch is not told of: its caller changes the refinements itself. */
  changeDraftAlone: (change: () => void) => void;
};

export const readDraft = (store: AppStore): SearchState => toSearch(store.read(searchDraftSlice));

/** @param indexName under which InstantSearch keeps the refinements */
export function createDraftRouting(store: AppStore, indexName: string): DraftRouting {
  const read = (): Route => ({ address: searchHref(readDraft(store)) });
  let isWriting = false;
  let unsubscribe = () => {};
  const changeDraftAlone = (change: () => void) => {
    isWriting = true;
    change();
    isWriting = false;
  };
  return {
    changeDraftAlone,
    router: {
      read,
      write: ({ address }: Route) => {
        if (address === read().address) return;
        changeDraftAlone(() => store.dispatch(draftChanged(readAddress(address))));
      },
      onUpdate: (update: (route: Route) => void) => {
        let known = store.read(searchDraftSlice);
        unsubscribe = store.subscribe(() => {
          const draft = store.read(searchDraftSlice);
          if (draft === known) return;
          known = draft;
          if (!isWriting) update(read());
        });
      },
      createURL: ({ address }: Route) => address,
      dispose: () => unsubscribe(),
    },
    stateMapping: {
      stateToRoute: (state) => ({ address: searchHref(withRefinements(state[indexName] ?? {}, readDraft(store))) }),
      routeToState: ({ address }: Route) => ({ [indexName]: toRefinements(readAddress(address)) }),
    },
  };
}

const readAddress = (address: string): SearchState => readSearch(new URLSearchParams(address.split('?')[1]));
