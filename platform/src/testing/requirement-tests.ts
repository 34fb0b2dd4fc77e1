/** Which tests name which requirement: read from the test files' syntax, so that comments and data do not count. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import ts from 'typescript';
import { filesBelow } from '../lib/files.ts';
import { workspaces } from '../lib/packages.ts';
import { REPOSITORY } from '../lib/paths.ts';

/** `id` as the title has it: of a requirement, or with a letter of one of its parts. */
export type NamedTest = { id: string; title: string };

const TEST_FUNCTIONS = new Set(['test', 'it', 'describe', 'describeOnPostgres']);
const ID = /\b[A-Z]{2,5}-\d+[a-z]?\b/g;

/** Ids that a title or a tag names. */
export const idsIn = (text: string): string[] => [...new Set(text.match(ID) ?? [])];

/** The name a call starts from: `test` of `test.describe.each(…)(…)`, and of `(found ? test : test.skip)(…)`. */
function rootName(expression: ts.Expression): string | null {
  if (ts.isParenthesizedExpression(expression)) return rootName(expression.expression);
  if (ts.isConditionalExpression(expression)) return rootName(expression.whenTrue);
  if (ts.isIdentifier(expression)) return expression.text;
  if (ts.isPropertyAccessExpression(expression) || ts.isCallExpression(expression))
    return rootName(expression.expression);
  if (ts.isTaggedTemplateExpression(expression)) return rootName(expression.tag);
  return null;
}

function readText(node: ts.Node): string {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map((span) => `…${span.literal.text}`).join('');
  return '';
}

/** Tests of one file that name a requirement in their title or in a tag. */
export function testsNamingRequirements(fileName: string, source: string): NamedTest[] {
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, false);
  const found: NamedTest[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && TEST_FUNCTIONS.has(rootName(node.expression) ?? '')) {
      const [first, second] = node.arguments;
      const title = first ? readText(first) : '';
      const tags = second && ts.isObjectLiteralExpression(second) ? second.getText(file) : '';
      for (const id of idsIn(`${title} ${tags}`)) found.push({ id, title });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/**
 * A requirement, and what has to be shown of it: its parts `PLAT-7a`, `PLAT-7b` where its text has letters in brackets,
 * else itself.
 */
export type Requirement = { id: string; text: string; parts: string[] };

/** The project's list: lines that begin with `- **ID**`. */
export function readRequirements(markdown: string): Requirement[] {
  return [...markdown.matchAll(/^- \*\*([A-Z]{2,5}-\d+)\*\* ?(.*)$/gm)].map(([, id = '', text = '']) => {
    const letters = [...text.matchAll(/\(([a-z])\) /g)].map(([, letter]) => letter);
    return { id, text, parts: letters.length > 0 ? letters.map((letter) => `${id}${letter}`) : [id] };
  });
}

/** Parts that no test names. A requirement is proven when there are none. */
export const missingParts = ({ parts }: Requirement, named: ReadonlySet<string>): string[] =>
  parts.filter((part) => !named.has(part));

/** Every test of the repository that names a requirement, with its file. */
export async function readNamedTests(): Promise<(NamedTest & { file: string })[]> {
  const found: (NamedTest & { file: string })[] = [];
  for (const folder of workspaces()) {
    const paths = (await filesBelow(join(REPOSITORY, folder))).filter(
      (path) => /\.(test|spec)\.tsx?$/.test(path) && !path.includes('node_modules/'),
    );
    for (const path of paths) {
      const file = `${folder}/${path}`;
      const source = await readFile(join(REPOSITORY, file), 'utf8');
      found.push(...testsNamingRequirements(file, source).map((test) => ({ ...test, file })));
    }
  }
  return found;
}

export const readRequirementList = async (): Promise<Requirement[]> =>
  readRequirements(await readFile(join(REPOSITORY, 'docs/requirements.md'), 'utf8'));
