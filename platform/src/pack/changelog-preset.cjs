/** How lerna reads our commits, `search, shared: texts are shorter`, and writes them into a changelog: one line each, the oldest last. */
'use strict';

module.exports = {
  parser: { headerPattern: /^([\w-]+(?:, [\w-]+)*): (.+)$/, headerCorrespondence: ['scope', 'subject'] },
  // Never asked: the contract decides what the next version is (next-version.ts).
  whatBump: () => ({ level: 2 }),
  writer: {
    transform: ({ header, subject }) => ({ text: subject ?? header }),
    mainTemplate: '## {{version}} ({{date}})\n{{#each commitGroups}}{{#each commits}}{{> commit}}{{/each}}{{/each}}\n',
    headerPartial: '',
    commitPartial: '* {{text}}\n',
    footerPartial: '',
  },
};
