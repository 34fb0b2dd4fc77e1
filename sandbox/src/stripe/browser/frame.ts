/**
 * One field of a card, in its own frame on the vault's origin. The digits stay in here: the page gets state only, and
 * the number's frame sends the card straight to the API after collecting the other two fields from its siblings.
 */
import { getFieldNames, localizeError } from './field-texts.ts';
import { AUTOCOMPLETE, getDigits, emptyError, judge, shown } from './frame-fields.ts';
import type {
  BetweenFrames,
  BillingInput,
  FieldOptions,
  FieldState,
  FieldType,
  FrameFont,
  FromFrame,
  TextStyle,
  ToFrame,
} from './frame-messages.ts';

const query = new URLSearchParams(location.hash.slice(1));
const vault = query.get('vault') ?? '';
const element = query.get('element') ?? '';
const pageOrigin = query.get('origin') ?? '';
const type = (query.get('type') ?? 'cardNumber') as FieldType;

const input = document.querySelector('input') as HTMLInputElement;
let digits = '';
let cardNumber = '';
let editing = false;
let options: FieldOptions = {};
let lastState = '';
const collected = new Map<string, Map<FieldType, string>>();

const locale = query.get('locale');
const texts = getFieldNames(locale, type);
if (locale) document.documentElement.lang = locale;
input.autocomplete = AUTOCOMPLETE[type];
input.placeholder = texts.placeholder;
input.setAttribute('aria-label', texts.label);

type WithoutAddress<T> = T extends unknown ? Omit<T, 'vault' | 'element'> : never;

function tellPage(message: WithoutAddress<FromFrame>): void {
  parent.postMessage({ ...message, vault, element }, pageOrigin);
}

/**
 * The other frames of the form. A channel reaches those of the vault's own origin and nobody else; a message to every
 * frame of the page would make the browser warn of each that is of another origin, or still empty.
 */
const siblings = new BroadcastChannel(`card of ${vault}`);
const tellSiblings = (message: BetweenFrames): void => siblings.postMessage(message);

function state(): FieldState {
  const now = judge(type, digits, { number: type === 'cardNumber' ? digits : cardNumber, editing, today: new Date() });
  return now.error ? { ...now, error: localizeError(locale, now.error) } : now;
}

function report(): void {
  const now = state();
  input.setAttribute('aria-invalid', String(now.error !== null));
  paint(now);
  const text = JSON.stringify(now);
  if (text === lastState) return;
  lastState = text;
  tellPage({ kind: 'change', ...now });
}

const PROPERTIES = ['color', 'fontFamily', 'fontSize', 'fontWeight', 'letterSpacing', 'lineHeight'] as const;

/** Puts the page's text styles on the field: base, then what its state adds. */
function paint(now: FieldState): void {
  const style = options.style ?? {};
  const layers: (TextStyle | undefined)[] = [style.base, editing ? style.focus : undefined];
  layers.push(now.error ? style.invalid : now.empty ? style.empty : now.complete ? style.complete : undefined);
  for (const property of PROPERTIES) {
    const value = layers.reduce<string | undefined>((before, layer) => layer?.[property] ?? before, undefined);
    input.style[property] = value ?? '';
  }
  const placeholder = layers.reduce<string | undefined>(
    (before, layer) => layer?.['::placeholder']?.color ?? before,
    undefined,
  );
  document.documentElement.style.setProperty('--placeholder', placeholder ?? '');
}

function setDigits(next: string): void {
  digits = next;
  input.value = shown(type, digits);
  if (type === 'cardNumber') tellSiblings({ kind: 'brand', number: digits.slice(0, 6) });
  report();
}

input.addEventListener('input', () => {
  const atEnd = input.selectionStart === input.value.length;
  const digitsBefore = input.value.slice(0, input.selectionStart ?? 0).replace(/\D/g, '').length;
  setDigits(getDigits(type, input.value, cardNumber));
  if (atEnd) return;
  let caret = 0;
  for (let seen = 0; caret < input.value.length && seen < digitsBefore; caret += 1)
    if (/\d/.test(input.value[caret] ?? '')) seen += 1;
  input.setSelectionRange(caret, caret);
});
input.addEventListener('focus', () => {
  editing = true;
  tellPage({ kind: 'focus' });
  report();
});
input.addEventListener('blur', () => {
  editing = false;
  tellPage({ kind: 'blur' });
  report();
});
input.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') tellPage({ kind: 'escape' });
  if (event.key === 'Enter') tellPage({ kind: 'submit' });
});

