import { choiceIn, getChoice, keepChoice, toCookieName, withoutPrefix } from './own-cookies.ts';

const page = (origin: string) => {
  const written: string[] = [];
  const document = {
    location: { origin },
    set cookie(line: string) {
      written.push(line);
    },
  } as unknown as Document;
  return { document, written };
};

test('SAFE-11: over https a choice is of this host alone, and replaces what version 0.1 kept', () => {
  const { document, written } = page('https://roost.example');
  keepChoice('roost_theme', 'dark', 60, document);
  expect(written).toEqual([
    '__Host-roost_theme=dark; path=/; samesite=lax; secure; max-age=60',
    'roost_theme=; path=/; max-age=0',
  ]);
});

test('SAFE-11: without https it has its plain name, and without a time it ends with the browser', () => {
  const { document, written } = page('http://localhost:3000');
  keepChoice('roost_theme', 'dark', null, document);
  expect(written).toEqual(['roost_theme=dark; path=/; samesite=lax']);
});

test('SAFE-11: what this host set counts before what another host of the domain may have set', () => {
  expect(getChoice({ a: '1', '__Host-a': '2' }, 'a')).toBe('2');
  expect(getChoice({ a: '1' }, 'a')).toBe('1');
  expect(choiceIn('a=1; __Host-a=2', 'a')).toBe('2');
  expect(choiceIn('ba=1;a=3', 'a')).toBe('3');
  expect(choiceIn('a=', 'a')).toBeUndefined();
});

test('SAFE-11: names go there and back', () => {
  for (const site of ['https://roost.example', 'http://localhost'])
    expect(withoutPrefix(toCookieName('roost.stays', site))).toBe('roost.stays');
});
