/**
 * Lint rules of this repository, for oxlint: names of files and functions, and how long both may be (decision 0084).
 */
import { basename } from 'node:path';

/** Lines of a file and of a function of product code. */
const FILE_LINES = 250;
const FUNCTION_LINES = 80;
/** The escape: the first comment of a file says why it is long, or why its function is. Group: the sentence before. */
const REASON = /([^.]*?)\blong because\b/gi;
/** The sentence names a function, e.g. `createFeeder`, or a component: it frees functions and not the file. */
const NAMES_FUNCTION = /\b(?:functions?|component)\b|\b[a-z]+[A-Z]\w*\b/;

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const PASCAL = /^[A-Z][A-Za-z0-9]*$/;
/** The name without what follows its first dot: `.test.tsx`, `.config.ts`, `.d.ts`. */
const stem = (file) => basename(file).replace(/^\./, '').replace(/\..*$/, '');

/** Names of the values that a module exports where it declares them. */
function exportedNames(program) {
  return program.body.flatMap((node) => {
    if (node.type !== 'ExportNamedDeclaration' || node.exportKind === 'type' || !node.declaration) return [];
    const { declaration } = node;
    if (declaration.type === 'VariableDeclaration')
      return declaration.declarations.map(({ id }) => (id.type === 'Identifier' ? id.name : ''));
    return declaration.id && declaration.type === 'FunctionDeclaration' ? [declaration.id.name] : [];
  });
}

/** A file is named in kebab-case; a `.tsx` file whose only value is a component is named like the component. */
const fileName = {
  meta: { type: 'suggestion', schema: [] },
  create: (context) => ({
    Program(program) {
      const file = context.filename;
      const name = stem(file);
      const report = (message) => context.report({ loc: { line: 1, column: 0 }, message });
      if (!file.endsWith('.tsx') || /\.test\.tsx$/.test(file)) {
        if (!KEBAB.test(name) && !(file.endsWith('.tsx') && PASCAL.test(name)))
          report(`Name the file in kebab-case: ${name} is not.`);
        return;
      }
      const [only, ...others] = exportedNames(program);
      const isComponent = only !== undefined && others.length === 0 && PASCAL.test(only) && /[a-z]/.test(only);
      if (isComponent && !PASCAL.test(name)) report(`The file holds one component, ${only}: name it ${only}.tsx.`);
      else if (!PASCAL.test(name) && !KEBAB.test(name)) report(`${name} is neither a component's name nor kebab-case.`);
    },
  }),
};

const getLines = ({ loc }) => loc.end.line - loc.start.line + 1;

/**
 * Product code stays short, or the first comment says why: "This file is long because …" frees the file, "createFeeder
 * is long because …" its functions.
 */
const size = {
  meta: { type: 'suggestion', schema: [] },
  create(context) {
    const [first] = context.sourceCode.getAllComments();
    const reasons = [...(first?.value ?? '').replaceAll(/\n\s*\*/g, ' ').matchAll(REASON)];
    const isFunctionLong = reasons.some(([, sentence = '']) => NAMES_FUNCTION.test(sentence));
    const isFileLong = reasons.some(([, sentence = '']) => !NAMES_FUNCTION.test(sentence));
    const checkFunction = (node) => {
      if (!isFunctionLong && getLines(node) > FUNCTION_LINES)
        context.report({
          loc: { start: node.loc.start, end: node.loc.start },
          message: `This function has ${getLines(node)} lines, over ${FUNCTION_LINES}. Split it by responsibility, or say in the file's first comment that this function is "long because …".`,
        });
    };
    return {
      Program() {
        const lines = context.sourceCode.lines.length - (context.sourceCode.lines.at(-1) === '' ? 1 : 0);
        if (!isFileLong && lines > FILE_LINES)
          context.report({
            loc: { line: 1, column: 0 },
            message: `This file has ${lines} lines, over ${FILE_LINES}. Split it, or say in its first comment that it is "long because …".`,
          });
      },
      FunctionDeclaration: checkFunction,
      FunctionExpression: checkFunction,
      ArrowFunctionExpression: checkFunction,
    };
  },
};

/** Names that end in "Of" and are standard: of the language and of JSON Schema. */
const STANDARD = new Set([
  'indexOf',
  'lastIndexOf',
  'valueOf',
  'getPrototypeOf',
  'setPrototypeOf',
  'anyOf',
  'allOf',
  'oneOf',
  'arrayOf',
]);
const isNamedOf = (name) => /^[a-z]\w*Of$/.test(name) && !/^(is|has|are)[A-Z]/.test(name) && !STANDARD.has(name);
const isFunction = (node) => node?.type === 'ArrowFunctionExpression' || node?.type === 'FunctionExpression';

/** A function is named by what it does (docs/words.md): `getPrice` and `toCents`, not `priceOf`. */
const functionName = {
  meta: { type: 'suggestion', schema: [] },
  create(context) {
    const check = (id) => {
      if (id?.type === 'Identifier' && isNamedOf(id.name))
        context.report({
          node: id,
          message: `Name the function by what it does (get…, to…, find…): ${id.name} is a thing.`,
        });
    };
    return {
      FunctionDeclaration: ({ id }) => check(id),
      VariableDeclarator: ({ id, init }) => isFunction(init) && check(id),
      Property: ({ key, value, computed }) => !computed && isFunction(value) && check(key),
      MethodDefinition: ({ key, computed }) => !computed && check(key),
    };
  },
};

export default { meta: { name: 'roost' }, rules: { 'file-name': fileName, 'function-name': functionName, size } };
