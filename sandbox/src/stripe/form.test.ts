import { groupParam, listParam, parseForm, textParam } from './form.ts';

test('brackets become a tree, as the node client writes them', () => {
  const form = parseForm(
    'type=card&card[number]=4242&billing_details[address][city]=Truckee&expand[]=a&expand[]=b&metadata[stay]=RST-1',
  );
  expect(textParam(form, 'type')).toBe('card');
  expect(textParam(groupParam(groupParam(form, 'billing_details'), 'address'), 'city')).toBe('Truckee');
  expect(listParam(form, 'expand')).toEqual(['a', 'b']);
  expect(groupParam(form, 'metadata')).toEqual({ stay: 'RST-1' });
});

test('numbered lists read like unnumbered ones', () => {
  expect(listParam(parseForm('expand[0]=latest_charge'), 'expand')).toEqual(['latest_charge']);
});

test("keys of an object's prototype are dropped", () => {
  parseForm('__proto__[polluted]=1&constructor[prototype][polluted]=1');
  expect(({} as { polluted?: string }).polluted).toBeUndefined();
});
