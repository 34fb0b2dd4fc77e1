/**
 * The contract check (PLAT-6): what a build must fulfil before it may be published. Everything it needs comes in, so
 * that each rule can be tested alone.
 */
import { major, satisfies } from 'semver';
import { missingNames } from '@roost/shared/contracts/host-fit';
import { isRemoteName } from '@roost/shared/contracts/remotes';
import { PLACES } from '@roost/shared/contracts/slots';
import type { BuildInfo } from '../build/build-info.ts';
import { INTEGRITY_PLACEHOLDER, SERVER_BUNDLE } from '../webpack/names.ts';
import { globalStylesBreach } from './global-styles.ts';
import type { Manifest } from './manifest.ts';
import { layerBreach } from './own-layer.ts';
import { scriptBreaches } from './script-checks.ts';
import { sliceBreaches } from './slices.ts';
import { licenceBreaches, serverBundleBreaches, weightBreaches } from './weights.ts';
import type { Weights } from './weights.ts';

export type ContractFacts = {
  name: string;
  build: BuildInfo;
  manifest: Manifest;
  /** Contract version of the site the remote is published to. */
  siteContract: string;
  /** Exposes the contract asks of this remote. */
  exposes: readonly string[];
  /** Ids of the pages that the remote's package.json names. */
  pages: readonly string[];
  /** Places that the remote names for its slots, by slot. */
  places: Readonly<Record<string, readonly string[]>>;
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
    : [
        `it was built against contract ${build.contract}, the site speaks ${siteContract}: build it with @roost/shared ${major(siteContract)}`,
      ];

const exposesComplete: Rule = ({ manifest, exposes }) => {
  const given = new Set(manifest.exposes.map((expose) => expose.path));
  return exposes.filter((expose) => !given.has(expose)).map((expose) => `it does not expose ${expose}`);
};

/** A slot for a place that no page has would be published and never seen. */
const knownPlaces: Rule = ({ places }) =>
  Object.entries(places).flatMap(([slot, names]) =>
    names
      .filter((name) => !PLACES.includes(name))
      .map((name) => `its slot ${slot} is for "${name}", which is no place of a page: ${PLACES.join(', ')}`),
  );

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
        `it bundles what the page has already: ${build.duplicated.slice(0, 5).join(', ')}${build.duplicated.length > 5 ? ' …' : ''} (import what you need of it from @roost/shared)`,
      ];

/** Its next release would change what another remote's sources do in this one. */
const noOtherRemote: Rule = ({ name, build }) => {
  const others = build.inputs.map((input) => input.split('/')[0]).filter((top) => isRemoteName(top) && top !== name);
  return [...new Set(others)].map(
    (other) =>
      `it bundles sources of ${other}: show a slot of it instead (<RemoteSlot>), or move what both need into shared`,
  );
};

const productionBuild: Rule = ({ build }) => (build.mode === 'production' ? [] : ['it is a development build']);

const serverBundleWhole: Rule = ({ exposes, serverBundle }) =>
  exposes
    .filter((expose) => !serverBundle.includes(`"${expose}"`))
    .map((expose) => `its server bundle lacks ${expose}`);

/** Guests would get "not found" at the address of a page that only package.json has. */
const pagesThere: Rule = ({ pages, serverBundle }) =>
  pages
    .filter((id) => !['"', "'", '`'].some((quote) => serverBundle.includes(`${quote}${id}${quote}`)))
    .map((id) => `its package.json names the page "${id}", and src/routes.tsx has no route with that id`);

/**
 * A bundler fault seen with the federation runtime: a call of an import that was thought unused. It throws when
 * reached.
 */
const noDroppedImports: Rule = ({ scripts }) =>
  Object.entries(scripts)
    .filter(([, text]) => text.includes('(void 0)('))
    .map(([file]) => `${file} calls an import that the build dropped`);

/** The host checks the entry; only the entry can have the chunks checked that it loads (PLAT-8). */
const chunksChecked: Rule = ({ manifest, scripts }) => {
  const entry = manifest.metaData.remoteEntry.name;
  return scripts[entry]?.includes(INTEGRITY_PLACEHOLDER) ? [] : [`${entry} has no place for the hashes of its chunks`];
};

const notTooLarge: Rule = ({ weights, serverBundle }) => [
  ...weightBreaches(weights),
  ...serverBundleBreaches(serverBundle.length),
];

const licencesFit: Rule = ({ weights }) => licenceBreaches(weights.licences);

const noGlobalStyles: Rule = ({ name, styles }) =>
  Object.entries(styles).flatMap(([file, text]) => {
    const found = globalStylesBreach(file, text, name);
    return found === null ? [] : [found];
  });

const ownLayer: Rule = ({ name, styles }) =>
  Object.entries(styles)
    .map(([file, text]) => layerBreach(file, text, name))
    .filter((breach) => breach !== null);

const ownScripts: Rule = ({ name, scripts, serverBundle }) => [
  ...Object.entries(scripts).flatMap(([file, text]) => scriptBreaches(file, text, name)),
  ...scriptBreaches(SERVER_BUNDLE, serverBundle, name),
];

const ownSlices: Rule = ({ serverBundle, build }) => sliceBreaches(serverBundle, build.inputs);

/** Rules that are of the build alone, the same for every host. */
const OWN_RULES: readonly Rule[] = [
  notTooLarge,
  licencesFit,
  noGlobalStyles,
  ownLayer,
  ownScripts,
  ownSlices,
  productionBuild,
  exposesComplete,
  knownPlaces,
  nothingTwice,
  noOtherRemote,
  serverBundleWhole,
  pagesThere,
  noDroppedImports,
  chunksChecked,
];
const HOST_RULES: readonly Rule[] = [sameMajor, sharedFits, onlyOfferedNames];

/**
 * What is wrong with a build, whatever host would show it: each a clause that follows "mfe-x cannot be published: ".
 */
export const buildBreaches = (facts: ContractFacts): string[] => OWN_RULES.flatMap((rule) => rule(facts));
/** Why one host could not show it. */
export const hostBreaches = (facts: ContractFacts): string[] => HOST_RULES.flatMap((rule) => rule(facts));

/** All breaches of the contract. Empty when it may go out. */
export const contractBreaches = (facts: ContractFacts): string[] => [...buildBreaches(facts), ...hostBreaches(facts)];
