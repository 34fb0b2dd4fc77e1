/**
 * Writes a number as English does, `12,500` or with decimals `1,648.00`, rounded half away from zero. By hand: making
 * the first `Intl.NumberFormat` takes 40 ms of a slow phone, and every page has a number before it can be used
 * (decision 0186). For at most two decimals, and numbers below 1e21.
 */
export function writeNumber(value: number, decimals = 0): string {
  return value.toFixed(decimals).replaceAll(/\B(?=(?:\d{3})+(?!\d))/g, ',');
}
