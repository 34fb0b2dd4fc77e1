import { render, screen } from '@testing-library/react';
import axe from 'axe-core';
import * as calendar from '@roost/shared/ui/calendar';
import * as overlays from '@roost/shared/ui/overlays';
import * as slider from '@roost/shared/ui/slider';
import * as ui from '@roost/shared/ui';
import { EXAMPLES } from './examples.tsx';
import { MemoryRouter } from '../memory-router.ts';
import { Gallery } from './Gallery.tsx';

/** What is shown with another one. */
const WITH_OTHERS = ['CalendarFooter'];

test('PLAT-7: every component of the design system is in the gallery, and nothing else', () => {
  const components = Object.entries({ ...ui, ...calendar, ...overlays, ...slider })
    .filter(([name, value]) => /^[A-Z][a-z]/.test(name) && typeof value === 'function')
    .map(([name]) => name)
    .filter((name) => !WITH_OTHERS.includes(name));
  expect(Object.keys(EXAMPLES).sort()).toEqual(components.sort());
});

test('PLAT-7: the gallery shows each state with its name, and what is said of its props', () => {
  const docs = [
    {
      name: 'Button',
      doc: 'A button.',
      props: [{ name: 'busy', type: 'boolean', optional: true, doc: 'Work goes on.' }],
    },
  ];
  render(<Gallery components={docs} />);
  for (const [name, states] of Object.entries(EXAMPLES)) {
    const section = screen.getByRole('region', { name });
    expect(section.querySelectorAll('figure')).toHaveLength(Object.keys(states).length);
  }
  expect(screen.getByRole('cell', { name: 'Work goes on.' })).toBeInTheDocument();
});

/**
 * What axe can tell without a browser: names, roles, relations. What it draws or measures for is looked at on the pages
 * (`npm run e2e -- accessibility`).
 */
const DRAWN = ['color-contrast', 'link-in-text-block', 'label-content-name-mismatch', 'target-size'];
const RULES = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  rules: Object.fromEntries(DRAWN.map((rule) => [rule, { enabled: false }])),
};

test.each(Object.entries(EXAMPLES))('PLAT-7 UI-5: axe finds nothing in any state of %s', async (_name, states) => {
  const { container } = render(
    <main>
      {Object.entries(states).map(([state, example]) => (
        <section key={state} aria-label={state}>
          <MemoryRouter>{example}</MemoryRouter>
        </section>
      ))}
    </main>,
  );
  const { violations } = await axe.run(container, RULES);
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('; ')}`)).toEqual([]);
});
