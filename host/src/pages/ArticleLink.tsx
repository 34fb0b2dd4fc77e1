import { cleanBlogLink } from './blog-links.ts';

/** A link out of an article, without what would follow the reader (ROUTE-6). */
export function ArticleLink({ href, text }: { href: string; text: string }) {
  return (
    <a href={cleanBlogLink(href)} rel="noreferrer">
      {text}
    </a>
  );
}
