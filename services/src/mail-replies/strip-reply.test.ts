import { hasPrivateLink, stripReply } from './strip-reply.ts';

const QUOTED = ['> Hello Ana, Ada wrote to you.', '>', '> Answer: https://roost.example/messages/answer#Q1~1.x'];

describe('TALK-3: what somebody wrote in a mail that answers another', () => {
  test.each<[string, string[], string]>([
    ['nothing else', ['At noon.', '', 'See you!'], 'At noon.\n\nSee you!'],
    [
      'Gmail',
      ['At noon.', '', 'On Mon, Jun 1, 2026 at 2:00 PM Roost <stays@roost.example> wrote:', '', ...QUOTED],
      'At noon.',
    ],
    [
      'Gmail, where the line before the quotation is broken',
      ['At noon.', '', 'On Mon, Jun 1, 2026 at 2:00 PM Roost', '<stays@roost.example>', 'wrote:', ...QUOTED],
      'At noon.',
    ],
    [
      'Gmail in Spanish',
      ['A las doce.', '', 'El lun, 1 jun 2026 a las 14:00, Roost (<stays@roost.example>)', 'escribió:', ...QUOTED],
      'A las doce.',
    ],
    [
      'Apple Mail',
      ['At noon.', '', '> On Jun 1, 2026, at 2:00 PM, Roost <stays@roost.example> wrote:', '> ', ...QUOTED],
      'At noon.',
    ],
    [
      'a telephone',
      ['At noon.', '', 'Sent from my iPhone', '', 'On Jun 1, 2026, at 2:00 PM, Roost wrote:', '', ...QUOTED],
      'At noon.',
    ],
    [
      'a telephone in Spanish',
      [
        'A las doce.',
        '',
        'Enviado desde mi iPhone',
        '',
        'El 1 jun 2026, a la(s) 14:00, Roost escribió:',
        '',
        ...QUOTED,
      ],
      'A las doce.',
    ],
    [
      'Outlook',
      [
        'At noon.',
        '',
        '________________________________',
        'From: Roost <stays@roost.example>',
        'Sent: Monday',
        'To: Ana',
      ],
      'At noon.',
    ],
    [
      'Outlook without a line',
      ['At noon.', '', 'From: Roost <stays@roost.example>', 'Sent: Monday, June 1', 'To: Ana', 'Subject: New', 'x'],
      'At noon.',
    ],
    [
      'Outlook in Spanish',
      ['A las doce.', '', 'De: Roost <stays@roost.example>', 'Enviado el: lunes', 'Para: Ana', 'Asunto: x', 'y'],
      'A las doce.',
    ],
    ['old Outlook', ['At noon.', '-----Original Message-----', 'From: Roost', 'x'], 'At noon.'],
    ['old Outlook in Spanish', ['A las doce.', '-----Mensaje original-----', 'De: Roost', 'x'], 'A las doce.'],
    ['an answer below what it quotes', ['On Jun 1, 2026 Roost wrote:', ...QUOTED, '', 'At noon.'], 'At noon.'],
    [
      'answers in between',
      ['> Where do we park?', 'Beside the house.', '> And the key?', 'In the box.'],
      'Beside the house.\nIn the box.',
    ],
    ['a signature', ['At noon.', '-- ', 'Ana', 'The Lake House'], 'At noon.'],
    ['a signature whose blank was lost', ['At noon.', '--', 'Ana'], 'At noon.'],
    ['German, French', ['Mittags.', 'Am 01.06.2026 um 14:00 schrieb:', ...QUOTED], 'Mittags.'],
    ['only a quotation', ['On Jun 1, 2026 Roost wrote:', ...QUOTED], ''],
    ['only a signature', ['', '-- ', 'Ana'], ''],
    ['blanks', ['  ', '\t', ''], ''],
    // What people write themselves stays.
    [
      'a sentence that begins alike',
      ['On Monday we leave at 9.', 'From: the north road is open.'],
      'On Monday we leave at 9.\nFrom: the north road is open.',
    ],
    [
      'a sentence that ends alike',
      ['On the fridge somebody wrote:', 'call Ana'],
      'On the fridge somebody wrote:\ncall Ana',
    ],
    [
      'a line drawn between words',
      ['At noon.', '_'.repeat(30), 'The key is in the box.'],
      `At noon.\n${'_'.repeat(30)}\nThe key is in the box.`,
    ],
    ['a list', ['- towels', '- two keys', '--- and a map'], '- towels\n- two keys\n--- and a map'],
  ])('%s', (_name, lines, own) => {
    expect(stripReply(lines.join('\n'))).toBe(own);
    expect(stripReply(lines.join('\r\n'))).toBe(own);
  });

  test.each([
    ['beginnings of quotations', 'On 1\n'],
    ['beginnings of quotations in one line', 'On 1 '],
    ['headers', 'From: x\n'],
    ['marks', '>'],
    ['underscores', '_'],
    ['hyphens', '-'],
    ['hyphens and blanks', '- '],
    ['blanks', ' '],
    ['blank lines', ' \n'],
    ['returns', '\r'],
    ['links', '~1234567890123.'],
    ['addresses', 'reply+g'],
    ['telephones', 'Sent from my\n'],
    ['percents', '%25'],
  ])('a long mail of %s takes no longer than it is long', (_name, piece) => {
    const took = (length: number): number => {
      const text = `${piece.repeat(Math.ceil(length / piece.length))}x`;
      const before = process.cpuUsage();
      stripReply(text);
      hasPrivateLink(text);
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    took(65_536);
    // 16 times the longest mail takes a third of a second of the processor; what grows with the square takes a quarter
    // of an hour.
    expect(took(1_048_576)).toBeLessThan(60_000_000);
  });
});

describe('TALK-3: a private link of the mail that is answered is found, whatever mail programs made of it', () => {
  const token = 'ABCDEFGH23~1790000000000.Zm9vYmFyYmF6Zm9vYmFyYmF6Zm9vYmFyYmF6Zm9vYmFyYm';
  test.each([
    `https://roost.example/messages/answer#${token}`,
    `https://roost.example/messages/ABCDEFGH23#${token}`,
    `See ${token.slice(0, 20)}\n${token.slice(20)}`,
    `> ${token.slice(0, 14)}\n> ${token.slice(14)}`,
    `https://nam.safelinks.example/?url=${encodeURIComponent(`https://roost.example/messages/answer#${token}`)}&data=1`,
    `https://nam.safelinks.example/?url=${encodeURIComponent(encodeURIComponent(`https://roost.example/x#${token}`))}`,
    `https://urldefense.example/v3/__https://roost.example/messages/answer*${token.replace('~', '*')}__;Iw!!`,
    `https://urldefense.example/v2/url?u=https-3A__roost.example_messages_answer-23${token}`,
    'write to reply+habcdefgh23-mfh1k2ab-0123456789abcdef0123456789abcdef@reply.roost.example',
    'REPLY+HABCDEFGH23-MFH1K2AB-0123=\n456789ABCDEF0123456789ABCDEF@REPLY.ROOST.EXAMPLE',
  ])('%s', (text) => {
    expect(hasPrivateLink(text)).toBe(true);
  });

  test.each([
    'At noon.',
    'It costs ~120 dollars',
    'https://maps.example/x#y',
    'I left messages/notes on the table',
    'reply+thanks',
  ])('%s holds none', (text) => {
    expect(hasPrivateLink(text)).toBe(false);
  });
});
