/** What page, card frames and challenge window say to each other. Types only: nothing of this reaches the browser. */
export type FieldType = 'cardNumber' | 'cardExpiry' | 'cardCvc';

/** Text styles that an element may bring into its frame. */
export type TextStyle = {
  color?: string;
  fontFamily?: string;
  fontSize?: string;
  fontWeight?: string;
  letterSpacing?: string;
  lineHeight?: string;
  '::placeholder'?: { color?: string };
};
export type FieldStyle = {
  base?: TextStyle;
  focus?: TextStyle;
  invalid?: TextStyle;
  complete?: TextStyle;
  empty?: TextStyle;
};
export type FieldOptions = { style?: FieldStyle; placeholder?: string; disabled?: boolean; ariaLabel?: string };
export type FrameFont = { family: string; src: string; weight?: string };

export type FieldError = { type: 'validation_error'; code: string; message: string };
export type FieldState = { empty: boolean; complete: boolean; error: FieldError | null; brand: string };

export type BillingInput = {
  name?: string;
  email?: string;
  phone?: string;
  address?: { line1?: string; line2?: string; city?: string; state?: string; postal_code?: string; country?: string };
};

/** From the page to one of its frames. */
export type ToFrame = { vault: string } & (
  | { kind: 'options'; options: FieldOptions; fonts: FrameFont[] }
  | { kind: 'focus' | 'blur' | 'clear' }
  | { kind: 'create'; request: string; key: string; billing: BillingInput }
);

/** From a frame to its page. Never card data. */
export type FromFrame = { vault: string; element: string } & (
  | { kind: 'ready' | 'focus' | 'blur' | 'escape' | 'submit' }
  | ({ kind: 'change' } & FieldState)
  | { kind: 'created'; request: string; paymentMethod?: object; error?: object }
);

/** Between the frames of one form, all on the vault's origin: the number's frame collects the other two fields. */
export type BetweenFrames =
  | { kind: 'collect'; request: string }
  | { kind: 'field'; request: string; type: FieldType; digits: string }
  | { kind: 'brand'; number: string };

export type FromChallenge = { challenge: string; kind: 'ready' | 'answered' };
