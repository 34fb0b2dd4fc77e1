/** The words of the wallet, in the languages that pages ask for. */
const TEXTS = {
  en: {
    book: 'Book with Test Wallet',
    title: 'Test Wallet',
    lead: 'This is a test wallet: the card decides how the payment ends.',
    total: 'Total',
    cards: 'Card',
    pays: 'pays',
    declined: 'your bank declines',
    asks: 'your bank asks first',
    slow: 'takes 8 seconds',
    addresses: 'Billing address',
    noCode: 'no postal code',
    approve: 'Approve',
    close: 'Close',
    working: 'Working…',
    privacy: 'The site you pay on does not see your card.',
  },
  es: {
    book: 'Reservar con Test Wallet',
    title: 'Test Wallet',
    lead: 'Esta es una billetera de prueba: la tarjeta decide cómo termina el pago.',
    total: 'Total',
    cards: 'Tarjeta',
    pays: 'paga',
    declined: 'tu banco la rechaza',
    asks: 'tu banco pregunta antes',
    slow: 'tarda 8 segundos',
    addresses: 'Dirección de facturación',
    noCode: 'sin código postal',
    approve: 'Aprobar',
    close: 'Cerrar',
    working: 'Un momento…',
    privacy: 'El sitio donde pagas no ve tu tarjeta.',
  },
};

export const textsFor = (locale: string | null): (typeof TEXTS)['en'] =>
  locale?.startsWith('es') ? TEXTS.es : TEXTS.en;
