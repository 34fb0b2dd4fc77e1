/** Versions that flows are asked to test: read by the command before a site starts, and by each flow. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isRemoteName } from '@roost/shared/contracts/remotes';
import type { RemoteName } from '@roost/shared/contracts/remotes';
import { Failure } from '../lib/failure.ts';
import { packageDir } from '../lib/paths.ts';
import { isVersion } from './version-numbers.ts';

/** Versions by remote, as `MFE_PINS=mfe-search@1.4.0,mfe-listing@1.2.0` gives them. */
export type Pins = ReadonlyMap<RemoteName, string>;

/**
 * Parses MFE_PINS.
 * @throws Failure that names the bad part: a typing mistake must not test the wrong version
 */
export function parsePins(text: string | undefined): Pins {
  const pins = new Map<RemoteName, string>();
  for (const part of (text ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean)) {
    const at = part.indexOf('@');
    const name = part.slice(0, at);
    const version = part.slice(at + 1);
    if (at < 1 || !isVersion(version)) throw new Failure(`MFE_PINS: "${part}" is not of the form mfe-search@1.4.0.`);
    if (!isRemoteName(name) || !existsSync(join(packageDir(name), 'package.json')))
      throw new Failure(`MFE_PINS: there is no remote named "${name}".`);
    pins.set(name, version);
  }
  return pins;
}
