/** The part of ItemsJS that the bench uses; the package brings no types. */
declare module 'itemsjs' {
  type Configuration = {
    aggregations: Record<string, { size: number; conjunction: boolean }>;
    searchableFields: string[];
  };
  type Input<Item> = { per_page: number; filter: (item: Item) => boolean; filters: Record<string, string[]> };
  type Result<Item> = {
    pagination: { total: number };
    data: { items: Item[]; aggregations: Record<string, { buckets: { key: string; doc_count: number }[] }> };
  };
  export default function itemsjs<Item>(
    items: readonly Item[],
    configuration: Configuration,
  ): { search: (input: Input<Item>) => Result<Item> };
}