function applyOptions(next: FieldOptions, fonts: readonly FrameFont[]): void {
  options = next;
  input.placeholder = next.placeholder ?? texts.placeholder;
  input.disabled = next.disabled ?? false;
  if (next.ariaLabel) input.setAttribute('aria-label', next.ariaLabel);
  for (const font of fonts) {
    const face = new FontFace(font.family, font.src, { weight: font.weight ?? '400' });
    void face.load().then(
      (loaded) => document.fonts.add(loaded),
      () => undefined,
    );
  }
  paint(state());
}

/** How long siblings may take to answer on a busy machine. */
const COLLECT_LIMIT_MS = 10_000;

/** Asks the siblings for their fields; those that do not answer in time count as empty. */
function collect(request: string): Promise<Map<FieldType, string>> {
  const fields = new Map<FieldType, string>([[type, digits]]);
  collected.set(request, fields);
  tellSiblings({ kind: 'collect', request });
  return new Promise((resolve) => {
    const started = Date.now();
    const look = () => {
      if (fields.size === 3 || Date.now() - started > COLLECT_LIMIT_MS) {
        collected.delete(request);
        resolve(fields);
      } else setTimeout(look, 15);
    };
    look();
  });
}

async function createMethod(
  key: string,
  billing: BillingInput,
  request: string,
): Promise<{ paymentMethod?: object; error?: object }> {
  const fields = await collect(request);
  const number = fields.get('cardNumber') ?? '';
  for (const field of ['cardNumber', 'cardExpiry', 'cardCvc'] as const) {
    const value = fields.get(field) ?? '';
    const problem =
      value === '' ? emptyError(field) : judge(field, value, { number, editing: false, today: new Date() }).error;
    if (problem) return { error: problem };
  }
  const expiry = fields.get('cardExpiry') ?? '';
  const body = new URLSearchParams({
    type: 'card',
    'card[number]': number,
    'card[exp_month]': expiry.slice(0, 2),
    'card[exp_year]': expiry.slice(2),
    'card[cvc]': fields.get('cardCvc') ?? '',
  });
  const { address = {}, ...person } = billing;
  for (const [name, value] of Object.entries(person)) if (value) body.set(`billing_details[${name}]`, value);
  for (const [name, value] of Object.entries(address)) if (value) body.set(`billing_details[address][${name}]`, value);
  try {
    const answer = await fetch('/v1/payment_methods', {
      method: 'POST',
      headers: { authorization: `Bearer ${key}` },
      body,
      signal: AbortSignal.timeout(15_000),
    });
    const made = (await answer.json()) as { error?: { code: string; message: string } };
    return answer.ok
      ? { paymentMethod: made }
      : {
          error: made.error
            ? localizeError(locale, made.error)
            : { type: 'api_error', message: 'The card vault gave no reason.' },
        };
  } catch {
    return {
      error: {
        type: 'api_connection_error',
        message:
          'We are experiencing issues connecting to our payments provider. Please check your internet connection and try again.',
      },
    };
  }
}

function fromPage(message: ToFrame): void {
  if (message.kind === 'options') applyOptions(message.options, message.fonts);
  else if (message.kind === 'focus') input.focus();
  else if (message.kind === 'blur') input.blur();
  else if (message.kind === 'clear') setDigits('');
  else if (message.kind === 'create') {
    const { request } = message;
    void createMethod(message.key, message.billing, request).then((result) =>
      tellPage({ kind: 'created', request, ...result }),
    );
  }
}

function fromSibling(message: BetweenFrames): void {
  if (message.kind === 'collect') tellSiblings({ kind: 'field', request: message.request, type, digits });
  else if (message.kind === 'field') collected.get(message.request)?.set(message.type, message.digits);
  else if (message.kind === 'brand' && type === 'cardCvc') {
    cardNumber = message.number;
    setDigits(getDigits(type, digits, cardNumber));
  }
}

window.addEventListener('message', (event: MessageEvent<ToFrame>) => {
  if (event.source === parent && event.origin === pageOrigin && event.data?.vault === vault) fromPage(event.data);
});
siblings.addEventListener('message', ({ data }: MessageEvent<BetweenFrames>) => fromSibling(data));

// Until this script has arrived nothing would be told about what is typed, so the field takes nothing.
input.disabled = false;
tellPage({ kind: 'ready' });
