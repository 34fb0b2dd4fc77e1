import { renderMailHtml } from './mail-frame.ts';
import type { MailFrame } from './mail-frame.ts';

const frame: MailFrame = {
  heading: 'Tahoe <Vista> is yours',
  preview: 'Booked & paid',
  paragraphs: ['Hello "Maya",\nyour stay is booked.'],
  code: { lead: 'Or type this code:', digits: '123456' },
  tables: [
    {
      title: 'What you paid',
      rows: [
        ['Cleaning', '$270.00'],
        ['Total (USD)', '$3,565.20'],
        ['Receipt', 'https://roost.example/r/1'],
      ],
    },
    { title: 'The way there', rows: [] },
    { rows: [['Directions', 'https://maps.example/?a=1&b=2']] },
  ],
  link: { words: 'See your booking', url: 'https://roost.example/t/1?a="x"' },
  closing: ['Questions? Call us.', ''],
};
const html = renderMailHtml(frame);

test('BOOK-9: input is never markup, in text, in attributes and in the preview', () => {
  expect(html).toContain('Tahoe &lt;Vista&gt; is yours');
  expect(html).toContain('Booked &amp; paid');
  expect(html).toContain('Hello &quot;Maya&quot;,<br>your stay is booked.');
  expect(html).toContain('href="https://roost.example/t/1?a=&quot;x&quot;"');
  expect(html).not.toMatch(/<Vista|<script/);
});

test('BOOK-9: nothing is loaded from a server: no picture, no sheet, no script', () => {
  expect(html).not.toMatch(/<img|<link|<script|url\(|@import|src=/);
});

test('UI-5: a mail is light where a program takes no style element, and dark where the reader likes that', () => {
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
  const body = html.replace(/<style>[^]*?<\/style>/, '');
  expect(body).toContain('background:#fff');
  expect(html).toContain('@media(prefers-color-scheme:dark)');
  // Tables are for the look only: screen readers read on.
  expect(html.match(/<table/g)?.length).toBe(html.match(/<table role="presentation"/g)?.length);
});

test('TRUE-1: amounts end one below the other and the total is set apart; a table without rows is not there', () => {
  expect(html).toMatch(/Cleaning<\/td><td [^>]*align="right"[^>]*>\$270\.00/);
  expect(html).toMatch(/font:600 17px[^>]*>Total \(USD\)/);
  expect(html).toMatch(/Receipt<\/td><td [^>]*align="right"[^>]*><a [^>]*>Open receipt<\/a>/);
  expect(html).not.toContain('The way there');
  expect(html).toMatch(/<a href="https:\/\/maps\.example\/\?a=1&amp;b=2"[^>]*>Open directions<\/a>/);
  expect(html).toMatch(/Directions<\/td><td class="s l" valign/);
});

test('UI-5: facts begin at one place in every table, short names and phone numbers stand on one line', () => {
  const rows = [
    ['Door code', 'On the page of your stay'],
    ['Until Jan 12, 2027, 11:59 PM', 'Full refund'],
  ] as const;
  const mail = renderMailHtml({ ...frame, tables: [{ rows }], closing: ['Questions? Call (800) 555-0142.'] });
  expect(mail).toMatch(/<td class="q l" width="28%" [^>]*;white-space:nowrap">Door code</);
  // The time of day of a deadline is on one line.
  expect(mail).toContain('11:59&nbsp;PM</td>');
  expect(mail).toMatch(/<td class="q l" valign="top" [^>]*[^p]">Until Jan 12/);
  expect(mail).toContain('<a href="tel:+1-800-555-0142" style="color:inherit;white-space:nowrap">(800) 555-0142</a>.');
});

test('UI-5: a mail without small print ends with its last words, and a shortened address stands on one line', () => {
  const mail = renderMailHtml({ ...frame, paragraphs: ['It is now g…@example.com. Hello.'], closing: [''] });
  expect(html).toContain('class="sun');
  expect(mail).not.toContain('class="sun');
  expect(mail).toContain('<span style="white-space:nowrap">g…@example.com</span>. Hello.');
});
