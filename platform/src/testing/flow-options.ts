/**
 * Options of `npm run e2e`: its own, and those of Playwright, which tells them itself.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { ParseArgsConfig } from 'node:util';
import { Failure } from '../lib/failure.ts';
import { REPOSITORY } from '../lib/paths.ts';
import { getOutput } from '../lib/run.ts';

type Options = NonNullable<ParseArgsConfig['options']>;

/** What `npm run e2e` takes out before Playwright gets the rest. */
const OWN = { busy: { type: 'boolean' }, report: { type: 'boolean' } } as const satisfies Options;

const LINE = /^\s+(?:-(\w), )?--([a-z-]+)(?: ([<[]))?/gm;

/** The options that Playwright's `--help` names. One whose value may be left out counts as one without. */
export const optionsIn = (help: string): Options =>
  Object.fromEntries(
    [...help.matchAll(LINE)].map(([, short, name = '', value]) => [
      name,
      { type: value === '<' ? 'string' : 'boolean', ...(short === undefined ? {} : { short }) },
    ]),
  );

/** All options of `npm run e2e`. @throws Failure when Playwright is not installed */
export async function readFlowOptions(): Promise<Options> {
  const help = await getOutput(process.execPath, [
    join(REPOSITORY, 'node_modules/@playwright/test/cli.js'),
    'test',
    '--help',
  ]);
  if (help === null) throw new Failure('Playwright does not start: is it installed? `npm install` does it.');
  return { ...optionsIn(help), ...OWN };
}

/**
 * Refuses what neither takes, as all our commands do, before a site is started for it.
 * @throws Failure naming the wrong argument
 */
export function refuseUnknown(options: Options, args: readonly string[]): void {
  const { tokens } = parseArgs({ args: [...args], options, allowPositionals: true, strict: false, tokens: true });
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const option = options[token.name];
    if (!option) throw new Failure(`Unknown option '${token.rawName}'. See --help.`);
    if (option.type === 'string' && token.value === undefined)
      throw new Failure(`Option '${token.rawName} <value>' argument missing. See --help.`);
  }
}

/**
 * Whether the last report is to be shown, which is all that the command does then.
 * @throws Failure naming what stands beside it: it would be left out without a word
 */
export function asksForReport(args: readonly string[]): boolean {
  if (!args.some((arg) => /^--report(=|$)/.test(arg))) return false;
  const others = args.filter((arg) => arg !== '--report');
  if (others.length > 0)
    throw new Failure(`--report opens the newest report and takes nothing else: leave out '${others.join(' ')}'.`);
  return true;
}

/**
 * A reporter that somebody names takes the place of all others, also of the one that the counts and the page of
 * requirements are made of: it is named beside it.
 */
export function withCounts(args: readonly string[]): { args: string[]; asksForJson: boolean } {
  let asksForJson = false;
  const name = (reporters: string): string => {
    const isNamed = reporters.split(',').includes(COUNTED);
    asksForJson ||= isNamed;
    return isNamed ? reporters : `${reporters},${COUNTED}`;
  };
  const named = args.map((arg, index) => {
    if (arg.startsWith('--reporter=')) return `--reporter=${name(arg.slice('--reporter='.length))}`;
    return args[index - 1] === '--reporter' ? name(arg) : arg;
  });
  return { args: named, asksForJson };
}
const COUNTED = 'json';

/** Whether flows that fail are to be tried again, and count as passed when they pass then. */
export const asksForRetries = (args: readonly string[]): boolean => /(^|\n)--retries[=\n][1-9]/.test(args.join('\n'));

/**
 * Takes the projects out that somebody named: each is part of one run, so that what needs the site to itself never runs
 * beside the others. Null where nobody named one.
 */
export function takeProjects(args: readonly string[]): { args: string[]; projects: string[] | null } {
  const projects: string[] = [];
  const rest = args.filter((arg, index) => {
    if (args[index - 1] === PROJECT) projects.push(arg);
    else if (arg.startsWith(`${PROJECT}=`)) projects.push(arg.slice(PROJECT.length + 1));
    else return arg !== PROJECT;
    return false;
  });
  return { args: rest, projects: projects.length > 0 ? projects : null };
}
const PROJECT = '--project';

/**
 * The runs that make up all flows. Flows that need the site to themselves come second, in a run of their own, so that a
 * failure among the others does not keep them from running.
 */
const RUNS = [
  { name: 'e2e', projects: ['desktop', 'mobile'] },
  { name: 'e2e-alone', projects: ['alone'] },
] as const;

/** As Playwright reads names: small and large letters alike, `*` for any. */
const meansProject = (asked: string, project: string): boolean =>
  new RegExp(`^${asked.replaceAll('*', '.*')}$`, 'i').test(project);

/** The runs that have one of the projects, each with those that were asked for; all for null. */
export const runsFor = (asked: readonly string[] | null): { name: string; projects: string[] }[] =>
  RUNS.map(({ name, projects }) => ({
    name,
    projects: projects.filter((project) => asked?.some((one) => meansProject(one, project)) ?? true),
  })).filter(({ projects }) => projects.length > 0);
