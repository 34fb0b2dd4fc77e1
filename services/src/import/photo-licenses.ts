/** Rights to a photograph: which of them a home's photos may have, and how the person who took it is named. */
import type { PhotoCredit } from '@roost/shared/contracts/listing';

type License = {
  /** What guests read. Missing for what is only between the owner and the photographer. */
  public?: { name: string; url: string };
  /** The person who took it must be named. */
  named: boolean;
  /** The person has given up the copyright. */
  free?: true;
};

/** Licences that forbid commerce or changes are not among them: this site earns money, and every photo is resized. */
const LICENSES = {
  /** The owner took the photo, or has bought all rights. */
  own: { named: false },
  /** The photographer allows this use, by contract or by mail. */
  permission: { named: true },
  'CC0-1.0': {
    named: false,
    free: true,
    public: { name: 'CC0 1.0', url: 'https://creativecommons.org/publicdomain/zero/1.0/' },
  },
  'CC-BY-4.0': {
    named: true,
    public: { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
  },
  'CC-BY-SA-4.0': {
    named: true,
    public: { name: 'CC BY-SA 4.0', url: 'https://creativecommons.org/licenses/by-sa/4.0/' },
  },
} as const satisfies Record<string, License>;

export type LicenseName = keyof typeof LICENSES;
export const LICENSE_NAMES = Object.keys(LICENSES) as LicenseName[];

/** Whether a photo of this licence may be shown only beside its photographer's name. */
export const mustNamePhotographer = (license: LicenseName): boolean => LICENSES[license].named;

/** Returns what stands beside a photo; undefined where nobody has to be named. */
export function makeCredit(photographer: string | undefined, license: LicenseName): PhotoCredit | undefined {
  const { public: known, free }: License = LICENSES[license];
  if (photographer === undefined) return undefined;
  return {
    text: free ? photographer : `© ${photographer}`,
    ...(known && { license: known.name, licenseUrl: known.url }),
  };
}
