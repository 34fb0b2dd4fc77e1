import { accessibilityBreaches, lookAtAlonePage } from './accessibility.ts';

const one = (impact: string | null) => ({
  id: 'image-alt',
  help: 'Images must have alternative text',
  impact,
  targets: ['img', '#a img'],
});

test('UI-5, PLAT-6: serious and critical findings keep a remote from being published, with their place', () => {
  expect(accessibilityBreaches({ length: 5, violations: [one('critical')] }, 'on a phone, dark')).toEqual([
    'its page alone is not accessible (on a phone, dark): Images must have alternative text (image-alt, critical), at img; #a img',
  ]);
  expect(accessibilityBreaches({ length: 5, violations: [one('serious')] }, 'wide')).toHaveLength(1);
});

test.each(['moderate', 'minor', null])('PLAT-6: a finding that is %s does not', (impact) =>
  expect(accessibilityBreaches({ length: 5, violations: [one(impact)] }, 'wide')).toEqual([]),
);

test('PLAT-6: a page that shows nothing does', () =>
  expect(accessibilityBreaches({ length: 0, violations: [] }, 'wide')).toEqual([
    'its page alone shows nothing (wide)',
  ]));

test('PLAT-6: where there is no browser it is said, and nothing is held against the remote', async () => {
  const said: string[] = [];
  const site = { siteUrl: '', sandboxUrl: '' };
  expect(
    await lookAtAlonePage(
      'mfe-consent',
      site,
      (line) => said.push(line),
      async () => null,
    ),
  ).toBeNull();
  expect(said).toEqual(['accessibility of mfe-consent was not checked: there is no browser here (CHROME names one)']);
});
