import { takeWalletAddress } from './wallet-address.ts';

const EMPTY = {
  nameOnCard: '',
  promo: 'SAVE',
  address1: '',
  address2: '',
  city: '',
  state: { value: '', iso: '' },
  zip: '',
  country: { value: 'United States', iso: 'US' },
};
const RENO = {
  name: 'Maya Ortiz',
  address: {
    line1: '9 Harbor Way',
    line2: 'Apt 4',
    city: 'Reno',
    state: 'Nevada',
    postal_code: '89501',
    country: 'us',
  },
};
const reno = takeWalletAddress(EMPTY, RENO);

test('BOOK-2: the whole address of a wallet, states by name or code, and nothing else of the form', () => {
  expect(reno).toEqual({
    ...EMPTY,
    nameOnCard: 'Maya Ortiz',
    address1: '9 Harbor Way',
    address2: 'Apt 4',
    city: 'Reno',
    state: { value: 'Nevada', iso: 'NV' },
    zip: '89501',
  });
  expect(takeWalletAddress(EMPTY, { ...RENO, address: { ...RENO.address, state: 'nv' } })).toEqual(reno);
});

test('BOOK-2: countries that the form does not list, and states that are written freely', () => {
  const address = { ...RENO.address, country: 'IN', state: 'Kerala', postal_code: '682001' };
  expect(takeWalletAddress(EMPTY, { ...RENO, address })).toMatchObject({
    country: { value: 'IN', iso: 'IN' },
    state: { value: 'Kerala', iso: '' },
  });
});

test('BOOK-2: what the wallet leaves out stays for the same address, and never for another', () => {
  const partly = { ...RENO, address: { ...RENO.address, postal_code: '', line2: null } };
  expect(takeWalletAddress(reno, partly)).toEqual(reno);
  expect(takeWalletAddress({ ...reno, address1: '1 Dock Road' }, partly)).toMatchObject({
    address1: '9 Harbor Way',
    zip: '',
  });
  expect(takeWalletAddress({ ...reno, country: { value: 'Canada', iso: 'CA' } }, partly)).toMatchObject({ zip: '' });
});

test.each([undefined, { name: 'Maya' }, { name: 'Maya', address: { country: 'Somewhere' } }, { address: null }])(
  'BOOK-2: a wallet without an address leaves the form to the guest (%#)',
  (given) => {
    expect(takeWalletAddress(reno, given)).toBe(reno);
  },
);
