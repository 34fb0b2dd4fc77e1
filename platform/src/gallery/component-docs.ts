/**
 * What the doc comments of the design system say of its components and their props, read from the text without a type
 * checker, which takes seconds.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import ts from 'typescript';
import { filesBelow } from '../lib/files.ts';

export type PropDoc = { name: string; type: string; optional: boolean; doc: string };
export type ComponentDoc = { name: string; doc: string; props: PropDoc[] };

const getDoc = (node: ts.Node): string => {
  const [comment] = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
  return (ts.getTextOfJSDocComment(comment?.comment) ?? '').replaceAll(/\s+/g, ' ').trim();
};

const isExported = (node: ts.HasModifiers): boolean =>
  ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;

/** Props that a type names itself, also by the types of its own file that it is made of. */
function getProps(type: ts.TypeNode | undefined, types: ReadonlyMap<string, ts.TypeNode>): PropDoc[] {
  if (!type) return [];
  if (ts.isIntersectionTypeNode(type)) return type.types.flatMap((part) => getProps(part, types));
  if (ts.isUnionTypeNode(type)) return type.types.flatMap((part) => getProps(part, types));
  if (ts.isParenthesizedTypeNode(type)) return getProps(type.type, types);
  if (ts.isTypeReferenceNode(type)) return getProps(types.get(type.typeName.getText()), types);
  if (!ts.isTypeLiteralNode(type)) return [];
  return type.members.filter(ts.isPropertySignature).map((member) => ({
    name: member.name.getText().replaceAll(/^['"]|['"]$/g, ''),
    type: member.type?.getText().replaceAll(/\s+/g, ' ') ?? 'unknown',
    optional: member.questionToken !== undefined,
    doc: getDoc(member),
  }));
}

/** @returns the exported components of a file */
export function componentDocs(path: string, text: string): ComponentDoc[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const types = new Map(
    file.statements.filter(ts.isTypeAliasDeclaration).map((alias) => [alias.name.text, alias.type]),
  );
  return file.statements
    .filter(ts.isFunctionDeclaration)
    .filter((one) => isExported(one) && /^[A-Z]/.test(one.name?.text ?? ''))
    .map((one) => {
      const props = getProps(one.parameters[0]?.type, types);
      const named = props.filter(({ name }, index) => props.findIndex((other) => other.name === name) === index);
      return { name: one.name?.text ?? '', doc: getDoc(one), props: named };
    });
}

/** @param directory of the design system @returns every component, by name */
export async function readComponentDocs(directory: string): Promise<ComponentDoc[]> {
  const files = (await filesBelow(directory)).filter((file) => /^(?!.*\.test\.).*\.tsx$/.test(file));
  const docs = await Promise.all(
    files.map(async (file) => componentDocs(file, await readFile(join(directory, file), 'utf8'))),
  );
  return docs.flat().sort((a, b) => a.name.localeCompare(b.name));
}
