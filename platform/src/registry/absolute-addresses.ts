/** The registry as readers get it. Pure. */
import type { Registry, VersionEntry } from '@roost/shared/contracts/registry';

/** Makes the relative addresses of the file absolute, as readers get them. Absolute ones stay. */
export function withAbsoluteAddresses(registry: Registry, publicUrl: string): Registry {
  const absolute = (address: string): string => new URL(address, `${publicUrl}/`).href;
  const entry = (version: VersionEntry): VersionEntry => ({
    ...version,
    url: absolute(version.url),
    fallbackUrl: version.fallbackUrl === null ? null : absolute(version.fallbackUrl),
    extras: { ...version.extras, baseUrl: absolute(version.extras.baseUrl) },
  });
  return {
    ...registry,
    microFrontends: Object.fromEntries(
      Object.entries(registry.microFrontends).map(([name, versions]) => [name, versions.map(entry)]),
    ),
  };
}
