/** Texts of the help, privacy and terms pages: only what this site really does. */
import { defineTexts } from '@roost/shared/texts';

export const legal = defineTexts('host/legal', {
  help: {
    title: 'Help and contact',
    intro:
      'Call or email us about a home, a booking or anything on this site. Have your reservation code ready if you have one.',
    phone: 'Phone',
    email: 'Email',
    answersTitle: 'Answers',
    answers: [
      {
        title: 'What is in the price?',
        text: 'With dates, the total covers every night, cleaning, the pet fee if you bring pets, the guest service fee, damage protection and taxes. Lists and maps round it to the nearest dollar. The home’s page shows every line to the cent, and that total is what we charge. You can also compare homes by the total before taxes or by the night.',
      },
      {
        title: 'Can I pay in two parts?',
        text: 'Where the home’s page or the checkout offers it, yes: part now, and the rest on a day that you see before you book. On that day you can still cancel for a full refund. We email you five days before and charge the same card. If your bank declines it, we try again, and you can pay with any other card under Trips. If the rest isn’t paid by the day we tell you, we cancel the stay and return everything you paid.',
      },
      {
        title: 'Can I cancel?',
        text: 'Yes, through the day of check-in. Each home has its own cancellation policy: its page, the checkout and your confirmation show the deadlines and the refund for your stay. To cancel, open the stay under Trips. You see your refund before you confirm. Refunds take 3–5 business days.',
        links: [{ text: 'Your trips', href: '/trips' }],
      },
      {
        title: 'How do I get in?',
        text: 'The address, the way there and the steps to get in are in your confirmation email and on the stay’s page under Trips. The door code is on that page only, from three days before check-in. Once you’ve opened the page, it works without a signal. Open it again in those last three days and choose “Show code”, so that your device keeps the code too.',
      },
      {
        title: 'What if the host cancels?',
        text: 'You get back everything you paid, taxes and fees included, whatever the cancellation policy says. We cancel the stay for the host and email you. If a host asks you to cancel, or tells you that the home isn’t free, call us before you cancel: when you cancel it yourself under Trips, your refund is what the cancellation policy gives.',
      },
      {
        title: 'Is there a deposit?',
        text: 'No. Nothing is held on your card beyond the price of your stay. Where the price has a line for damage protection, it covers accidental damage. If something breaks, choose “Message the host” on the stay’s page.',
      },
      {
        title: 'Can I change my dates or guests?',
        text: 'Yes, through the day of check-in. Open the stay under Trips and choose “Change stay”: dates, guests and extras. You see the new total and the difference before you confirm. If the stay costs more, you pay the difference right away, or with your second payment if one is still to come. If it costs less, we refund the difference as the cancellation policy allows.',
        links: [{ text: 'Your trips', href: '/trips' }],
      },
      {
        title: 'How do I reach the host?',
        text: 'Before you book, choose “Ask the host” on the home’s page. After you’ve booked, choose “Message the host” on the stay’s page. Answers come by email, and you find them under Messages.',
        links: [{ text: 'Your messages', href: '/messages' }],
      },
      {
        title: 'Where is my booking?',
        text: 'We email a confirmation with your reservation code to the address you booked with. Your stay is also under Trips in the browser you booked in, and on any device once you sign in with that address. No account? Under Trips, enter the code and your email address, and we’ll send you a link.',
        links: [{ text: 'Find your stay', href: '/trips' }],
      },
      {
        title: 'What if something is wrong at the home?',
        text: 'Choose “Message the host” on the stay’s page, or call the host at the number there. If that doesn’t help, or the door stays shut, call us: before, during or after your stay, a person answers.',
        links: [{ text: 'Your trips', href: '/trips' }],
      },
      {
        title: 'How do reviews work?',
        text: 'From the day of check-out you have 14 days to write one, under Trips or from our email. A person reads it first. We publish it once the host has written too, or after the 14 days, signed with your first name and an initial.',
      },
      {
        title: 'How do I sign in?',
        text: 'With a passkey, a password, or a link and a code that we email you. You don’t need an account to book. In your account, under “How you sign in”, you can add and remove passkeys and change your password. “Where you’re signed in” lists your devices; you can sign out each of them.',
        links: [{ text: 'Your account', href: '/account' }],
      },
      {
        title: 'Where are my favorites?',
        text: 'Without an account, the homes you save are kept in this browser; clearing its data removes them. When you sign in, they’re saved to your account and appear on all your devices.',
        links: [{ text: 'Your favorites', href: '/favorites' }],
      },
    ],
  },
  /** Above legal texts in a language that does not bind; empty where it does. */
  binding: '',
  /** To be written anew with every change of what the two pages say. */
  updated: 'Last updated November 30, 2026',
  contents: 'On this page',
  /** Below both texts, with the way there. */
  questions: { text: 'Something unclear? Call or email us.', link: 'Help and contact' },
  privacy: {
    title: 'Privacy policy',
    sections: [
      {
        title: 'What we store when you book',
        text: 'Your name, email address, phone number, billing address, the stay and the guests. We need these to hold the home for you and to reach you about it. We also keep what you write to a host. With a question about a home, the host receives your name, your email address and, if you gave it, your phone number; with a message about a stay, your name. A review is shown on the home’s page, signed with your first name and an initial.',
      },
      {
        title: 'Your card',
        text: 'Card details are typed into a frame of our payment provider and never reach our servers. With the card, the provider receives your name, email address, phone number and billing address. We keep a reference to the payment, and the card’s brand and last four digits. If you pay in two parts, our payment provider keeps your card until the second is paid.',
      },
      {
        title: 'Your account',
        text: 'Your name, email address, a scrambled form of your password that nobody can read, the public half of your passkeys, the people you book for, your collections of homes, and the devices you are signed in on until their session ends.',
      },
      {
        title: 'What stays in your browser',
        text: 'What we keep in a cookie comes to our own servers with each page you open. The rest is sent only where a page needs it: Favorites, for example, asks for the homes you saved. This browser keeps:',
        items: [
          'Homes saved without an account, your consent choices, which stays this browser may open, and how you like prices, language and colors shown.',
          'Your recent searches, if you allow functional services.',
          'Until you close the tab: messages you haven’t sent, the search results you came from, and the extras and promo code you chose in a checkout. From the moment you press Pay until we know whether the booking went through, also a random number that finds it, and which stay it is for.',
          'For two hours, in an encrypted cookie that only this tab can open, what you type into a checkout, so that a reload doesn’t lose it: your name, email address, phone number and billing address, nothing of your card. It is gone when you book or sign out.',
          'The page of a stay that you have opened, so that it opens without a signal. Signing out removes it.',
          'A random visitor number in a cookie, which keeps you on the same version of the site. It is not used to follow you.',
        ],
      },
      {
        title: 'Protection against fraud',
        text: 'A fraud check runs on every page: it keeps a random session number in this browser and in a cookie, tells it to our fraud provider, and a booking carries it. It looks at your device only if you allow functional services.',
      },
      {
        title: 'Analytics and advertising',
        text: 'Functional, analytics and advertising services, and experiments with our own pages, run only as your cookie preferences allow. We count visits, unless you said no under “Cookie preferences” or live where we have to ask you first and you haven’t said yes. We keep what we counted for ninety days. You can change your preferences at any time under “Cookie preferences” at the bottom of our pages.',
      },
      {
        title: 'Your questions',
        text: 'Under “Your account” you can download everything we store about you, and delete your account. Without an account, ask us by phone or email. After deletion we keep the home, dates and amounts of past stays for our books, without your name, address or card; copies in our backups are deleted within 35 days.',
      },
    ],
  },
  terms: {
    title: 'Terms',
    sections: [
      {
        title: 'Whom you book with',
        text: 'You rent the home from its host, whom the home’s page and your receipt name: your contract about the stay is with the host. Roost runs this site and takes payments on the host’s behalf. We are there for you by phone and email before, during and after your stay.',
        links: [{ text: 'Help and contact', href: '/help' }],
      },
      {
        title: 'Booking',
        text: 'A booking is made when you see a reservation code. The total shown before you pay is the total charged. Where you choose to pay in two parts, both amounts and the day of the second are shown before you pay, and together they are that total. If the second can’t be charged by the day we tell you, we cancel the stay and return everything you paid.',
      },
      {
        title: 'House rules',
        text: 'Each home has its own rules for check-in, check-out, guests, pets and noise. Booking a home means accepting the rules shown on its page.',
      },
      {
        title: 'Cancelling',
        text: 'Refunds follow the cancellation policy that we showed you when you booked. Later changes to a home’s policy don’t affect your stay. Deadlines are in the home’s local time. A refund goes back the way you paid, in 3–5 business days. If your bank returns it to us, the stay’s page says so; call us, and we pay it another way.',
      },
      {
        title: 'If the host cancels',
        text: 'If the host can’t give you the home you booked, or we have to cancel your stay, you get back everything you paid, taxes and fees included, whatever the cancellation policy says. Hosts can’t cancel on this site themselves: we do it for them and email you. If a host asks you to cancel, or tells you that the home isn’t free, call us before you do anything: when you cancel under Trips, your refund is what the cancellation policy gives. What we return beyond that is on your receipt.',
      },
      {
        title: 'Damage and deposits',
        text: 'We take no deposit and hold nothing on your card beyond the price of your stay. Where the price has a line for damage protection, it covers accidental damage; any other damage is between you and the host. Once your stay is paid, we charge you again only if you change it to one that costs more, and only the difference that you confirm.',
      },
      {
        title: 'Changing your stay',
        text: 'You can change the dates, guests or extras of your stay through the day of check-in, as far as the home is free and allows it. We show the new total and the difference first, and nothing changes until you confirm. What is given back follows the cancellation policy of your stay.',
      },
      { title: 'Occupancy', text: 'The number of adults and children may not exceed what the home allows.' },
      {
        title: 'Reviews',
        text: 'Only guests who have stayed can review a home, within 14 days of check-out. A person reads each review before we publish it, and may refuse one.',
      },
      {
        title: 'When something goes wrong',
        text: 'Write to the host from the stay’s page, or call the number there. If that doesn’t help, call or email us with your reservation code. If you dispute a charge with your bank, your stay is not cancelled by that.',
        links: [{ text: 'Help and contact', href: '/help' }],
      },
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
});
