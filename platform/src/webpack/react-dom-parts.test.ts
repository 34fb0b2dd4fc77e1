/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type * as ReactModule from 'react';
import type * as Client from 'react-dom/client';
import { REPOSITORY } from '../lib/paths.ts';
import reactDomLoader from './react-dom-loader.ts';
import { withoutParts } from './react-dom-parts.ts';

const PACKAGES = join(REPOSITORY, 'node_modules');
const source = readFileSync(join(PACKAGES, 'react-dom/cjs/react-dom-client.production.js'), 'utf8');
const production = {
  react: 'react/cjs/react.production.js',
  scheduler: 'scheduler/cjs/scheduler.production.js',
  'react-dom': 'react-dom/cjs/react-dom.production.js',
};

/** The packages as a page of production has them, with React's browser build from the loader. */
function loadBuild(): { React: typeof ReactModule; client: typeof Client } {
  const loaded = new Map<string, unknown>();
  const evaluate = (text: string): unknown => {
    const module = { exports: {} };
    // The text is the build that a page runs.
    new Function('require', 'module', 'exports', text)(load, module, module.exports);
    return module.exports;
  };
  const load = (name: string): unknown => {
    const file = production[name as keyof typeof production];
    if (!file) return createRequire(import.meta.url)(name);
    if (!loaded.has(name)) loaded.set(name, evaluate(readFileSync(join(PACKAGES, file), 'utf8')));
    return loaded.get(name);
  };
  const client = evaluate(reactDomLoader(source)) as typeof Client;
  return { React: load('react') as typeof ReactModule, client };
}

describe("PLAT-1: React's browser build without what no page uses", () => {
  const { React, client } = loadBuild();
  const { createElement: h } = React;
  let root: HTMLElement;
  beforeEach(() => {
    document.body.innerHTML = '<div id="root"></div>';
    root = document.querySelector('#root') as HTMLElement;
  });

  test('PLAT-3: words of a page that the server could not make go with the first drawing in the browser', async () => {
    root.innerHTML = '<main><h1>One moment</h1></main>';
    client.createRoot(root).render(h('main', null, 'Homes'));
    await settle();
    expect(root.innerHTML).toBe('<main>Homes</main>');
  });

  test('hydrates, updates in a transition, waits for a part and removes what is gone', async () => {
    root.innerHTML = '<p>1</p><button>more</button><!--$--><i>part</i><!--/$-->';
    const part = h('i', null, 'part');
    let resolve = (_: { default: () => ReactModule.ReactNode }): void => undefined;
    const Later = React.lazy(
      () =>
        new Promise<{ default: () => ReactModule.ReactNode }>((done) => {
          resolve = done;
        }),
    );
    const Page = () => {
      const [count, setCount] = React.useState(1);
      return h(
        React.Fragment,
        null,
        h('p', null, count),
        h('button', { onClick: () => React.startTransition(() => setCount((now) => now + 1)) }, 'more'),
        h(React.Suspense, { fallback: 'waits' }, count < 3 ? part : h(Later)),
      );
    };
    client.hydrateRoot(root, h(Page));
    const press = () => root.querySelector('button')?.click();
    await settle();
    press();
    await settle();
    expect(root.textContent).toBe('2morepart');
    press();
    await settle();
    // What is shown stays until the part has come.
    expect(root.textContent).toBe('2morepart');
    resolve({ default: () => h('b', null, 'late') });
    await settle();
    expect(root.innerHTML).toContain('<p>3</p><button>more</button>');
    expect(root.textContent).toContain('late');
    expect(root.querySelector('i')).toBeNull();
  });

  test('a part that is to be animated is drawn and changed without', async () => {
    const shown = client.createRoot(root);
    const draw = (text: string) =>
      React.startTransition(() => shown.render(h(React.ViewTransition, { name: 'photo' }, h('p', null, text))));
    draw('one');
    await settle();
    draw('two');
    await settle();
    expect(root.textContent).toBe('two');
    React.startTransition(() => shown.render(null));
    await settle();
    expect(root.textContent).toBe('');
  });

  test('a ref on a fragment is an error of its part', async () => {
    class Boundary extends React.Component<{ children: ReactModule.ReactNode }> {
      override state = { text: '' };
      static getDerivedStateFromError = (error: Error) => ({ text: error.message });
      override render() {
        return this.state.text || this.props.children;
      }
    }
    client
      .createRoot(root, { onCaughtError: () => undefined })
      .render(h(Boundary, null, h(React.Fragment, { ref: () => undefined } as object, h('p', null, 'inside'))));
    await settle();
    expect(root.textContent).toBe('no refs on fragments in this build of React');
  });
});

test('a release of React that has other parts fails the build', () => {
  expect(() =>
    withoutParts(source.replace('function startViewTransition(', 'function startTransitionOfView(')),
  ).toThrow('startViewTransition: look at react-dom-parts.ts');
  expect(() => withoutParts(source.replace('FragmentInstance.prototype.blur =', 'blur ='))).toThrow('11 methods');
});

/** Lets React finish what it has begun. */
const settle = () => new Promise((done) => setTimeout(done, 60));
