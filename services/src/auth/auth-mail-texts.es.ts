import type { Texts } from '@roost/shared/texts';
import type { authMailTexts } from './auth-mail-texts.ts';
import { CODE_MINUTES, TOKEN_MINUTES } from './tokens.ts';

export const authMailTextsEs: Texts<typeof authMailTexts> = {
  life: TOKEN_MINUTES === 60 ? 'una hora' : `${TOKEN_MINUTES} minutos`,
  linkLife: (life) => `El enlace funciona una sola vez y vence en ${life}.`,
  codeLife: `El código funciona una sola vez y vence en ${CODE_MINUTES} minutos.`,
  orCode: `O escribe este código en los próximos ${CODE_MINUTES} minutos en la página donde lo pediste:`,
  notYou: 'Si no fuiste tú, ignora este correo. No cambia nada.',
  codeSubject: (code) => `${code} es tu código de Roost`,
  signIn: {
    heading: 'Inicia sesión en Roost',
    lead: 'Aquí está tu enlace para iniciar sesión en Roost.',
    button: 'Iniciar sesión',
  },
  signUp: {
    subject: 'Confirma tu correo para Roost',
    lead: 'Falta un paso: confirma que este es tu correo electrónico.',
    button: 'Confirmar e iniciar sesión',
  },
  exists: {
    subject: 'Ya tienes una cuenta de Roost',
    lead: 'Ya tienes una cuenta con este correo electrónico. Con este enlace inicias sesión.',
  },
  reset: {
    subject: 'Elige una contraseña nueva para Roost',
    lead: 'Aquí está tu enlace para elegir una contraseña nueva.',
    button: 'Elegir una contraseña nueva',
    ignore: 'Si no fuiste tú, ignora este correo. Tu contraseña sigue siendo la misma.',
  },
  told: {
    notYou: 'Si no fuiste tú, inicia sesión con un enlace por correo y revisa tus dispositivos ahora',
    button: 'Ver tus dispositivos',
  },
  passkeyAdded: {
    subject: 'Se agregó una llave de acceso a tu cuenta de Roost',
    text: (device) =>
      `Se agregó una llave de acceso con ${device === 'Another browser' ? 'otro navegador' : device.replace(' on ', ' en ')}. Con ella se inicia sesión sin contraseña.`,
  },
  passkeyRemoved: {
    subject: 'Se quitó una llave de acceso de tu cuenta de Roost',
    text: 'Se quitó una llave de acceso. Ya no sirve para iniciar sesión.',
  },
  passwordChanged: {
    subject: 'Tu contraseña de Roost cambió',
    text: 'Tu contraseña cambió y se cerró la sesión en los demás dispositivos.',
    removed: (count) =>
      count === 1
        ? 'Se quitó una llave de acceso, que ya no sirve para iniciar sesión.'
        : `Se quitaron ${count} llaves de acceso, que ya no sirven para iniciar sesión.`,
    kept: (count) =>
      count === 1
        ? 'Se conserva una llave de acceso, con la que todavía se inicia sesión.'
        : `Se conservan ${count} llaves de acceso, con las que todavía se inicia sesión.`,
    notYou: 'Si no fuiste tú, elige una nueva ahora',
  },
  deleted: {
    subject: 'Tu cuenta de Roost fue eliminada',
    heading: 'Tu cuenta fue eliminada',
    told: 'Eliminamos tu cuenta de Roost, con tus favoritos, mensajes, preguntas, reseñas, llaves de acceso y dispositivos.',
    kept: (phone) =>
      `Para nuestra contabilidad conservamos la casa, las fechas y los montos de las estadías pasadas, sin tu nombre, tu dirección ni tu tarjeta. Las copias de nuestros respaldos se borran en un plazo de 35 días. Si no fuiste tú, llama al ${phone}.`,
  },
  listOwned: {
    subject: (list) => `La lista “${list}” ahora es tuya`,
    told: (list) =>
      `Quien empezó la lista “${list}” eliminó su cuenta de Roost. Fuiste la primera persona en unirse, así que ahora es tuya: las casas, notas y votos de los demás siguen ahí. Puedes cambiarle el nombre, invitar a otros o eliminarla.`,
    button: 'Ver la lista',
  },
  listHandedOver: {
    subject: (list, owner) => `La lista “${list}” ahora es de ${owner}`,
    told: (list, owner) =>
      `Quien empezó la lista “${list}” eliminó su cuenta de Roost. Ahora la cuida ${owner}. Puedes seguir agregando casas, notas y votos.`,
    button: 'Ver la lista',
  },
  emailChange: {
    heading: 'Confirma tu nuevo correo',
    lead: 'Escribe este código en la página de tu cuenta para usar este correo en tu cuenta de Roost.',
  },
  emailKnown: {
    subject: 'Este correo ya tiene una cuenta de Roost',
    heading: 'Este correo ya tiene una cuenta',
    told: 'Alguien, probablemente tú, quiere usar este correo para otra cuenta de Roost. Este correo ya tiene su propia cuenta.',
    next: 'Nada cambió. Para usarlo en la otra cuenta, elimina primero la que ya tiene.',
  },
  emailChanged: {
    subject: 'El correo de tu cuenta de Roost cambió',
    heading: 'Tu correo electrónico cambió',
    told: (shown) =>
      `El correo de tu cuenta de Roost cambió a ${shown}. Se cerró la sesión en los demás dispositivos, y con este correo ya no se inicia sesión.`,
    next: (phone) => `Si no fuiste tú, llama de inmediato al ${phone}.`,
  },
};
