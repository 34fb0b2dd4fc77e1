import { readUses } from './uses.ts';

const NOTHING = { places: [], slots: [], sends: [], hears: [] };

test.each<[string, string, Partial<ReturnType<typeof readUses>>]>([
  [
    'a place for slots',
    '(0,jsx_runtime_.jsx)(federation_namespaceObject.SlotPlace, {\n  place: "listing-sections",\n  props: {}',
    { places: ['listing-sections'] },
  ],
  [
    'a slot by its name',
    '(0,jsx_runtime_.jsx)(federation_.RemoteSlot, {\n  name: "mfe-booking/InquiryForm"',
    { slots: ['mfe-booking/InquiryForm'] },
  ],
  ['a place of something else', 'const stay = { place: "Boston, MA", name: "mfe-search" };', {}],
  ['events of the catalogue', "(0,track/* track */.u4)('Products Searched', {", { sends: ['Products Searched'] }],
  ['events of a file of its own', "if (total) track('Quote Received', {", { sends: ['Quote Received'] }],
  [
    'an action of the store',
    'dispatch((0,state_.toggleRequested)({ listing }))',
    { sends: ['action toggleRequested'] },
  ],
  ['an action of its own', 'dispatch((0,slice/* outboxChanged */.UT)(id))', {}],
  [
    'an action that it listens to',
    'store.startListening({ actionCreator: state_.toggleRequested, effect })',
    { hears: ['action toggleRequested'] },
  ],
  [
    'events of its own, and of others by a constant',
    `new CustomEvent('mfe-reviews:opened', {}); const OPENED = 'mfe-search:opened'; addEventListener(OPENED, hear); addEventListener('click', hear)`,
    { sends: ['mfe-reviews:opened'], hears: ['mfe-search:opened'] },
  ],
])('PLAT-6: what a remote uses of others is read from its bundle: %s', (_what, bundle, uses) => {
  expect(readUses(bundle)).toEqual({ ...NOTHING, ...uses });
});
