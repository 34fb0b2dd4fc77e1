/** Texts of the help, privacy and terms pages: only what this site really does. */
export const legal = {
  help: {
    title: 'Help and contact',
    intro:
      'Write or call about a home, a booking or anything on this site. Have your confirmation code at hand if you have one.',
    phone: 'Phone',
    email: 'E-mail',
    answersTitle: 'Answers',
    answers: [
      {
        title: 'What is in the price?',
        text: 'With dates, the total includes every night, cleaning, the pet fee when you bring pets, the guest service fee and damage protection. Taxes of the place are listed before you pay; with them it is the amount your card is charged.',
      },
      {
        title: 'Can I cancel?',
        text: 'Each home has its own cancellation policy, shown on its page and again before you pay. Cancel under Trips; you see what comes back before you do.',
      },
      {
        title: 'Where is my booking?',
        text: 'The confirmation goes to the e-mail address you booked with and holds your confirmation code.',
      },
      {
        title: 'Where are my favorites?',
        text: 'Homes you save without an account are kept in this browser; clearing its storage removes them. Signed in, they are kept with your account and are on every device.',
      },
    ],
  },
  privacy: {
    title: 'Privacy policy',
    sections: [
      {
        title: 'What we store when you book',
        text: 'Your name, e-mail address, phone number, billing address, the stay and the guests. We need these to hold the home for you and to reach you about it. What you write to a host is kept too.',
      },
      {
        title: 'Your card',
        text: 'Card details are typed into a frame of our payment provider and never reach our servers. We keep a reference to the payment.',
      },
      {
        title: 'Your account',
        text: 'Your name, e-mail address, a scrambled form of your password that nobody can read, your collections of homes, and the devices you are signed in on until their session ends.',
      },
      {
        title: 'What stays in your browser',
        text: 'Homes saved without an account, your consent choices and a started booking are kept in this browser. A random visitor number in a cookie keeps you on the same version of the site; it is not used to follow you.',
      },
      {
        title: 'Protection against fraud',
        text: 'A fraud check runs on every page: it keeps a random session number in this browser and in a cookie, tells it to our fraud provider, and a booking carries it. It looks at your device only if you allow functional services.',
      },
      {
        title: 'Analytics and advertising',
        text: 'Functional, analytics and advertising services, and experiments with our own pages, run only as your cookie preferences allow. We keep the visits you let us count for ninety days. You can change them at any time at the foot of every page.',
      },
      {
        title: 'Your questions',
        text: 'Ask us what we store about you, or to correct or delete it, by phone or mail.',
      },
    ],
  },
  terms: {
    title: 'Terms',
    sections: [
      {
        title: 'Booking',
        text: 'A booking is made when you see a confirmation code. The total shown before you pay is the total charged.',
      },
      {
        title: 'House rules',
        text: 'Each home has its own rules for check-in, check-out, guests, pets and noise. Booking a home means accepting the rules shown on its page.',
      },
      { title: 'Cancelling', text: 'Refunds follow the cancellation policy shown on the home and before you pay.' },
      { title: 'Occupancy', text: 'The number of adults and children may not exceed what the home allows.' },
      {
        title: 'Place names',
        text: 'Towns and their positions come from GeoNames, adapted, under the Creative Commons Attribution 4.0 license.',
        links: [
          { text: 'GeoNames', href: 'https://www.geonames.org/' },
          { text: 'License', href: 'https://creativecommons.org/licenses/by/4.0/' },
        ],
      },
    ],
  },
} as const;
