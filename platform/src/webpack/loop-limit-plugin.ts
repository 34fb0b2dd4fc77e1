/**
 * Lets a remote's loop without an end throw instead of hanging its page (PLAT-3, docs/decisions/0191): each `while`,
 * `do` and `for` counts its rounds, and from the hundredth on asks the host (`host/src/federation/loop-limit.ts`), which
 * throws when one loop has kept the page for too long. A host that knows nothing of it answers nothing, and so does a
 * page without a host.
 */
import webpack from 'webpack';
import type { Compiler, NormalModule } from 'webpack';

const NAME = 'LoopLimitPlugin';
/** What the host offers. */
const ASK = 'globalThis.__ROOST_LOOP__?.';
/** Rounds that nobody is asked about: most loops are shorter, and cost a few nanoseconds a round. */
export const FREE_ROUNDS = 99;

type Parser = webpack.javascript.JavascriptParser;
type Statement = Parameters<Parameters<Parser['hooks']['statement']['tap']>[1]>[0];
type Loop = Extract<
  Statement,
  { type: 'WhileStatement' | 'DoWhileStatement' | 'ForStatement' | 'ForOfStatement' | 'ForInStatement' }
>;

const LOOPS: readonly string[] = [
  'WhileStatement',
  'DoWhileStatement',
  'ForStatement',
  'ForOfStatement',
  'ForInStatement',
];
const isLoop = (statement: Statement): statement is Loop => LOOPS.includes(statement.type);

/** Where a statement begins and ends in its source. */
function getRange({ range }: { range?: [number, number] }): [number, number] {
  if (!range) throw new Error('The parser gave a statement without its place: look at loop-limit-plugin.ts');
  return range;
}

/** Texts to insert, each with its place, for a loop. @param whole the loop with its labels */
export function limitLoop(loop: Loop, whole: Statement): [place: number, text: string][] {
  const [start, end] = getRange(whole);
  const [bodyStart, bodyEnd] = getRange(loop.body);
  const rounds = `rounds${start}`;
  const count = `${rounds} = ${rounds} < ${FREE_ROUNDS} ? ${rounds} + 1 : ${ASK}(${rounds});`;
  return [
    [start, `{ let ${rounds} = 0; `],
    ...(loop.body.type === 'BlockStatement'
      ? ([[bodyStart + 1, ` ${count}`]] as [number, string][])
      : ([
          [bodyStart, `{ ${count} `],
          [bodyEnd, ' }'],
        ] as [number, string][])),
    [end, ' }'],
  ];
}

export class LoopLimitPlugin {
  readonly #isMeant: (file: string) => boolean;

  /** @param isMeant which source files have their loops limited */
  constructor(isMeant: (file: string) => boolean) {
    this.#isMeant = isMeant;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.normalModuleFactory.tap(NAME, (factory) => {
      for (const type of ['javascript/auto', 'javascript/esm'])
        factory.hooks.parser.for(type).tap(NAME, (parser) => this.#limit(parser as Parser));
    });
  }

  #limit(parser: Parser): void {
    /** Loops whose labels were seen first. */
    const labelled = new WeakMap<Statement, Statement>();
    parser.hooks.statement.tap(NAME, (statement) => {
      const module = parser.state.module as NormalModule;
      if (!this.#isMeant(module.resource ?? '')) return undefined;
      if (statement.type === 'LabeledStatement') labelled.set(statement.body, labelled.get(statement) ?? statement);
      if (!isLoop(statement)) return undefined;
      for (const [place, text] of limitLoop(statement, labelled.get(statement) ?? statement))
        module.addPresentationalDependency(new webpack.dependencies.ConstDependency(text, place));
      return undefined;
    });
  }
}
