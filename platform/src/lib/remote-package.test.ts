import { parseRemotePackage } from './remote-package.ts';

const block = { owner: 'reviews', routes: [{ id: 'reviews', path: '/reviews' }], slots: { Stars: { places: [] } } };
const withBlock = (changes: object): string => JSON.stringify({ roost: { ...block, ...changes } });

test('PLAT-6: a block that is right is read', () => {
  expect(parseRemotePackage('package.json', withBlock({})).roost).toEqual(block);
  expect(parseRemotePackage('package.json', '{}').roost).toBeUndefined();
});

test.each([
  ['a comma too many', '{ "private": true,, }', 'package.json is no JSON: Expected double-quoted property name'],
  ['another encoding', Buffer.from('{}', 'utf16le').toString('utf8').replace('{', '\uFFFD{'), 'is no JSON'],
  ['a misspelt name', withBlock({ slotz: {} }), 'Unrecognized key: "slotz"'],
  ['one of a page', withBlock({ routes: [{ id: 'a', path: '/a', prefech: true }] }), 'Unrecognized key: "prefech"'],
  ['one of a slot', withBlock({ slots: { Stars: { place: [] } } }), 'Unrecognized key: "place"'],
  ['a path without a slash', withBlock({ routes: [{ id: 'a', path: 'a' }] }), 'a path begins with /'],
  ['no owner', withBlock({ owner: undefined }), 'owner'],
])('PLAT-6: %s is told, with the file', (_what, text, sentence) => {
  expect(() => parseRemotePackage('package.json', text)).toThrow(sentence);
  expect(() => parseRemotePackage('package.json', text)).toThrow('package.json');
});
