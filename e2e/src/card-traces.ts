import type { Page, Request } from '@playwright/test';

/**
 * Finds a card number where it must not be: the page, its storage, its cookies, and requests to anybody but the vault
 * (BOOK-6).
 */
export type CardWatch = { traces: (number: string) => Promise<string[]> };

/** Starts watching a page. The vault's frames and their call with card data are left out. */
export function watchForCards(page: Page): CardWatch {
  const sent: string[] = [];
  page.on('request', (request: Request) => {
    if (new URL(request.url()).pathname === '/v1/payment_methods') return;
    sent.push(`${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ''}`);
  });
  return {
    async traces(number) {
      const stores = await page.evaluate(() => ({
        page: document.documentElement.outerHTML,
        fields: [...document.querySelectorAll('input, textarea, select')]
          .map((field) => (field as HTMLInputElement).value)
          .join('\n'),
        local: JSON.stringify({ ...localStorage }),
        session: JSON.stringify({ ...sessionStorage }),
        history: JSON.stringify(history.state ?? null),
        name: window.name,
      }));
      const cookies = JSON.stringify(await page.context().cookies());
      const digits = number.replaceAll(/\D/g, '');
      const holds = (text: string): boolean => text.replaceAll(/[\s-]|%20|\+/g, '').includes(digits);
      return [
        ...Object.entries({ ...stores, cookies }),
        ...sent.map((text) => [`request ${text.slice(0, 120)}`, text] as const),
      ]
        .filter(([, text]) => holds(text))
        .map(([place]) => place);
    },
  };
}
