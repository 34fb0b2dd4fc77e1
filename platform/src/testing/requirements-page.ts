/**
 * The report page: each requirement with its tests, how each last ended and when, and with which versions of remotes.
 */
import * as z from 'zod/mini';
import { html } from '../teams/console/html.ts';
import type { Html } from '../teams/console/html.ts';
import { STYLE } from '../teams/console/style.ts';
import { Html as HtmlText } from '../teams/console/html.ts';
import { idsIn } from './requirement-tests.ts';
import type { NamedTest, Requirement } from './requirement-tests.ts';
import { isOf } from './test-results.ts';
import type { LastResult, RunResult } from './test-results.ts';

const testSchema = z.object({
  projectName: z.string(),
  status: z.string(),
  annotations: z.array(z.object({ type: z.string(), description: z.optional(z.string()) })),
});
const specSchema = z.object({ title: z.string(), file: z.string(), tests: z.array(testSchema) });
type Suite = { title: string; specs: z.infer<typeof specSchema>[]; suites?: Suite[] | undefined };
const suiteSchema: z.ZodMiniType<Suite> = z.object({
  title: z.string(),
  specs: z.array(specSchema),
  suites: z.optional(z.array(z.lazy(() => suiteSchema))),
});
const reportSchema = z.object({ suites: z.array(suiteSchema) });
const WORDS: Readonly<Record<string, string>> = {
  expected: 'passed',
  unexpected: 'failed',
  flaky: 'passed at the second try',
  skipped: 'skipped',
};

function getResults({ title, specs, suites = [] }: Suite, outer: string): RunResult[] {
  const here = `${outer} ${title}`;
  return [
    ...specs.flatMap((spec) =>
      spec.tests.map(({ projectName, status, annotations }) => ({
        ids: idsIn(`${here} ${spec.title}`),
        title: spec.title.replaceAll(/ ?@[a-z0-9-]+/g, ''),
        path: `${here} ${spec.title}`,
        file: `e2e/flows/${spec.file}`,
        project: projectName,
        status: WORDS[status] ?? status,
        remotes: annotations.findLast(({ type }) => type === 'remotes')?.description ?? '',
      })),
    ),
    ...suites.flatMap((suite) => getResults(suite, here)),
  ];
}

/** Results of the flows in Playwright's JSON reports; a report that cannot be read has none. */
export const flowResults = (reports: readonly unknown[]): RunResult[] =>
  reports.flatMap((report) => {
    const parsed = reportSchema.safeParse(report);
    return parsed.success ? parsed.data.suites.flatMap((suite) => getResults(suite, '')) : [];
  });

type Shown = { id: string; text: string; results: LastResult[]; others: readonly (NamedTest & { file: string })[] };

/** Only what passed at once is good: a second try is a defect to mend, and what was skipped shows nothing. */
const LOOKS: Readonly<Record<string, string>> = { passed: 'good', [WORDS.flaky ?? '']: 'warm', skipped: 'soft' };

/** Rows are long texts, and a result is one word. */
const OWN_STYLE =
  '.cards{grid-template-columns:repeat(auto-fill,minmax(min(100%,36rem),1fr));align-items:start}td:first-child{white-space:nowrap}';

/** What a test without a browser has instead of versions. */
const WITHOUT_PAGE = 'no page';

function resultRow({ title, file, project, status, remotes, at, against }: LastResult): Html {
  const loaded = project === 'jest' ? WITHOUT_PAGE : remotes || 'none loaded';
  return html`<tr>
    <td class="${LOOKS[status] ?? 'bad'}">${status}</td>
    <td>
      ${title}<br /><span class="soft">${file}, ${project}<br />${at}, ${against}</span>
    </td>
    <td class="soft">${status === 'skipped' ? 'not run' : loaded}</td>
  </tr>`;
}

/** Those that are so, and the others. */
const splitBy = <T>(all: readonly T[], isSo: (each: T) => boolean): [T[], T[]] => [
  all.filter(isSo),
  all.filter((each) => !isSo(each)),
];

function requirementPart({ id, text, results, others }: Shown): Html {
  const [plain, shown] = splitBy(results, ({ project, status }) => project === 'jest' && status === 'passed');
  return html`<section class="card" id="${id}">
    <h2>${id}</h2>
    <p>${text}</p>
    ${
      shown.length > 0 &&
      html`<div class="scroll" role="region" aria-label="Tests of ${id}" tabindex="0">
        <table>
          <thead>
            <tr>
              <th>Last result</th>
              <th>Test, when and where</th>
              <th>Remotes</th>
            </tr>
          </thead>
          <tbody>
            ${shown.map(resultRow)}
          </tbody>
        </table>
      </div>`
    }
    ${
      plain.length > 0 &&
      html`<details>
        <summary>${plain.length} tests without a browser passed</summary>
        <ul class="plain">
          ${plain.map(({ file, title, at }) => html`<li>${title} <span class="soft">${file}, ${at}</span></li>`)}
        </ul>
      </details>`
    }
    ${
      others.length > 0 &&
      html`<details>
        <summary>${others.length} more tests name it, not run here yet</summary>
        <ul class="plain">
          ${others.map(({ file, title }) => html`<li>${title} <span class="soft">${file}</span></li>`)}
        </ul>
      </details>`
    }
    ${results.length === 0 && others.length === 0 && html`<p class="bad">No test names it.</p>`}
  </section>`;
}

/**
 * @param results what each test last came to
 * @param run the run that ended last: how many results it had, of which site, and when
 */
export function requirementsPage(
  requirements: readonly Requirement[],
  named: readonly (NamedTest & { file: string })[],
  results: readonly LastResult[],
  run: { count: number; against: string; at: string },
): string {
  const shown = requirements.flatMap(({ id, text, parts }) => {
    const isMeant = (name: string, part: string): boolean => name === part || (parts[0] === part && name === id);
    return parts.map((part) => {
      const ofIt = results.filter(({ ids }) => ids.some((name) => isMeant(name, part)));
      const others = named.filter((test) => isMeant(test.id, part) && !ofIt.some((result) => isOf(result, test)));
      return { id: part, text, results: ofIt, others };
    });
  });
  const failed = shown.filter((part) => part.results.some(({ status }) => status === 'failed'));
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Requirements and tests</title>
        <style>
          ${new HtmlText(STYLE + OWN_STYLE)}
        </style>
      </head>
      <body>
        <main>
          <h1>Requirements and tests</h1>
          <p>What each test last came to. The last run had ${run.count} of them, against ${run.against}, ${run.at}.</p>
          <p>
            Red:
            ${failed.length === 0 ? 'none' : failed.map(({ id }, index) => html`${index > 0 && ', '}<a href="#${id}">${id}</a>`)}
          </p>
          <div class="cards">${shown.map(requirementPart)}</div>
        </main>
      </body>
    </html>`.text;
}
