import { useId } from 'react';
import { searchHref, SORT_ORDERS, writeSearch } from '@roost/shared/domain/search-address';
import type { SearchState, SortOrder } from '@roost/shared/domain/search-address';
import { useLinkNavigate } from '@roost/shared/router';
import { copy } from '../../copy.ts';
import styles from './SortSelect.module.css';

const words = copy.filters;

/** The order of the results. A form with a button where there is no JavaScript, else it goes with the choice. */
export function SortSelect({ state }: { state: SearchState }) {
  const id = useId();
  const navigate = useLinkNavigate();
  // With dates homes are in the order of their totals with taxes (FIND-4).
  const orders = state.dates ? { ...words.orders, ...words.datedOrders } : words.orders;
  const others = [...writeSearch({ ...state, sort: 'relevance', page: 1 })];
  const choose = (sort: string) => navigate(searchHref({ ...state, sort: sort as SortOrder, page: 1 }), {});
  return (
    <form className={styles.sort} action="/search" method="get">
      {others.map(([key, value]) => (
        <input key={`${key}=${value}`} type="hidden" name={key} value={value} />
      ))}
      <label htmlFor={id}>{words.sort}</label>
      {/* Uncontrolled by key: the server's choice stands until the next search answers. */}
      <select
        key={state.sort}
        id={id}
        name="sort"
        defaultValue={state.sort}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        {SORT_ORDERS.map((order) => (
          <option key={order} value={order}>
            {orders[order]}
          </option>
        ))}
      </select>
      <button className={styles.apply} type="submit">
        {words.sortApply}
      </button>
    </form>
  );
}
