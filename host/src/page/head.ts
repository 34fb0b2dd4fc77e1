/**
 * A page's head as a list of elements: written by the server, kept in step by the browser. Pure, so both agree
 * (decision 0004).
 */
import type { RouteHead } from '@roost/shared/contracts/remote-module';
import { SHARE_SIZE } from '@roost/shared/domain/share-picture';

export type HeadElement = {
  tag: 'meta' | 'link' | 'script';
  attributes: Readonly<Record<string, string>>;
  text?: string;
};

/** Marks elements that belong to the page and are replaced with the next one. */
export const HEAD_MARK = 'data-head';

/** Elements of a page's head but the title. Addresses become absolute, as search engines and social cards want them. */
export function headElements(head: RouteHead, siteUrl: string): HeadElement[] {
  const absolute = (path: string) => new URL(path, siteUrl).href;
  const elements: HeadElement[] = [];
  const meta = (attributes: Record<string, string>) => elements.push({ tag: 'meta', attributes });
  if (head.description) meta({ name: 'description', content: head.description });
  if (head.robots) meta({ name: 'robots', content: head.robots });
  if (head.canonical) elements.push({ tag: 'link', attributes: { rel: 'canonical', href: absolute(head.canonical) } });
  meta({ property: 'og:title', content: head.title });
  if (head.description) meta({ property: 'og:description', content: head.description });
  if (head.canonical) meta({ property: 'og:url', content: absolute(head.canonical) });
  meta({ property: 'og:type', content: 'website' });
  meta({ property: 'og:site_name', content: 'Roost' });
  if (head.imageUrl) {
    meta({ property: 'og:image', content: absolute(head.imageUrl) });
    meta({ property: 'og:image:width', content: String(SHARE_SIZE.width) });
    meta({ property: 'og:image:height', content: String(SHARE_SIZE.height) });
    if (head.imageAlt) meta({ property: 'og:image:alt', content: head.imageAlt });
    meta({ name: 'twitter:card', content: 'summary_large_image' });
  }
  for (const thing of head.jsonLd ?? [])
    elements.push({ tag: 'script', attributes: { type: 'application/ld+json' }, text: JSON.stringify(thing) });
  return elements;
}

/** Puts a page's head into the document, replacing the one before, some of which the server writes behind the page. */
export function applyHead(head: RouteHead, siteUrl: string, page: Document): void {
  page.title = head.title;
  for (const old of page.querySelectorAll(`[${HEAD_MARK}]`)) old.remove();
  for (const { tag, attributes, text } of headElements(head, siteUrl)) {
    const element = page.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    if (text !== undefined) element.textContent = text;
    element.setAttribute(HEAD_MARK, '');
    page.head.append(element);
  }
}
