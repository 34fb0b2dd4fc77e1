import { badRequest } from '../../protocol/errors.ts';
import { DEFAULT_SCORE, TAGS, type Atom, type Filter, type Operator } from './filter.ts';
import { tokens, type Token } from './lexer.ts';

const OPERATORS = new Set(['=', '!=', '<', '<=', '>', '>=']);
const KEYWORDS = new Set(['AND', 'OR', 'NOT', 'TO']);
const NO_OR_OF_ANDS = 'filter (X AND Y) OR Z is not allowed, only (X OR Y) AND Z is allowed';
const FORMS = {
  numeric: ['=10', '>10', '>=10', '<10', '<=10', '!=10', ':10 TO 20'].map((form) => `numeric_attr_name${form}`),
  facet: ['facet_name:facet_value'],
  tag: ['_tags:tag_value', 'tag_value'],
};

/**
 * Reads the `filters` parameter: an AND of ORs, where OR binds tighter. What the hosted service refuses is refused with
 * its words (400): an AND inside an OR, an AND in parentheses that holds an OR, NOT before parentheses, an OR of
 * different kinds.
 */
export function parseFilters(text: string): Filter {
  if (text.trim() === '') return [];
  const parser = new Parser(tokens(text));
  const filter = parser.and();
  parser.expectEnd();
  return filter;
}

class Parser {
  private readonly list: readonly Token[];
  private at = 0;

  constructor(list: readonly Token[]) {
    this.list = list;
  }

  and(): Filter {
    const clauses = [...this.or()];
    while (this.takeKeyword('AND')) clauses.push(...this.or());
    return clauses;
  }

  expectEnd(): void {
    if (this.peek().type !== 'end') throw this.unexpected('end of filter');
  }

  private or(): Filter {
    const first = this.term();
    if (!this.isKeyword('OR')) return first;
    const atoms = [...single(first)];
    while (this.takeKeyword('OR')) {
      for (const atom of single(this.term())) {
        if (family(atom) !== family(atoms[0]!)) throw mixed(atoms[0]!);
        atoms.push(atom);
      }
    }
    return [atoms];
  }

  private term(): Filter {
    if (!this.take('(')) return [[this.atom()]];
    const inside = this.and();
    if (!this.take(')')) throw this.unexpected("')'");
    if (inside.length > 1 && inside.some((clause) => clause.length > 1)) throw refused(NO_OR_OF_ANDS);
    return inside;
  }

  private atom(): Atom {
    const negated = this.takeKeyword('NOT');
    const name = this.peek();
    if (!isValue(name)) throw this.unexpected('filter');
    this.at++;
    const operator = this.peek();
    if (operator.type === 'punctuation' && OPERATORS.has(operator.text) && !this.isOption()) {
      this.at++;
      return {
        kind: 'numeric',
        attribute: name.text,
        operator: operator.text as Operator,
        value: this.number(),
        negated,
      };
    }
    if (!this.take(':')) return { kind: 'tag', attribute: TAGS, value: unescaped(name), negated, score: this.score() };
    const value = this.peek();
    if (!isValue(value)) throw this.unexpected('string');
    this.at++;
    if (value.type === 'numeric' && this.takeKeyword('TO'))
      return { kind: 'range', attribute: name.text, from: Number(value.text), to: this.number(), negated };
    const kind = name.text === TAGS ? 'tag' : 'facet';
    return { kind, attribute: name.text, value: unescaped(value), negated, score: this.score() };
  }

  private score(): number {
    if (!this.isOption()) return DEFAULT_SCORE;
    this.at += 2;
    if (!this.take('=')) throw this.unexpected("'='");
    const score = this.number();
    if (!this.take('>')) throw this.unexpected("'>'");
    return score;
  }

  /** Does `<score` come next? */
  private isOption(): boolean {
    return this.peek().text === '<' && this.peek().type === 'punctuation' && this.list[this.at + 1]?.text === 'score';
  }

  private number(): number {
    const token = this.peek();
    if (token.type !== 'numeric') throw this.unexpected('numeric');
    this.at++;
    return Number(token.text);
  }

  private peek(): Token {
    return this.list[this.at]!;
  }

  private take(symbol: string): boolean {
    const found = this.peek().type === 'punctuation' && this.peek().text === symbol;
    if (found) this.at++;
    return found;
  }

  private isKeyword(word: string): boolean {
    return this.peek().type === 'string' && !this.peek().quoted && this.peek().text === word;
  }

  private takeKeyword(word: string): boolean {
    const found = this.isKeyword(word);
    if (found) this.at++;
    return found;
  }

  private unexpected(expected: string): Error {
    return refused(`Unexpected token ${describe(this.peek())} expected ${expected} at col ${this.peek().col}`);
  }
}

const refused = (message: string): Error => badRequest(`filters: ${message}`);
const isKeywordToken = (token: Token): boolean => token.type === 'string' && !token.quoted && KEYWORDS.has(token.text);
const isValue = (token: Token): boolean =>
  (token.type === 'string' || token.type === 'numeric') && !isKeywordToken(token);
const family = (atom: Atom): 'numeric' | 'facet' | 'tag' => (atom.kind === 'range' ? 'numeric' : atom.kind);

/** The atoms of a filter that is one OR; anything else would be an OR of ANDs. */
function single(filter: Filter): readonly Atom[] {
  if (filter.length !== 1) throw refused(NO_OR_OF_ANDS);
  return filter[0]!;
}

function mixed(first: Atom): Error {
  const kind = family(first);
  const forms = FORMS[kind];
  const which = forms.length > 2 ? 'one of the following form' : 'this form';
  return refused(
    `Different types are not allowed in the same OR.\nExpected a ${kind} filter which needs to have ${which}:${forms.map((form) => `\n - ${form}`).join('')}`,
  );
}

/** `\-red` is how a value that begins with a hyphen is written; without quotes only. */
function unescaped(token: Token): string {
  return !token.quoted && token.text.startsWith('\\-') ? token.text.slice(1) : token.text;
}

function describe(token: Token): string {
  if (token.type === 'end') return 'end of filter';
  if (token.type === 'incomplete') return 'incomplete string';
  if (token.type === 'empty') return 'empty string';
  if (isKeywordToken(token)) return `'${token.text}'`;
  if (token.type === 'punctuation') return OPERATORS.has(token.text) ? token.text : `'${token.text}'`;
  return `${token.type}(${token.text})`;
}
