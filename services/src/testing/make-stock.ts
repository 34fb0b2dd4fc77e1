/** A stock of places without a database. */
import { homeColumns } from '../places/home-columns.ts';
import { homeNames } from '../places/home-names.ts';
import { getStock } from '../places/stock.ts';
import type { Stock } from '../places/stock.ts';
import type { Row } from '../places/stock-homes.ts';

/** The stock of homes as the database gives them. */
export function makeStock(rows: readonly Row[]): Stock {
  const [columns, names] = [homeColumns(), homeNames()];
  for (const row of rows) {
    columns.add(row);
    names.add(row.headline);
  }
  return getStock(columns, names);
}
