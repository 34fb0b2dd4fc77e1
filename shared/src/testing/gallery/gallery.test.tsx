import { render, screen } from '@testing-library/react';
import * as calendar from '@roost/shared/ui/calendar';
import * as overlays from '@roost/shared/ui/overlays';
import * as slider from '@roost/shared/ui/slider';
import * as ui from '@roost/shared/ui';
import { EXAMPLES } from './examples.tsx';
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
