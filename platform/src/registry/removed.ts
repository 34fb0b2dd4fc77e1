/** A remote that somebody takes off the site while its team publishes. Pure. */
import type { Registry } from '@roost/shared/contracts/registry';
import { Failure } from '../lib/failure.ts';
import { adviseCommand } from './advised-command.ts';

/**
 * @param isKnown whether the remote was there when its publish began
 * @throws Failure when it was removed since: its first version would serve every visitor again
 */
export function refuseRemoved(registry: Registry, name: string, isKnown = false): void {
  if (isKnown && !registry.microFrontends[name])
    throw new Failure(
      `${name} was removed from ${registry.environment ?? 'production'} while it was published, and stays away. \`${adviseCommand(registry, `audit ${name}`)}\` says by whom and why; publish again to bring it back.`,
    );
}
