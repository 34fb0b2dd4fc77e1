/** The words of the bank's window, in the languages that pages ask for. */
const TEXTS = {
  en: {
    title: 'Your bank wants to know it is you',
    lead: 'The window below comes from your bank. The site you are booking on does not see what you do in it.',
    bank: 'Window from Lakeshore Bank',
    amountLabel: 'Amount',
    cardLabel: 'Card',
    test: 'This is a test bank: choose how the check ends.',
    complete: 'Complete',
    fail: 'Fail',
    free: 'Nothing is charged until the bank says yes',
    stop: 'Stop and go back',
    ending: (brand: string, last4: string) => `${brand} ending ${last4}`,
    check: (brand: string) => `${brand} check`,
    again: 'The bank did not answer. Try again.',
    unknown: 'The bank did not answer. You can go back and try again.',
  },
  es: {
    title: 'Tu banco quiere saber que eres tú',
    lead: 'La ventana de abajo es de tu banco. El sitio donde reservas no ve lo que haces en ella.',
    bank: 'Ventana de Lakeshore Bank',
    amountLabel: 'Importe',
    cardLabel: 'Tarjeta',
    test: 'Este es un banco de prueba: elige cómo termina la verificación.',
    complete: 'Completar',
    fail: 'Rechazar',
    free: 'No se cobra nada hasta que el banco diga que sí',
    stop: 'Detener y volver',
    ending: (brand: string, last4: string) => `${brand} terminada en ${last4}`,
    check: (brand: string) => `Verificación de ${brand}`,
    again: 'El banco no respondió. Inténtalo de nuevo.',
    unknown: 'El banco no respondió. Puedes volver e intentarlo de nuevo.',
  },
};

export const challengeTexts = (locale: string | null): (typeof TEXTS)['en'] =>
  locale?.startsWith('es') ? TEXTS.es : TEXTS.en;
