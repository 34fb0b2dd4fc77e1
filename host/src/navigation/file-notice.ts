import { copy } from '../copy.ts';

/** A saved copy of a page must not run (ROUTE-11): its cookies, storage and addresses would not be the site's. */
export function showFileNotice(root: HTMLElement): void {
  const title = document.createElement('h1');
  title.textContent = copy.file.title;
  const text = document.createElement('p');
  text.textContent = copy.file.text;
  root.replaceChildren(title, text);
}
