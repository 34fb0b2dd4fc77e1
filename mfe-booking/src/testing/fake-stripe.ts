/**
 * A card vault in the page for component tests, where frames do not load: the same surface under the real
 * `@stripe/react-stripe-js`, with an input in place of each frame. The frames themselves are tested where they are
 * served.
 */
const LABELS = { cardNumber: 'Card number input', cardExpiry: 'Expiry input', cardCvc: 'Security code input' } as const;
type FieldType = keyof typeof LABELS;

class FakeField {
  readonly type: FieldType;
  readonly handlers = new Map<string, Set<(event: object) => void>>();
  input: HTMLInputElement | null = null;

  constructor(type: FieldType) {
    this.type = type;
  }

  mount(container: HTMLElement): void {
    const input = document.createElement('input');
    input.setAttribute('aria-label', LABELS[this.type]);
    input.addEventListener('input', () => {
      const complete = input.value.length >= 3;
      this.#emit('change', {
        empty: input.value === '',
        complete,
        error: input.value === 'wrong' ? { message: 'Your card number is invalid.' } : undefined,
      });
    });
    input.addEventListener('blur', () => this.#emit('blur', {}));
    container.replaceChildren(input);
    this.input = input;
  }

  on(event: string, handler: (event: object) => void): this {
    this.handlers.set(event, (this.handlers.get(event) ?? new Set()).add(handler));
    return this;
  }

  off(event: string, handler: (event: object) => void): this {
    this.handlers.get(event)?.delete(handler);
    return this;
  }

  focus(): void {
    this.input?.focus();
  }

  clear(): void {
    if (this.input) this.input.value = '';
    this.#emit('change', { empty: true, complete: false, error: undefined });
  }

  update(): void {
    // The look of a frame is not tested here.
  }

  destroy(): void {
    this.input?.remove();
  }

  #emit(event: string, detail: object): void {
    for (const handler of this.handlers.get(event) ?? []) handler({ elementType: this.type, ...detail });
  }
}

type Billing = { name: string; address: Record<string, string | null> };
type SheetEnd = { resolve?: object; rejected?: true };

/**
 * The buttons of wallets, where the test's browser has one: a button that opens no sheet but lets the test answer for
 * it.
 */
class FakeWallet {
  readonly handlers = new Map<string, Set<(event: object) => void>>();
  readonly group: { amount: number };
  button: HTMLButtonElement | null = null;

  constructor(group: { amount: number }) {
    this.group = group;
  }

  mount(container: HTMLElement): void {
    const { wallet } = current;
    if (wallet) {
      this.button = document.createElement('button');
      this.button.type = 'button';
      this.button.textContent = 'Book with a wallet';
      this.button.addEventListener('click', () => this.press());
      container.replaceChildren(this.button);
    }
    queueMicrotask(() => this.emit('ready', { availablePaymentMethods: wallet ? { googlePay: true } : undefined }));
  }

  press(): void {
    const sheet: SheetEnd & { amount: number } = { amount: this.group.amount };
    current.sheets.push(sheet);
    current.open = this;
    this.emit('click', {
      resolve: (details: object) => {
        sheet.resolve = details;
      },
      reject: () => {
        sheet.rejected = true;
      },
    });
  }

  on(event: string, handler: (event: object) => void): this {
    this.handlers.set(event, (this.handlers.get(event) ?? new Set()).add(handler));
    return this;
  }

  off(event: string, handler: (event: object) => void): this {
    this.handlers.get(event)?.delete(handler);
    return this;
  }

  update(): void {
    // The look of the buttons is not tested here.
  }

  destroy(): void {
    this.button?.remove();
  }

  emit(event: string, detail: object): void {
    for (const handler of this.handlers.get(event) ?? []) handler({ elementType: 'expressCheckout', ...detail });
  }
}

export type FakeVault = {
  created: object[];
  challenges: string[];
  remove: () => void;
  /** Whether the browser has a wallet. */
  wallet: boolean;
  /** Each press of the wallet's button: the amount of its sheet, and what the page answered. */
  sheets: (SheetEnd & { amount: number })[];
  /** What the page told the wallet when the payment came to nothing. */
  failed: unknown[];
  open: FakeWallet | null;
  /** The guest approves in the sheet that is open. */
  approve: (billing?: Billing) => void;
  dismiss: () => void;
};

/** The address of the wallet's card. */
export const WALLET_BILLING: Billing = {
  name: 'Maya R. Ortiz',
  address: { line1: '9 Harbor Way', line2: null, city: 'Reno', state: 'NV', postal_code: '89501', country: 'US' },
};

/** The vault of the running test: the library keeps the first `window.Stripe` it has seen. */
let current: FakeVault;
let answer: object;

/** Puts the vault where its script would put it. `result` is what createPaymentMethod answers. */
export function installFakeStripe(
  result: object = { paymentMethod: { id: 'pm_1' } },
  { wallet = false }: { wallet?: boolean } = {},
): FakeVault {
  current = {
    created: [],
    challenges: [],
    wallet,
    sheets: [],
    failed: [],
    open: null,
    approve: (billingDetails = WALLET_BILLING) =>
      current.open?.emit('confirm', {
        billingDetails,
        paymentFailed: (payload?: object) => current.failed.push(payload ?? null),
      }),
    dismiss: () => current.open?.emit('cancel', {}),
    remove: () => {
      Reflect.deleteProperty(window, 'Stripe');
    },
  };
  answer = result;
  const stripe = {
    elements: ({ amount = 0 }: { amount?: number } = {}) => {
      const fields = new Map<string, FakeField>();
      const payment = { amount };
      return {
        update: (change: { amount?: number }) => Object.assign(payment, change),
        submit: async () => ({}),
        create: (type: FieldType | 'expressCheckout') => {
          if (type === 'expressCheckout') return new FakeWallet(payment);
          const field = new FakeField(type);
          fields.set(type, field);
          return field;
        },
        getElement: (component: { __elementType: string }) => fields.get(component.__elementType) ?? null,
      };
    },
    createPaymentMethod: async (data: { billing_details: object; params?: { billing_details: object } }) => {
      current.created.push(data.params?.billing_details ?? data.billing_details);
      return answer;
    },
    handleNextAction: async ({ clientSecret }: { clientSecret: string }) => {
      current.challenges.push(clientSecret);
      return {};
    },
    createToken: () => undefined,
    confirmCardPayment: () => undefined,
  };
  Object.assign(window, { Stripe: Object.assign(() => stripe, { version: 'endive' }) });
  return current;
}
