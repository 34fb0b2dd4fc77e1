/**
 * The script that pages load as Stripe.js. It sets `window.Stripe` and knows no card data: each field is a frame on the
 * vault's origin, and card data goes from there to the API. Same surface as the real one, as far as cards go.
 */
import type { ExpressCheckout, ExpressOptions, startExpressCheckout } from './express-checkout.ts';
import type {
  BillingInput,
  FieldOptions,
  FieldType,
  FrameFont,
  FromChallenge,
  FromFrame,
  ToFrame,
} from './frame-messages.ts';

type Handler = (event?: unknown) => void;
type ElementsOptions = {
  fonts?: (FrameFont | { cssSrc: string })[];
  amount?: number;
  currency?: string;
  locale?: string;
};
type Intent = { id: string; status: string; client_secret: string; last_payment_error: object | null };
type Result = { paymentIntent?: object; paymentMethod?: object; error?: object };
type CardData = { card?: unknown; billing_details?: BillingInput };

(() => {
  const script = document.currentScript;
  const vaultOrigin = script instanceof HTMLScriptElement ? new URL(script.src).origin : location.origin;
  const TIME_LIMIT_MS = 20_000;
  const CONNECTION_ERROR = {
    type: 'api_connection_error',
    message:
      'We are experiencing issues connecting to our payments provider. Please check your internet connection and try again.',
  };
  /** Of the newest fields: the real script speaks one language on a page. */
  let language = 'en';
  const FIELDS: Readonly<Record<FieldType, string>> = {
    cardNumber: 'Secure card number input frame',
    cardExpiry: 'Secure expiration date input frame',
    cardCvc: 'Secure CVC input frame',
  };

  function fieldType(given: unknown): FieldType | null {
    const name = typeof given === 'function' ? (given as { __elementType?: string }).__elementType : given;
    return typeof name === 'string' && name in FIELDS ? (name as FieldType) : null;
  }

  /** One field: a container of the page with the frame in it. */
  class CardField {
    readonly type: FieldType;
    readonly id = crypto.randomUUID();
    readonly group: ElementsGroup;
    #options: FieldOptions;
    #frame: HTMLIFrameElement | null = null;
    #container: HTMLElement | null = null;
    #ready = false;
    #destroyed = false;
    #queue: ToFrame[] = [];
    readonly #handlers = new Map<string, Set<Handler>>();
    readonly #labels = new Set<HTMLLabelElement>();
    readonly #waiting = new Map<string, (result: Result) => void>();

    constructor(group: ElementsGroup, type: FieldType, options: FieldOptions) {
      this.group = group;
      this.type = type;
      this.#options = options;
      addEventListener('message', this.#onMessage);
    }

    mount(target: string | HTMLElement): void {
      if (this.#destroyed) throw new Error('This Element has already been destroyed. Please create a new one.');
      const container = typeof target === 'string' ? document.querySelector<HTMLElement>(target) : target;
      if (!container)
        throw new Error(
          `The selector you specified (${String(target)}) applies to no DOM elements that are currently on the page.`,
        );
      if (this.#container === container) return;
      this.unmount();
      const frame = document.createElement('iframe');
      const hash = new URLSearchParams({
        vault: this.group.id,
        element: this.id,
        type: this.type,
        origin: location.origin,
        locale: this.group.payment.locale,
      });
      frame.src = `${vaultOrigin}/stripe/frame.html#${hash}`;
      frame.title = FIELDS[this.type];
      frame.allow = 'payment *';
      frame.style.cssText =
        'display:block;inline-size:100%;border:0;margin:0;padding:0;background:transparent;color-scheme:light only';
      frame.style.blockSize = this.#options.style?.base?.lineHeight ?? '1.5em';
      frame.addEventListener('error', () =>
        this.#emit('loaderror', { elementType: this.type, error: CONNECTION_ERROR }),
      );
      container.replaceChildren(frame);
      container.classList.add('StripeElement', 'StripeElement--empty');
      this.#frame = frame;
      this.#container = container;
      this.#send({ kind: 'options', options: this.#options, fonts: this.group.fonts });
      for (const label of container.id
        ? document.querySelectorAll<HTMLLabelElement>(`label[for="${CSS.escape(container.id)}"]`)
        : []) {
        label.addEventListener('click', this.#onLabel);
        this.#labels.add(label);
      }
    }

    unmount(): void {
      for (const label of this.#labels) label.removeEventListener('click', this.#onLabel);
      this.#labels.clear();
      this.#frame?.remove();
      this.#container?.classList.remove(
        ...[...this.#container.classList].filter((name) => name.startsWith('StripeElement')),
      );
      this.#frame = this.#container = null;
      this.#ready = false;
      this.#queue = [];
    }

    destroy(): void {
      this.unmount();
      this.#destroyed = true;
      removeEventListener('message', this.#onMessage);
      for (const finish of this.#waiting.values()) finish({ error: CONNECTION_ERROR });
      this.group.forget(this);
    }

    update(options: FieldOptions): void {
      this.#options = { ...this.#options, ...options };
      if (this.#frame) this.#frame.style.blockSize = this.#options.style?.base?.lineHeight ?? '1.5em';
      this.#send({ kind: 'options', options: this.#options, fonts: [] });
    }

    on(event: string, handler: Handler): this {
      const handlers = this.#handlers.get(event) ?? new Set();
      this.#handlers.set(event, handlers.add(handler));
      return this;
    }

    once(event: string, handler: Handler): this {
      const wrapped: Handler = (detail) => {
        this.off(event, wrapped);
        handler(detail);
      };
      return this.on(event, wrapped);
    }

    off(event: string, handler?: Handler): this {
      if (handler) this.#handlers.get(event)?.delete(handler);
      else this.#handlers.delete(event);
      return this;
    }

    focus(): void {
      this.#frame?.focus();
      this.#send({ kind: 'focus' });
    }

    blur(): void {
      this.#send({ kind: 'blur' });
    }

    clear(): void {
      this.#send({ kind: 'clear' });
    }

    /** Asks the number's frame to make a payment method of the form's three fields. */
    createMethod(key: string, billing: BillingInput): Promise<Result> {
      if (!this.#frame)
        return Promise.resolve({
          error: { type: 'invalid_request_error', message: 'The card Element is not mounted.' },
        });
      const request = crypto.randomUUID();
      return new Promise((resolve) => {
        const finish = (result: Result) => {
          clearTimeout(timer);
          this.#waiting.delete(request);
          resolve(result);
        };
        const timer = setTimeout(() => finish({ error: CONNECTION_ERROR }), TIME_LIMIT_MS);
        this.#waiting.set(request, finish);
        this.#send({ kind: 'create', request, key, billing });
      });
    }

    #onLabel = () => this.focus();

    #send(message: ToFrame extends infer M ? (M extends unknown ? Omit<M, 'vault'> : never) : never): void {
      const full = { ...message, vault: this.group.id } as ToFrame;
      if (this.#ready) this.#frame?.contentWindow?.postMessage(full, vaultOrigin);
      else if (this.#frame) this.#queue.push(full);
    }

    #onMessage = (event: MessageEvent<FromFrame>) => {
      if (event.origin !== vaultOrigin || event.source !== this.#frame?.contentWindow || event.data.element !== this.id)
        return;
      const message = event.data;
      if (message.kind === 'ready') {
        this.#ready = true;
        for (const queued of this.#queue.splice(0)) this.#frame?.contentWindow?.postMessage(queued, vaultOrigin);
        this.#emit('ready', { elementType: this.type });
      } else if (message.kind === 'change') {
        const { empty, complete, error, brand } = message;
        const classes = this.#container?.classList;
        classes?.toggle('StripeElement--empty', empty);
        classes?.toggle('StripeElement--complete', complete);
        classes?.toggle('StripeElement--invalid', error !== null);
        this.#emit('change', {
          elementType: this.type,
          empty,
          complete,
          error: error ?? undefined,
          ...(this.type === 'cardNumber' ? { brand } : {}),
        });
      } else if (message.kind === 'created') {
        const { paymentMethod, error } = message;
        this.#waiting.get(message.request)?.(error ? { error } : { ...(paymentMethod ? { paymentMethod } : {}) });
      } else if (message.kind === 'submit') {
        this.#container?.closest('form')?.requestSubmit();
      } else {
        if (message.kind !== 'escape')
          this.#container?.classList.toggle('StripeElement--focus', message.kind === 'focus');
        this.#emit(message.kind, { elementType: this.type });
      }
    };

    #emit(event: string, detail: object): void {
      for (const handler of [...(this.#handlers.get(event) ?? [])]) handler(detail);
    }
  }

  /** The buttons of wallets. Their code comes when they are first put into a page. */
  class WalletButtons {
    readonly #group: ElementsGroup;
    readonly #options: ExpressOptions;
    readonly #handlers = new Map<string, Set<Handler>>();
    #started: Promise<ExpressCheckout> | null = null;
    #destroyed = false;

    constructor(group: ElementsGroup, options: ExpressOptions) {
      this.#group = group;
      this.#options = options;
    }

    mount(target: string | HTMLElement): void {
      const container = typeof target === 'string' ? document.querySelector<HTMLElement>(target) : target;
      if (!container || this.#started || this.#destroyed) return;
      const address = `${vaultOrigin}/stripe/browser/express-checkout.ts`;
      this.#started = (import(address) as Promise<{ startExpressCheckout: typeof startExpressCheckout }>).then(
        (loaded) =>
          loaded.startExpressCheckout({
            container,
            vaultOrigin,
            options: this.#options,
            group: () => this.#group.payment,
            emit: (event, detail) => this.#emit(event, detail),
          }),
      );
      this.#started.then(
        (running) => {
          if (this.#destroyed) running.stop();
        },
        () => this.#emit('loaderror', { elementType: 'expressCheckout', error: CONNECTION_ERROR }),
      );
    }

    unmount(): void {
      void this.#started?.then((running) => running.stop()).catch(() => undefined);
      this.#started = null;
    }

    destroy(): void {
      this.#destroyed = true;
      this.unmount();
      this.#group.forget(this);
    }

    update(): void {
      // The options that can change after the buttons stand are not used here.
    }

    on(event: string, handler: Handler): this {
      this.#handlers.set(event, (this.#handlers.get(event) ?? new Set()).add(handler));
      return this;
    }

    off(event: string, handler?: Handler): this {
      if (handler) this.#handlers.get(event)?.delete(handler);
      else this.#handlers.delete(event);
      return this;
    }

    async createMethod(key: string, billing: BillingInput): Promise<Result> {
      return (await this.#started)?.createMethod(key, billing) ?? { error: CONNECTION_ERROR };
    }

    #emit(event: string, detail: object): void {
      if (this.#destroyed) return;
      for (const handler of [...(this.#handlers.get(event) ?? [])]) handler(detail);
    }
  }

  /** The fields of one form, or the buttons of wallets. */
  class ElementsGroup {
    readonly id = crypto.randomUUID();
    readonly fonts: FrameFont[];
    /** What wallets show. */
    payment: { amount: number; currency: string; locale: string };
    wallets: WalletButtons | null = null;
    readonly #fields = new Map<FieldType, CardField>();

    constructor(options: ElementsOptions = {}) {
      this.fonts = (options.fonts ?? []).filter((font): font is FrameFont => 'family' in font);
      const { amount = 0, currency = 'usd', locale = 'en' } = options;
      this.payment = { amount, currency, locale };
      language = locale;
    }

    create(given: unknown, options: FieldOptions | ExpressOptions = {}): CardField | WalletButtons {
      if (given === 'expressCheckout') {
        if (this.wallets) throw new Error('Can only create one Element of type expressCheckout.');
        this.wallets = new WalletButtons(this, options as ExpressOptions);
        return this.wallets;
      }
      const type = fieldType(given);
      if (!type)
        throw new Error(
          `A valid Element name must be provided. Valid Elements are: ${Object.keys(FIELDS).join(', ')}; you passed: ${String(given)}.`,
        );
      if (this.#fields.has(type)) throw new Error(`Can only create one Element of type ${type}.`);
      const field = new CardField(this, type, options as FieldOptions);
      this.#fields.set(type, field);
      return field;
    }

    getElement(given: unknown): CardField | null {
      const type = fieldType(given);
      return (type && this.#fields.get(type)) ?? null;
    }

    forget(element: CardField | WalletButtons): void {
      if (element === this.wallets) this.wallets = null;
      else if (element instanceof CardField && this.#fields.get(element.type) === element)
        this.#fields.delete(element.type);
    }

    /** `appearance` styles elements that this stand-in does not have. */
    update({ amount, currency, locale }: ElementsOptions): void {
      const { payment } = this;
      this.payment = {
        amount: amount ?? payment.amount,
        currency: currency ?? payment.currency,
        locale: locale ?? payment.locale,
      };
    }

    /** The sheet of a wallet has no part that could be filled in wrongly. */
    submit(): Promise<object> {
      return Promise.resolve({});
    }

    fetchUpdates(): Promise<object> {
      return Promise.resolve({});
    }
  }

  async function call(
    key: string,
    method: 'GET' | 'POST',
    path: string,
    values: Record<string, string>,
  ): Promise<{ intent?: Intent; error?: object }> {
    const form = new URLSearchParams(values);
    try {
      const answer = await fetch(`${vaultOrigin}${path}${method === 'GET' ? `?${form}` : ''}`, {
        method,
        headers: { authorization: `Bearer ${key}` },
        signal: AbortSignal.timeout(TIME_LIMIT_MS),
        ...(method === 'POST' ? { body: form } : {}),
      });
      const body = (await answer.json()) as Intent & { error?: object };
      return answer.ok ? { intent: body } : { error: body.error ?? CONNECTION_ERROR };
    } catch {
      return { error: CONNECTION_ERROR };
    }
  }

  /**
   * Shows the bank's window over the page until it is answered. The page behind is inert, and Escape does not leave it.
   */
  function showChallenge(clientSecret: string, intentId: string): Promise<void> {
    return new Promise((resolve) => {
      const id = crypto.randomUUID();
      const spanish = language.startsWith('es');
      const dialog = document.createElement('dialog');
      dialog.setAttribute('aria-label', spanish ? 'Ventana de tu banco' : 'Window from your bank');
      dialog.style.cssText =
        'position:fixed;inset:0;inline-size:100%;block-size:100%;max-inline-size:none;max-block-size:none;margin:0;padding:0;border:0;background:transparent;overflow:hidden';
      const frame = document.createElement('iframe');
      frame.title = spanish ? 'Ventana segura de tu banco' : 'Secure window from your bank';
      frame.src = `${vaultOrigin}/stripe/challenge.html#${new URLSearchParams({ challenge: id, intent: intentId, secret: clientSecret, origin: location.origin, locale: language })}`;
      frame.style.cssText =
        // The scheme of what is in it: a frame of another scheme is not transparent.
        'display:block;inline-size:100%;block-size:100%;border:0;background:transparent;color-scheme:light';
      const onMessage = (event: MessageEvent<FromChallenge>) => {
        if (event.origin !== vaultOrigin || event.source !== frame.contentWindow || event.data.challenge !== id) return;
        if (event.data.kind === 'ready') frame.focus();
        else {
          removeEventListener('message', onMessage);
          dialog.close();
          dialog.remove();
          resolve();
        }
      };
      addEventListener('message', onMessage);
      dialog.addEventListener('cancel', (event) => event.preventDefault());
      dialog.append(frame);
      document.body.append(dialog);
      dialog.showModal();
    });
  }

  function makeStripe(key: string): object {
    const intentPath = (clientSecret: string) =>
      `/v1/payment_intents/${encodeURIComponent(clientSecret.split('_secret_')[0] ?? '')}`;
    const retrieve = (clientSecret: string) =>
      call(key, 'GET', intentPath(clientSecret), { client_secret: clientSecret });

    async function act(clientSecret: string): Promise<Result> {
      const before = await retrieve(clientSecret);
      if (!before.intent) return { error: before.error ?? CONNECTION_ERROR };
      if (before.intent.status !== 'requires_action') return { paymentIntent: before.intent };
      await showChallenge(clientSecret, before.intent.id);
      const after = await retrieve(clientSecret);
      if (!after.intent) return { error: after.error ?? CONNECTION_ERROR };
      return after.intent.last_payment_error
        ? { error: { ...after.intent.last_payment_error, payment_intent: after.intent } }
        : { paymentIntent: after.intent };
    }

    async function createPaymentMethod(
      data: CardData & { type?: string; elements?: ElementsGroup; params?: CardData },
    ): Promise<Result> {
      if (data.elements?.wallets) return data.elements.wallets.createMethod(key, data.params?.billing_details ?? {});
      const field =
        data.card instanceof CardField
          ? data.card.group.getElement('cardNumber')
          : data.elements?.getElement('cardNumber');
      if (!field)
        return {
          error: {
            type: 'invalid_request_error',
            message: 'Pass a card Element: card data is taken from the card fields only.',
          },
        };
      return field.createMethod(key, data.billing_details ?? {});
    }

    async function confirmCardPayment(
      clientSecret: string,
      data: { payment_method?: string | CardData } = {},
      options: { handleActions?: boolean } = {},
    ): Promise<Result> {
      let method = typeof data.payment_method === 'string' ? data.payment_method : '';
      if (typeof data.payment_method === 'object') {
        const made = await createPaymentMethod(data.payment_method);
        if (!made.paymentMethod) return made;
        method = (made.paymentMethod as { id: string }).id;
      }
      const current = await retrieve(clientSecret);
      if (current.intent?.status === 'requires_action' && method === '')
        return options.handleActions === false ? { paymentIntent: current.intent } : act(clientSecret);
      const confirmed = await call(key, 'POST', `${intentPath(clientSecret)}/confirm`, {
        client_secret: clientSecret,
        ...(method ? { payment_method: method } : {}),
      });
      if (!confirmed.intent) return { error: confirmed.error ?? CONNECTION_ERROR };
      return confirmed.intent.status === 'requires_action' && options.handleActions !== false
        ? act(clientSecret)
        : { paymentIntent: confirmed.intent };
    }

    return {
      elements: (options?: ElementsOptions) => new ElementsGroup(options),
      createPaymentMethod,
      confirmCardPayment,
      handleCardAction: act,
      handleNextAction: ({ clientSecret }: { clientSecret: string }) => act(clientSecret),
      retrievePaymentIntent: async (clientSecret: string): Promise<Result> => {
        const { intent, error } = await retrieve(clientSecret);
        return intent ? { paymentIntent: intent } : { error: error ?? CONNECTION_ERROR };
      },
      createToken: async (): Promise<Result> => ({
        error: { type: 'invalid_request_error', message: 'Tokens are not offered here: use createPaymentMethod.' },
      }),
      registerAppInfo: () => undefined,
      _registerWrapper: () => undefined,
    };
  }

  const Stripe = Object.assign((key: string) => makeStripe(key), { version: 'endive' });
  Object.assign(window, { Stripe });
})();
