/** Network addresses as limits count them (SAFE-3, SAFE-7). */
const GROUPS = 8;
/** Of what the network layer says, or a proxy that is believed; anything else is counted as it is. */
const VERSION_6 = /^(?=.*:.*:)[\da-f:]{2,39}$/i;
/** A provider gives every customer a whole /64, so each of its addresses is the same customer. */
const CUSTOMER_GROUPS = 4;

/** The address of a customer: an IPv6 address without its last 64 bits, any other text as it is. */
export function toNetwork(address: string): string {
  const [bare = ''] = address.split('%');
  // Version 4 in the clothes of version 6 is one customer each.
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1];
  if (mapped !== undefined) return mapped;
  if (!VERSION_6.test(bare)) return address;
  const [head = '', tail = ''] = bare.toLowerCase().split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === '' ? [] : tail.split(':');
  const zeros = bare.includes('::') ? Array<string>(Math.max(0, GROUPS - before.length - after.length)).fill('0') : [];
  const groups = [...before, ...zeros, ...after].map((group) => group.replace(/^0+(?=.)/, ''));
  return `${groups.slice(0, CUSTOMER_GROUPS).join(':')}::/64`;
}
