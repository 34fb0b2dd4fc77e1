/** What the console's pages say of a version, and what may be done with it. */
import type { VersionEntry } from '@roost/shared/contracts/registry';
import type { AuditRecord } from '../../registry/audit.ts';
import { html } from './html.ts';
import type { Html } from './html.ts';
import { at, ROOT } from './layout.ts';
import type { View } from './layout.ts';
import { may, percentField, press } from './remote-card.ts';
import type { RemoteView } from './remote-card.ts';

/** The address of a version's own page, to send to somebody. */
export const versionPath = (remote: string, version: string): string => `/remotes/${remote}/versions/${version}`;
export const versionLink = ({ environment }: View, remote: string, version: string): Html =>
  html`<a href="${at(versionPath(remote, version), environment)}">${version}</a>`;

/** Who made a version, by the first record that has it. */
export function madeBy(records: readonly AuditRecord[], remote: string, version: string): AuditRecord | undefined {
  return records.findLast(({ changes }) => changes[remote]?.after.some((share) => share.version === version));
}

/** What may be done with a version. @param back the page that shows what became of it */
export function versionActions(
  view: View,
  remote: RemoteView,
  entry: VersionEntry,
  back = `/remotes/${remote.name}`,
): Html | false {
  const { metadata, deployment, extras } = entry;
  const more = { version: metadata.version, back };
  if (extras.withdrawn) return false;
  return html`<details>
    <summary>Change ${metadata.version}</summary>
    ${
      may(view, remote.name, 'release') &&
      !deployment.default && [
        press(view, remote, 'traffic', 'Give', {
          ...more,
          fields: html`${percentField(deployment.traffic || 10)}
            <label>Why<input name="reason" maxlength="300" autocomplete="off" /></label>`,
        }),
        press(view, remote, 'progressive', 'Let it grow by itself', more),
      ]
    }
    ${may(view, remote.name, 'publish') && press(view, remote, 'link', 'Make a link that pins it', more)}
    ${
      may(view, remote.name, 'withdraw') &&
      !deployment.default &&
      press(view, remote, 'withdraw', 'Withdraw', {
        ...more,
        look: 'stop',
        fields: html`<label>Why<input name="reason" maxlength="300" required autocomplete="off" /></label>`,
      })
    }
    ${
      view.environment === 'staging' &&
      may({ ...view, environment: 'production' }, remote.name, 'release') &&
      press(view, remote, 'release', 'Release to production', {
        ...more,
        look: 'main',
        fields: percentField(remote.elsewhere.length > 0 ? 10 : 100),
      })
    }
  </details>`;
}

/** To what differs between the version that visitors get and another one. */
export function comparisonLink({ environment }: View, name: string, main: VersionEntry, entry: VersionEntry): Html {
  const [from, to] = [main.metadata.version, entry.metadata.version];
  return html`<a href="${ROOT}/remotes/${name}/compare?environment=${environment}&amp;from=${from}&amp;to=${to}"
    >Files compared with ${from}</a
  >`;
}

/** What a version is at this moment: with visitors, standing in, withdrawn, or there to be given. */
export function stateTags({ metadata, url, deployment, extras }: VersionEntry, main: VersionEntry | undefined): Html {
  if (extras.withdrawn) return html`<span class="bad">withdrawn: ${extras.withdrawn.reason}</span>`;
  const tag = (words: string, look = ''): Html => html` <span class="tag ${look}">${words}</span>`;
  return html`${deployment.traffic} %
  ${deployment.default ? tag('default', 'good') : deployment.traffic > 0 && tag('canary', 'warm')}
  ${main?.fallbackUrl === url && tag('stands in')} ${metadata.version.includes('-') && tag('preview')}`;
}
