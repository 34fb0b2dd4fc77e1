/**
 * A card vault in the page for component tests, where frames do not load: the same surface under the real
 * `@stripe/react-stripe-js`, with an input in place of each frame. The frames themselves are tested where they are served.
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

export type FakeVault = { created: object[]; challenges: string[]; remove: () => void };

/** The vault of the running test: the library keeps the first `window.Stripe` it has seen. */
let current: FakeVault;
let answer: object;

/** Puts the vault where its script would put it. `result` is what createPaymentMethod answers. */
export function installFakeStripe(result: object = { paymentMethod: { id: 'pm_1' } }): FakeVault {
  current = {
    created: [],
    challenges: [],
    remove: () => {
      Reflect.deleteProperty(window, 'Stripe');
    },
  };
  answer = result;
  const stripe = {
    elements: () => {
      const fields = new Map<string, FakeField>();
      return {
        create: (type: FieldType) => {
          const field = new FakeField(type);
          fields.set(type, field);
          return field;
        },
        getElement: (component: { __elementType: string }) => fields.get(component.__elementType) ?? null,
      };
    },
    createPaymentMethod: async (data: { billing_details: object }) => {
      current.created.push(data.billing_details);
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
