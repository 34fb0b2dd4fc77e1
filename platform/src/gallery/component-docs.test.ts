import { join } from 'node:path';
import { packageDir } from '../lib/paths.ts';
import { componentDocs, readComponentDocs } from './component-docs.ts';

test('PLAT-7: what the doc comments say of a component and its props is read, also of types that it is made of', () => {
  const text = `
    type Look = {
      /** One a view. */
      variant?: 'primary' | 'line';
    };
    export type ButtonProps = Look & Omit<Other, 'disabled'> & {
      /** Work is under way:
       *  presses do nothing. */
      busy: boolean;
    };
    /** A button. */
    export function Button({ busy }: ButtonProps) { return null; }
    function Inner() { return null; }
    export function useThing() {}`;
  expect(componentDocs('Button.tsx', text)).toEqual([
    {
      name: 'Button',
      doc: 'A button.',
      props: [
        { name: 'variant', type: "'primary' | 'line'", optional: true, doc: 'One a view.' },
        { name: 'busy', type: 'boolean', optional: false, doc: 'Work is under way: presses do nothing.' },
      ],
    },
  ]);
});

test('PLAT-7: the components of the design system say what they are', async () => {
  const docs = await readComponentDocs(join(packageDir('shared'), 'src/ui'));
  expect(docs.find(({ name }) => name === 'Button')?.props.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['variant', 'busy', 'unavailable']),
  );
  expect(docs.filter(({ doc }) => doc === '').map(({ name }) => name)).toEqual([]);
});
