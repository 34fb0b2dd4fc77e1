/**
 * The contract check (PLAT-6): what a build must fulfil before it may be published. Everything it needs comes in, so
 * that each rule can be tested alone.
 */
import { major, satisfies } from 'semver';
import { missingNames } from '@roost/shared/contracts/host-fit';
import type { BuildInfo } from '../build/build-info.ts';
import { INTEGRITY_PLACEHOLDER } from '../webpack/names.ts';
import { boxesIn, builtinChanges } from './builtin-changes.ts';
import { globalStyles } from './global-styles.ts';
import type { Manifest } from './manifest.ts';
import { layerBreach } from './own-layer.ts';
import { sliceBreaches } from './slices.ts';
import { licenceBreaches, weightBreaches } from './weights.ts';
import type { Weights } from './weights.ts';

export type ContractFacts = {
  name: string;
  build: BuildInfo;
  manifest: Manifest;
  /** Contract version of the site the remote is published to. */
  siteContract: string;
  /** Exposes the contract asks of this remote. */
  exposes: readonly string[];
  /** Version of each package the host provides. */
  provided: Readonly<Record<string, string>>;
  /** Names the host offers of each package, as far as they are known; null when the host was never built here. */
  offered: Readonly<Record<string, readonly string[]>> | null;
  /** The server bundle's text. */
  serverBundle: string;
  /** Text of each script of the browser build. */
  scripts: Readonly<Record<string, string>>;
  /** Text of each style sheet. */
  styles: Readonly<Record<string, string>>;
  weights: Weights;
};

type Rule = (facts: ContractFacts) => string[];

const sameMajor: Rule = ({ build, siteContract }) =>
  major(build.contract) === major(siteContract)
    ? []
    : [`it was built against contract ${build.contract}, the site speaks ${siteContract}`];

const exposesComplete: Rule = ({ manifest, exposes }) => {
  const given = new Set(manifest.exposes.map((expose) => expose.path));
  return exposes.filter((expose) => !given.has(expose)).map((expose) => `it does not expose ${expose}`);
};

const sharedFits: Rule = ({ manifest, provided }) =>
  manifest.shared.flatMap(({ name, requiredVersion }) => {
    const version = provided[name];
    if (version === undefined) return [`it takes ${name} from the page, which does not provide it`];
    return satisfies(version, requiredVersion)
      ? []
      : [`it needs ${name} ${requiredVersion}, the host provides ${version}`];
  });

const onlyOfferedNames: Rule = ({ build, offered }) => missingNames(build.sharedNames, offered);

const nothingTwice: Rule = ({ build }) =>
  build.duplicated.length === 0
    ? []
    : [
        `it bundles what the page has already: ${build.duplicated.slice(0, 5).join(', ')}${build.duplicated.length > 5 ? ' …' : ''}`,
      ];

const productionBuild: Rule = ({ build }) => (build.mode === 'production' ? [] : ['it is a development build']);

const serverBundleWhole: Rule = ({ exposes, serverBundle }) =>
  exposes
    .filter((expose) => !serverBundle.includes(`"${expose}"`))
    .map((expose) => `its server bundle lacks ${expose}`);

/** A bundler fault seen with the federation runtime: a call of an import that was thought unused. It throws when reached. */
const noDroppedImports: Rule = ({ scripts }) =>
  Object.entries(scripts)
    .filter(([, text]) => text.includes('(void 0)('))
    .map(([file]) => `${file} calls an import that the build dropped`);

/** The host checks the entry; only the entry can have the chunks checked that it loads (PLAT-8). */
const chunksChecked: Rule = ({ manifest, scripts }) => {
  const entry = manifest.metaData.remoteEntry.name;
  return scripts[entry]?.includes(INTEGRITY_PLACEHOLDER) ? [] : [`${entry} has no place for the hashes of its chunks`];
};

/** Far more than the largest remote has. */
const LARGEST_SERVER_BUNDLE = 5_000_000;

const notTooLarge: Rule = ({ weights, serverBundle }) => [
  ...weightBreaches(weights),
  ...(serverBundle.length > LARGEST_SERVER_BUNDLE
    ? [`its server bundle has ${serverBundle.length} bytes, more than ${LARGEST_SERVER_BUNDLE}`]
    : []),
];

const licencesFit: Rule = ({ weights }) => licenceBreaches(weights.licences);

const noGlobalStyles: Rule = ({ name, styles }) =>
  Object.entries(styles).flatMap(([file, text]) => {
    const found = globalStyles(text, name);
    return found.length === 0 ? [] : [`${file} styles the whole page: ${found.slice(0, 3).join(', ')}`];
  });

const ownLayer: Rule = ({ name, styles }) =>
  Object.entries(styles)
    .map(([file, text]) => layerBreach(file, text, name))
    .filter((breach) => breach !== null);

/** Once for each, whatever the number of files. */
const noChangedBuiltins: Rule = ({ scripts, serverBundle }) => {
  const found = new Set([...Object.values(scripts), serverBundle].flatMap(builtinChanges));
  return found.size === 0 ? [] : [`it changes what all scripts use: ${[...found].slice(0, 3).join(' ')}`];
};

const noBoxes: Rule = ({ scripts, serverBundle }) => {
  const found = new Set([...Object.values(scripts), serverBundle].flatMap(boxesIn));
  return found.size === 0 ? [] : [`it stops the page with a box of the browser: ${[...found].join(' ')}`];
};

const ownSlices: Rule = ({ serverBundle, build }) => sliceBreaches(serverBundle, build.inputs);

const RULES: readonly Rule[] = [
  notTooLarge,
  licencesFit,
  noGlobalStyles,
  ownLayer,
  noChangedBuiltins,
  noBoxes,
  ownSlices,
  productionBuild,
  sameMajor,
  exposesComplete,
  sharedFits,
  onlyOfferedNames,
  nothingTwice,
  serverBundleWhole,
  noDroppedImports,
  chunksChecked,
];

/** All breaches of the contract, each a clause that follows "mfe-x cannot be published: ". Empty when it may go out. */
export function contractBreaches(facts: ContractFacts): string[] {
  return RULES.flatMap((rule) => rule(facts));
}
