/**
 * What is wrong with a remote's style sheet as it is written (PLAT-5): the same as publishing finds in the built one,
 * told while somebody writes it. Pure.
 */
import postcss from 'postcss';
import { globalStyles } from '../publish/global-styles.ts';

const MODULE = /\.module\.css$/;
/** A module's own animations get a name of their own when it is built. */
const ANIMATION = /^@(-webkit-)?keyframes /;

/** @param file its path in the remote @returns a sentence for each problem */
export function styleProblems(css: string, file: string, remote: string): string[] {
  const problems: string[] = [];
  if (!MODULE.test(file)) problems.push('it styles the whole page: name it *.module.css');
  // With what it holds in parentheses it is a class of somebody else's inside an element of this sheet, as a card
  // field's: looked at below.
  if (/:global(?!\()/.test(css))
    problems.push(':global reaches beyond the remote: give the element a class of this sheet');
  const sheet = postcss.parse(css);
  sheet.walkDecls(({ prop, important }) => {
    if (important) problems.push(`${prop} is !important: nobody can change it then, a more exact selector does`);
  });
  sheet.walkAtRules('layer', ({ params }) => {
    problems.push(`@layer ${params}: the build puts the whole sheet into the remote's layer`);
  });
  if (MODULE.test(file))
    for (const found of globalStyles(css, remote, () => true).filter((one) => !ANIMATION.test(one)))
      problems.push(`${found} matches more than elements of this sheet: begin with one of its classes`);
  return problems;
}
