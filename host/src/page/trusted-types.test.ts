import { allowHtml, allowScript, trustTypes } from './trusted-types.ts';

test.each([
  '',
  '<script></script>',
  '<svg xmlns="http://www.w3.org/2000/svg"><circle r="8"/></svg>',
  '<div class="on-map" style="color:red">3 homes on one street</div>',
])('SAFE-11: HTML that runs nothing is put into the page: %s', (html) => {
  expect(allowHtml(html)).toBe(html);
});

test.each([
  '<script>alert(1)</script>',
  '<ScRiPt src=//evil.example>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<img src="x"onerror="alert(1)">',
  '<iframe srcdoc="x">',
  '<a href="JavaScript:alert(1)">',
  '<base href="https://evil.example/">',
  '<form action="https://evil.example/"><input name="card">',
  '<embed src=x>',
])('SAFE-11: HTML that runs or leads away is refused: %s', (html) => {
  expect(allowHtml(html)).toBeNull();
});

test('SAFE-11: a script element takes data for search engines and no code', () => {
  expect(allowScript('{"@type":"LodgingBusiness"}', 'HTMLScriptElement textContent')).not.toBeNull();
  expect(allowScript('alert(1)', 'HTMLScriptElement textContent')).toBeNull();
  expect(allowScript('1', 'eval')).toBeNull();
  expect(allowScript('"x"', 'Function')).toBeNull();
});

test('SAFE-11: the policy is the one that holds where code names none; an old browser has none', () => {
  const made: string[] = [];
  trustTypes({ trustedTypes: { createPolicy: (name) => made.push(name) } });
  trustTypes({});
  expect(made).toEqual(['default']);
});
