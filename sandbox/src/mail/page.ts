/**
 * The mail page: a list beside the open message. Plain HTML that works without script; a message's own HTML is in a
 * sandboxed frame.
 */
import type { Attachment, Message } from './store.ts';

/** The views of a message. */
export const VIEWS = ['html', 'text', 'source'] as const;
export type View = (typeof VIEWS)[number];
const VIEW_NAMES: Readonly<Record<View, string>> = { html: 'HTML', text: 'Text', source: 'Source' };

const TIME = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** Text made safe for HTML, quotes included. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** The whole page. `open` is the message shown, null when there is none. */
export function renderMailPage(page: {
  messages: readonly Message[];
  open: Message | null;
  view: View;
  source: string;
  now: Date;
  /** What stands below the message; see `renderReplyForm`. */
  answer: string;
}): string {
  const { messages, open } = page;
  const items = messages.map((message) => renderItem(message, message.id === open?.id, page.now)).join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${open ? `${escapeHtml(open.subject)} · ` : ''}Sandbox mail</title><link rel="stylesheet" href="/mail/mail.css"></head><body>
<a class="skip" href="#message">Skip to the message</a>
<header class="top"><a class="logo" href="/mail">Roost</a><span class="quiet">Sandbox mail</span><span class="tag">Internal</span></header>
<main><nav aria-label="Messages"><div class="head"><h1>Mail <small>${messages.length}</small></h1>${
    messages.length > 0 ? '<form method="post" action="/mail/clear"><button class="link">Clear all</button></form>' : ''
  }</div>${items || '<p class="empty">No mail yet. What the site sends arrives here; nothing leaves this machine.</p>'}</nav>
<section id="message" aria-label="Message" tabindex="-1">${open ? `${renderMessage(open, page.view, page.source)}${page.answer}` : '<p class="empty">Choose a message.</p>'}</section></main></body></html>`;
}

function renderItem(message: Message, current: boolean, now: Date): string {
  const received = new Date(message.receivedAt);
  const today = received.toISOString().slice(0, 10) === now.toISOString().slice(0, 10);
  return (
    `<a class="item" href="/mail/${message.id}"${current ? ' aria-current="true"' : ''}><b>${escapeHtml(message.subject)}</b>` +
    `<time datetime="${message.receivedAt}">${(today ? TIME : DAY).format(received)}</time><span>to ${escapeHtml(message.to.join(', '))}</span></a>`
  );
}

function renderMessage(message: Message, view: View, source: string): string {
  const views = VIEWS.filter((name) => name === 'source' || message[name] !== null)
    .map(
      (name) =>
        `<a href="/mail/${message.id}?view=${name}"${name === view ? ' aria-current="page"' : ''}>${VIEW_NAMES[name]}</a>`,
    )
    .join('');
  const attachments = message.attachments
    .map(
      (attachment, index) =>
        `<li><a href="/mail/${message.id}/attachments/${index}">${escapeHtml(attachment.filename)}</a> <span class="quiet">${escapeHtml(attachment.mimeType)}, ${Math.max(1, Math.round(attachment.size / 1024))} KB</span></li>`,
    )
    .join('');
  return (
    `<div class="bar"><dl><div><dt>From</dt><dd>${escapeHtml(message.from)}</dd></div><div><dt>To</dt><dd>${escapeHtml(message.to.join(', '))}</dd></div></dl>` +
    `<nav class="views" aria-label="View">${views}</nav></div><article><h2>${escapeHtml(message.subject)}</h2>${
      attachments ? `<h3>Attachments</h3><ul class="files">${attachments}</ul>` : ''
    }${renderBody(message, view, source)}</article>`
  );
}

/** Returns the HTML with its attached pictures in place of their names. */
function withPictures(html: string, attachments: readonly Attachment[]): string {
  return html.replaceAll(/cid:([^"'\s]+)/g, (name, id: string) => {
    const found = attachments.find(({ contentId }) => contentId === id);
    return found ? `data:${found.mimeType};base64,${Buffer.from(found.content).toString('base64')}` : name;
  });
}

/** HTML goes into a frame that may not run scripts or send forms; its links open in a tab of their own. */
function renderBody(message: Message, view: View, source: string): string {
  if (view === 'source') return `<pre>${escapeHtml(source)}</pre>`;
  if (view === 'html' && message.html !== null) {
    const boxed = `<base target="_blank">${withPictures(message.html, message.attachments)}`;
    return `<iframe title="Message as HTML" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(boxed)}"></iframe>`;
  }
  return `<pre class="plain">${escapeHtml(message.text ?? '')}</pre>`;
}
