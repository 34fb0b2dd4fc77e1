/** Which statements a request sends, and whether the planner has to read a whole table for one. */
import { currentTrace } from '@roost/observe/trace-context';
import {
  CompiledQuery,
  sql,
  type KyselyPlugin,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  type QueryResult,
  type RootOperationNode,
  type UnknownRow,
} from 'kysely';
import type { Db } from '../db/schema.ts';

type Plan = {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  Plans?: Plan[];
};
export type WholeRead = { table: string; statement: string };

/** Remembers what is sent while a request is answered; background work is in no trace, and not remembered. */
export class StatementRecorder implements KyselyPlugin {
  private nodes: [RootOperationNode, PluginTransformQueryArgs['queryId']][] = [];

  transformQuery({ node, queryId }: PluginTransformQueryArgs): RootOperationNode {
    if (currentTrace()) this.nodes.push([node, queryId]);
    return node;
  }

  async transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    return result;
  }

  /** What was remembered since the last call, each text once. */
  take(db: Db): CompiledQuery[] {
    const compiled = this.nodes.map(([node, id]) => db.getExecutor().compileQuery(node, id));
    this.nodes = [];
    return [...new Map(compiled.map((query) => [query.sql, query])).values()];
  }
}

/** Partial indexes that leave out next to nothing: homes that are not on the market. */
const WIDE = new Set(['listings_active', 'listings_alike', 'listings_best_rated', 'listings_by_host']);

/** Reads that no condition and no limit narrows: of the table itself, or of an index that leaves nothing out. */
function* findWhole(
  plan: Plan,
  partial: ReadonlySet<string>,
  above: { limited: boolean; table?: string },
): Generator<string> {
  const limited = above.limited || plan['Node Type'] === 'Limit';
  const { 'Index Name': index, 'Relation Name': table = above.table } = plan;
  const isWholeIndex = index !== undefined && plan['Index Cond'] === undefined && !limited && !partial.has(index);
  if (table !== undefined && (plan['Node Type'] === 'Seq Scan' || isWholeIndex)) yield table;
  for (const child of plan.Plans ?? [])
    yield* findWhole(child, partial, { limited, ...(table !== undefined && { table }) });
}

/**
 * Tables of which a statement reads every row, when everything else is cheaper: in a test's small tables reading all is
 * the quickest way, and what is asked is whether an index could serve.
 */
export async function findWholeReads(db: Db, statements: readonly CompiledQuery[]): Promise<WholeRead[]> {
  return db.connection().execute(async (connection) => {
    const { rows: known } = await sql<{ name: string }>`
      select indexrelid::regclass::text as name from pg_index where indpred is not null`.execute(connection);
    const partial = new Set(known.map(({ name }) => name).filter((name) => !WIDE.has(name)));
    await sql`set enable_seqscan = off`.execute(connection);
    const found: WholeRead[] = [];
    for (const { sql: text, parameters } of statements.filter((query) =>
      /^\s*(select|insert|update|delete|with)\b/i.test(query.sql),
    )) {
      const explained = CompiledQuery.raw(`explain (format json) ${text}`, [...parameters]);
      const { rows } = await connection.executeQuery<{ 'QUERY PLAN': { Plan: Plan }[] }>(explained);
      const plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
      for (const table of plan ? findWhole(plan, partial, { limited: false }) : [])
        found.push({ table, statement: text.replaceAll(/\s+/g, ' ').slice(0, 300) });
    }
    await sql`reset all`.execute(connection);
    return found;
  });
}
