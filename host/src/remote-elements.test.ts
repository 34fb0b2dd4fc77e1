import * as React from 'react';
import { renderToString } from 'react-dom/server';
import { remoteJsxRuntime, remoteReact } from './remote-elements.ts';

type Make = (type: unknown, props: object, ...rest: unknown[]) => React.ReactElement;
const make = remoteReact['createElement'] as Make;
const clone = remoteReact['cloneElement'] as Make;
const jsx = remoteJsxRuntime['jsx'] as Make;
const jsxs = remoteJsxRuntime['jsxs'] as Make;

test.each([
  ['div', { dangerouslySetInnerHTML: { __html: '<!--' } }, 'HTML of its own'],
  ['plaintext', {}, '<plaintext>'],
  ['PLAINTEXT', {}, '<plaintext>'],
  ['html', {}, '<html>'],
  ['head', {}, '<head>'],
  ['body', {}, '<body>'],
  ['base', { href: '/' }, '<base>'],
  ['meta', { httpEquiv: 'content-security-policy', content: '' }, '<meta http-equiv>'],
  ['meta', { 'http-equiv': 'refresh', content: '0' }, '<meta http-equiv>'],
  ['div', { id: 'root' }, 'the id root'],
  ['div', { id: 'roost-page' }, 'the id roost-page'],
  ['div', { id: 'roost-scripts' }, 'the id roost-scripts'],
  ['img', { name: 'createElement' }, '<img> with the name createElement'],
  ['form', { name: 'addEventListener' }, '<form> with the name addEventListener'],
  ['object', { id: 'querySelector' }, '<object> with the name querySelector'],
])('PLAT-3: a remote may not write <%s %j> into the document', (type, props, words) => {
  for (const element of [make, jsx, jsxs])
    expect(() => element(type, props)).toThrow(`A remote may not write ${words}`);
  expect(() => clone(React.createElement(type), props)).toThrow(`A remote may not write ${words}`);
});

test('PLAT-3: all other elements are made as before', () => {
  const Part = ({ name }: { name: string }) => jsx('b', { children: name });
  const page = make(
    'form',
    { name: 'filters', id: 'a' },
    jsx('input', { name: 'title', defaultValue: '1' }),
    jsxs(remoteJsxRuntime['Fragment'], { children: [make(Part, { name: 'cookie', key: 'b' })] }),
    clone(make('a', { href: '/' }), { title: 'Home' }, 'Home'),
    make('i', null as never),
  );
  expect(renderToString(page)).toBe(
    '<form name="filters" id="a"><input name="title" value="1"/><b>cookie</b><a href="/" title="Home">Home</a><i></i></form>',
  );
});

test('PLAT-6: remotes get the one React, and cannot change it for each other', () => {
  expect(remoteReact['useContext']).toBe(React.useContext);
  for (const shared of [remoteReact, remoteReact['default'] as object, remoteJsxRuntime])
    expect(Reflect.set(shared, 'useContext', () => null)).toBe(false);
});
