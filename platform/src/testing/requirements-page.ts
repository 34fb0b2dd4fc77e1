/**
 * The report page of a run of flows: each requirement with its tests, how the flows among them ended, and with which
 * versions of remotes.
 */
import * as z from 'zod/mini';
import { html } from '../teams/console/html.ts';
import type { Html } from '../teams/console/html.ts';
import { STYLE } from '../teams/console/style.ts';
import { Html as HtmlText } from '../teams/console/html.ts';
import { idsIn } from './requirement-tests.ts';
import type { NamedTest, Requirement } from './requirement-tests.ts';

/** How a flow ended. `remotes`: what the browser loaded, `mfe-search@1.0.2 …`. */
type FlowResult = {
  ids: string[];
  title: string;
  /** Titles of its file, of the groups it is in and its own, with tags. */
  path: string;
  file: string;
  project: string;
  status: string;
  remotes: string;
};

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

function getResults({ title, specs, suites = [] }: Suite, outer: string): FlowResult[] {
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
export const flowResults = (reports: readonly unknown[]): FlowResult[] =>
  reports.flatMap((report) => {
    const parsed = reportSchema.safeParse(report);
    return parsed.success ? parsed.data.suites.flatMap((suite) => getResults(suite, '')) : [];
  });

type Shown = { id: string; text: string; flows: FlowResult[]; others: readonly (NamedTest & { file: string })[] };

/** Whether a flow is this test, or in this group of tests. Where a title is put together as it runs its file decides. */
const isOf = ({ file, path }: FlowResult, test: NamedTest & { file: string }): boolean =>
  file === test.file && (test.title.includes('…') || path.includes(test.title));

/** Only what passed at once is good: a second try is a defect to mend, and what was skipped shows nothing. */
const LOOKS: Readonly<Record<string, string>> = { passed: 'good', [WORDS.flaky ?? '']: 'warm', skipped: 'soft' };

const flowRow = ({ title, file, project, status, remotes }: FlowResult): Html =>
  html`<tr>
    <td class="${LOOKS[status] ?? 'bad'}">${status}</td>
    <td>${title}<br /><span class="soft">${file}, ${project}</span></td>
    <td class="soft">${status === 'skipped' ? 'not run' : remotes || 'none loaded'}</td>
  </tr>`;

function requirementPart({ id, text, flows, others }: Shown): Html {
  return html`<section class="card" id="${id}">
    <h2>${id}</h2>
    <p>${text}</p>
    ${
      flows.length > 0 &&
      html`<div class="scroll" role="region" aria-label="Flows of ${id}" tabindex="0">
        <table>
          <thead>
            <tr>
              <th>Result</th>
              <th>Flow</th>
              <th>Remotes</th>
            </tr>
          </thead>
          <tbody>
            ${flows.map(flowRow)}
          </tbody>
        </table>
      </div>`
    }
    ${
      others.length > 0 &&
      html`<details>
        <summary>${others.length} more tests name it, without a result of this run</summary>
        <ul class="plain">
          ${others.map(({ file, title }) => html`<li>${title} <span class="soft">${file}</span></li>`)}
        </ul>
      </details>`
    }
    ${flows.length === 0 && others.length === 0 && html`<p class="bad">No test names it.</p>`}
  </section>`;
}

/** @param of what was tested: an address, and when */
export function requirementsPage(
  requirements: readonly Requirement[],
  named: readonly (NamedTest & { file: string })[],
  results: readonly FlowResult[],
  of: { address: string; at: string },
): string {
  const shown = requirements.flatMap(({ id, text, parts }) => {
    const isMeant = (name: string, part: string): boolean => name === part || (parts[0] === part && name === id);
    return parts.map((part) => {
      const flows = results.filter(({ ids }) => ids.some((name) => isMeant(name, part)));
      const others = named.filter((test) => isMeant(test.id, part) && !flows.some((flow) => isOf(flow, test)));
      return { id: part, text, flows, others };
    });
  });
  const failed = shown.filter(({ flows }) => flows.some(({ status }) => status === 'failed'));
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Requirements and flows</title>
        <style>
          ${new HtmlText(STYLE)}
        </style>
      </head>
      <body>
        <main>
          <h1>Requirements and flows</h1>
          <p>${results.length} flows against ${of.address}, ${of.at}.</p>
          <p>
            Red:
            ${failed.length === 0 ? 'none' : failed.map(({ id }, index) => html`${index > 0 && ', '}<a href="#${id}">${id}</a>`)}
          </p>
          <div class="cards">${shown.map(requirementPart)}</div>
        </main>
      </body>
    </html>`.text;
}
