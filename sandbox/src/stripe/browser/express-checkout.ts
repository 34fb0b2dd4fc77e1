/**
 * The wallet's part of the script that pages load, which loads it when its buttons are first asked for: a frame with
 * the button, and the sheet over the page. The page is told what the real library tells: `ready` with what there is,
 * `click`, `confirm`, `cancel`.
 */
import type { BillingInput } from './frame-messages.ts';
import type { FromWalletButton, FromWalletSheet, ToWalletSheet, WalletOffer } from './wallet-messages.ts';

export type ExpressOptions = {
  buttonHeight?: number;
  buttonTheme?: { googlePay?: 'black' | 'white' };
  paymentMethods?: { googlePay?: 'auto' | 'always' | 'never' };
};
type Result = { paymentMethod?: object; error?: object };
export type ExpressPage = {
  container: HTMLElement;
  vaultOrigin: string;
  options: ExpressOptions;
  /** Of the group of elements, as it is when asked. */
  group: () => { amount: number; currency: string; locale: string };
  emit: (event: string, detail: object) => void;
};
export type ExpressCheckout = {
  /** Makes a payment method of what the open sheet was approved with, and closes the sheet. */
  createMethod: (key: string, billing: BillingInput) => Promise<Result>;
  stop: () => void;
};

const ELEMENT = { elementType: 'expressCheckout' };
const PAYMENT = { ...ELEMENT, expressPaymentType: 'google_pay' };
/** Wallets give up when a page does not answer. */
const CLICK_LIMIT_MS = 1_000;
const CONFIRM_LIMIT_MS = 30_000;
const EXPIRED = { type: 'api_error', message: 'The wallet is not open any more.' };

type Sheet = { send: (message: WithoutSheet<ToWalletSheet>) => void; close: () => void };
type WithoutSheet<T> = T extends unknown ? Omit<T, 'sheet'> : never;

/** Puts the sheet over the page. The page behind is inert until it is closed. */
function openSheet({ vaultOrigin, group }: ExpressPage, onMessage: (message: FromWalletSheet) => void): Sheet {
  const id = crypto.randomUUID();
  const dialog = document.createElement('dialog');
  dialog.setAttribute('aria-label', 'Test Wallet');
  dialog.style.cssText =
    'position:fixed;inset:0;inline-size:100%;block-size:100%;max-inline-size:none;max-block-size:none;margin:0;padding:0;border:0;background:transparent;overflow:hidden';
  const frame = document.createElement('iframe');
  frame.title = 'Test Wallet';
  frame.src = `${vaultOrigin}/stripe/wallet-sheet.html#${new URLSearchParams({ sheet: id, origin: location.origin, locale: group().locale })}`;
  frame.style.cssText =
    'display:block;inline-size:100%;block-size:100%;border:0;background:transparent;color-scheme:light';
  const listen = (event: MessageEvent<FromWalletSheet>) => {
    if (event.origin !== vaultOrigin || event.source !== frame.contentWindow || event.data.sheet !== id) return;
    if (event.data.kind === 'ready') frame.focus();
    onMessage(event.data);
  };
  addEventListener('message', listen);
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    onMessage({ kind: 'dismissed', sheet: id });
  });
  dialog.append(frame);
  document.body.append(dialog);
  dialog.showModal();
  return {
    send: (message) => frame.contentWindow?.postMessage({ ...message, sheet: id }, vaultOrigin),
    close: () => {
      removeEventListener('message', listen);
      dialog.close();
      dialog.remove();
    },
  };
}

/** One press of the button, from the click to the payment method or the end without one. */
function makePress(page: ExpressPage, onEnd: () => void) {
  let sheet: Sheet | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let created: ((result: Result) => void) | null = null;

  const end = () => {
    clearTimeout(timer);
    sheet?.close();
    sheet = null;
    created?.({ error: EXPIRED });
    onEnd();
  };
  const cancel = () => {
    end();
    page.emit('cancel', ELEMENT);
  };
  const onMessage = (message: FromWalletSheet, offer: WalletOffer) => {
    if (message.kind === 'ready') sheet?.send({ kind: 'offer', ...offer });
    else if (message.kind === 'dismissed') cancel();
    else if (message.kind === 'approved') {
      timer = setTimeout(cancel, CONFIRM_LIMIT_MS);
      page.emit('confirm', { ...PAYMENT, billingDetails: message.billing, paymentFailed: () => sheet && end() });
    } else {
      const finish = created;
      created = null;
      end();
      finish?.(
        message.error
          ? { error: message.error }
          : { ...(message.paymentMethod ? { paymentMethod: message.paymentMethod } : {}) },
      );
    }
  };

  const start = () => {
    timer = setTimeout(end, CLICK_LIMIT_MS);
    page.emit('click', {
      ...PAYMENT,
      resolve: ({ lineItems = [] }: { lineItems?: WalletOffer['lineItems'] } = {}) => {
        clearTimeout(timer);
        const { amount, currency } = page.group();
        sheet = openSheet(page, (message) => onMessage(message, { amount, currency, lineItems }));
      },
      reject: end,
    });
  };

  return {
    start,
    end,
    create: (key: string, billing: BillingInput): Promise<Result> =>
      new Promise((resolve) => {
        if (!sheet) resolve({ error: EXPIRED });
        created = resolve;
        sheet?.send({ kind: 'create', request: crypto.randomUUID(), key, billing });
      }),
  };
}

/** Shows the button where the browser has the wallet, and tells the page either way. */
export function startExpressCheckout(page: ExpressPage): ExpressCheckout {
  const { container, vaultOrigin, options, group, emit } = page;
  const id = crypto.randomUUID();
  let press: ReturnType<typeof makePress> | null = null;
  const frame = document.createElement('iframe');
  frame.title = 'Secure express checkout frame';
  frame.allow = 'payment *';
  frame.src = `${vaultOrigin}/stripe/wallet-button.html#${new URLSearchParams({
    element: id,
    origin: location.origin,
    locale: group().locale,
    theme: options.buttonTheme?.googlePay ?? 'black',
  })}`;
  // The frame is larger than the button by the room of its focus ring.
  frame.style.cssText = `display:block;inline-size:calc(100% + 8px);block-size:${(options.buttonHeight ?? 44) + 8}px;margin:-4px;border:0;background:transparent;color-scheme:light only`;
  const listen = (event: MessageEvent<FromWalletButton>) => {
    if (event.origin !== vaultOrigin || event.source !== frame.contentWindow || event.data.element !== id) return;
    const message = event.data;
    if (message.kind === 'ready') {
      const has = message.available && options.paymentMethods?.googlePay !== 'never';
      if (!has) frame.remove();
      emit('ready', {
        ...ELEMENT,
        availablePaymentMethods: has
          ? { amazonPay: false, applePay: false, googlePay: true, klarna: false, link: false, paypal: false }
          : undefined,
      });
    } else if (message.kind === 'press') {
      if (press) return;
      press = makePress(page, () => {
        press = null;
        // The browser puts the focus back into a page, but not always into a frame of it.
        if (document.activeElement === document.body) frame.focus();
      });
      press.start();
    } else emit(message.kind, ELEMENT);
  };
  addEventListener('message', listen);
  container.replaceChildren(frame);
  return {
    createMethod: async (key, billing) => press?.create(key, billing) ?? { error: EXPIRED },
    stop: () => {
      removeEventListener('message', listen);
      press?.end();
      frame.remove();
    },
  };
}
