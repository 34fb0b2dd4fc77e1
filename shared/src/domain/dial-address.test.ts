import { dialAddress } from './dial-address.ts';

test.each([
  ['(800) 555-0142', 'tel:8005550142'],
  ['+44 20 7946 0958', 'tel:+442079460958'],
])('%s dials %s', (phone, address) => expect(dialAddress(phone)).toBe(address));
