/** One analytics destination as the CDN lists it. */
export type Destination = {
  name: string;
  creationName: string;
  category: string;
  description: string;
  website: string;
};

/** A project's destinations. Repeater is internal to the CDN, and clients drop it. */
export const DESTINATIONS: readonly Destination[] = [
  {
    name: 'Google Analytics 4 Web',
    creationName: 'Google Analytics 4 Web',
    category: 'Analytics',
    website: 'https://marketingplatform.google.com/about/analytics/',
    description: 'Counts visits and shows which pages guests read, so that slow or confusing pages can be found.',
  },
  {
    name: 'Amplitude',
    creationName: 'Amplitude',
    category: 'Analytics',
    website: 'https://amplitude.com',
    description: 'Shows which steps from search to booking guests take, and where they stop.',
  },
  {
    name: 'Hotjar',
    creationName: 'Hotjar',
    category: 'Analytics',
    website: 'https://www.hotjar.com',
    description: 'Draws heat maps of pages from clicks and scrolling.',
  },
  {
    name: 'Facebook Pixel',
    creationName: 'Facebook Pixel',
    category: 'Advertising',
    website: 'https://www.facebook.com/business/tools/meta-pixel',
    description: 'Measures whether an advertisement led to a visit, and shows advertisements to past visitors.',
  },
  {
    name: 'Google Ads (Gtag)',
    creationName: 'Google AdWords New',
    category: 'Advertising',
    website: 'https://ads.google.com',
    description: 'Measures which search advertisements lead to bookings.',
  },
  {
    name: 'Pinterest Tag',
    creationName: 'Pinterest Tag',
    category: 'Advertising',
    website: 'https://ads.pinterest.com',
    description: 'Measures visits that come from pins.',
  },
  {
    name: 'Customer.io',
    creationName: 'Customer.io',
    category: 'Functional',
    website: 'https://customer.io',
    description: 'Sends trip reminders and answers to questions that a guest asked.',
  },
  {
    name: 'Zendesk',
    creationName: 'Zendesk',
    category: 'Functional',
    website: 'https://www.zendesk.com',
    description: 'Lets the support team see which page a guest asks about.',
  },
  {
    name: 'Optimizely Web',
    creationName: 'Optimizely',
    category: 'Functional',
    website: 'https://www.optimizely.com',
    description: 'Remembers which version of a page a guest sees, so that it stays the same.',
  },
  {
    name: 'Repeater',
    creationName: 'Repeater',
    category: 'Raw Data',
    website: 'https://segment.com',
    description: 'Copies events to another project.',
  },
];
