import { htmlText } from './html-text.ts';
import { stripReply } from './strip-reply.ts';

const OURS = '<p>Hello Ana, Ada wrote to you.</p><a href="https://roost.example/messages/answer#Q1~1.x">Answer</a>';

describe('TALK-3: the words of a mail that has only HTML', () => {
  test.each<[string, string, string]>([
    ['paragraphs', '<p>At noon.</p><p>See <b>you</b>!</p>', 'At noon.\n\nSee you!'],
    ['lines', '<div>At noon.</div><div>See&nbsp;you!</div>', 'At noon.\nSee you!'],
    ['breaks', 'At noon.<br>\n<BR/>See\n  you!', 'At noon.\n\nSee you!'],
    [
      'letters',
      '&iexcl;Ma&ntilde;ana a las 12! &#191;S&#xED;? 5 &lt; 6 &amp;amp; &euro;',
      '¡Mañana a las 12! ¿Sí? 5 < 6 &amp; €',
    ],
    ['a list', '<ul><li>towels</li><li>keys</li></ul>', '- towels\n- keys'],
    ['a table', '<table><tr><td>Key</td><td>1234</td></tr></table>', 'Key 1234'],
    [
      'what is not seen',
      '<head><title>x</title><style>p{}</style></head><!-- <p>no</p> --><script>1<2</script>Yes',
      'Yes',
    ],
    ['signs that are no tags', 'a < b > c <3', 'a < b > c <3'],
    ['letters that grow in lower case', 'İİİİ<p>At noon.</p><style>x</style>İ', 'İİİİ\n\nAt noon.\n\nİ'],
    ['nothing', '<html><body><p>&nbsp;</p><img src="https://x.example/y.png"></body></html>', ''],
  ])('%s', (_name, html, text) => {
    expect(htmlText(html)).toBe(text);
  });

  test.each<[string, string]>([
    [
      'Gmail',
      `<div dir="ltr">At noon.</div><br><div class="gmail_quote"><div class="gmail_attr">On Mon, Jun 1, 2026 at 2:00 PM Roost &lt;<a href="mailto:s@r.co">s@r.co</a>&gt; wrote:<br></div><blockquote class="gmail_quote">${OURS}</blockquote></div>`,
    ],
    [
      'Gmail in Spanish',
      `<div dir="ltr">At noon.</div><br><div><div>El lun, 1 jun 2026 a las 14:00, Roost (&lt;s@r.co&gt;) escribi&oacute;:<br></div><blockquote>${OURS}</blockquote></div>`,
    ],
    [
      'Apple Mail',
      `At noon.<br><div><br><blockquote type="cite"><div>On Jun 1, 2026, Roost wrote:</div>${OURS}</blockquote></div>`,
    ],
    [
      'Outlook',
      `<div class="elementToProof">At noon.</div><div id="appendonsend"></div><hr style="width:98%"><div id="divRplyFwdMsg"><b>From:</b> Roost &lt;s@r.co&gt;<br><b>Sent:</b> Monday<br><b>To:</b> Ana<br><b>Subject:</b> New</div>${OURS}`,
    ],
    [
      'Outlook in Spanish',
      `<p class=MsoNormal>At noon.<o:p></o:p></p><div><p class=MsoNormal><b>De:</b> Roost<br><b>Enviado el:</b> lunes<br><b>Para:</b> Ana<br><b>Asunto:</b> x</p></div>${OURS}`,
    ],
    ['a telephone', `<div>At noon.</div><div><br></div><div>Sent from my iPhone</div><blockquote>${OURS}</blockquote>`],
    ['an answer below', `<div>On Jun 1, 2026 Roost wrote:</div><blockquote>${OURS}</blockquote><div>At noon.</div>`],
  ])('without what %s quotes', (_name, html) => {
    expect(stripReply(htmlText(html))).toBe('At noon.');
  });

  test.each([
    '<',
    '<a ',
    '<!--',
    '<style>',
    '<blockquote>',
    '</blockquote>',
    '<br>',
    '<p>',
    '&',
    '&#1',
    '&amp',
    ' ',
    '\u00a0',
    'x <',
    '<style></style',
  ])('a long mail of %j takes no longer than it is long', (piece) => {
    const before = process.cpuUsage();
    htmlText(piece.repeat(Math.ceil(2_000_000 / piece.length)));
    const { user, system } = process.cpuUsage(before);
    // A second or two of the processor; what grows with the square takes hours.
    expect(user + system).toBeLessThan(60_000_000);
  });
});

describe('SAFE-21: what a mail without words can cost', () => {
  /** Microseconds of the processor, the least of five. */
  const getCost = (html: string, most?: number): number =>
    Math.min(
      ...Array.from({ length: 5 }, () => {
        const before = process.cpuUsage();
        htmlText(html, most);
        const { user, system } = process.cpuUsage(before);
        return user + system;
      }),
    );

  test('a megabyte of "<" is one piece of text, and no million of them', () => {
    const letters = getCost('x'.repeat(1_000_000));
    expect(getCost('<'.repeat(1_000_000))).toBeLessThan(20 * letters + 5_000);
    expect(htmlText('a < b <3 </ c')).toBe('a < b <3 </ c');
  });

  test('reading stops where there are more words than a message may have', () => {
    const text = htmlText('<li>word '.repeat(100_000), 1_000);
    expect(text.length).toBeGreaterThan(1_000);
    expect(text.length).toBeLessThan(3_000);
  });
});
