/** Which tests name which requirement: read from the test files' syntax, so that comments and data do not count. */
import ts from 'typescript';

export type NamedTest = { id: string; title: string };

const TEST_FUNCTIONS = new Set(['test', 'it', 'describe']);
const ID = /\b[A-Z]{2,5}-\d+\b/g;

/** The name a call starts from: `test` of `test.describe.each(…)(…)`. */
function rootName(expression: ts.Expression): string | null {
  if (ts.isIdentifier(expression)) return expression.text;
  if (ts.isPropertyAccessExpression(expression) || ts.isCallExpression(expression))
    return rootName(expression.expression);
  if (ts.isTaggedTemplateExpression(expression)) return rootName(expression.tag);
  return null;
}

function textOf(node: ts.Node): string {
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
      const title = first ? textOf(first) : '';
      const tags = second && ts.isObjectLiteralExpression(second) ? second.getText(file) : '';
      for (const id of new Set(`${title} ${tags}`.match(ID) ?? [])) found.push({ id, title });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** Ids of the project's list: lines that begin with `- **ID**`. */
export function requirementIds(markdown: string): string[] {
  return [...markdown.matchAll(/^- \*\*([A-Z]{2,5}-\d+)\*\*/gm)].flatMap((match) => match[1] ?? []);
}
