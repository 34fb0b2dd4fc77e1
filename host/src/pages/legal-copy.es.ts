import type { Texts } from '@roost/shared/texts';
import type { legal } from './legal-copy.ts';

export const legalEs: Texts<typeof legal> = {
  help: {
    title: 'Ayuda y contacto',
    intro:
      'Llámanos o escríbenos sobre una casa, una reserva o cualquier cosa de este sitio. Si tienes un código de reserva, tenlo a mano.',
    phone: 'Teléfono',
    email: 'Correo electrónico',
    answersTitle: 'Respuestas',
    answers: [
      {
        title: '¿Qué incluye el precio?',
        text: 'Con fechas, el total cubre todas las noches, la limpieza, el cargo por mascota si llevas mascotas, el servicio al huésped, la protección contra daños y los impuestos. Las listas y los mapas lo redondean al dólar más cercano. La página de la casa muestra cada concepto al centavo, y ese total es lo que cobramos. También puedes comparar casas por el total antes de impuestos o por noche.',
      },
      {
        title: '¿Puedo pagar en dos partes?',
        text: 'Sí, donde la página de la casa o el pago lo ofrecen: una parte ahora y el resto un día que ves antes de reservar. Ese mismo día todavía puedes cancelar y recibir un reembolso completo. Te avisamos por correo cinco días antes y cobramos a la misma tarjeta. Si tu banco rechaza el cobro, volvemos a intentarlo, y en Viajes puedes pagar con cualquier otra tarjeta. Si el resto no se paga a más tardar el día que te indicamos, cancelamos la estadía y te devolvemos todo lo que pagaste.',
      },
      {
        title: '¿Puedo cancelar?',
        text: 'Sí, hasta el día de llegada inclusive. Cada casa tiene su propia política de cancelación: su página, el pago y tu confirmación muestran los plazos y el reembolso de tu estadía. Para cancelar, abre la estadía en Viajes. Ves tu reembolso antes de confirmar. Los reembolsos tardan de 3 a 5 días hábiles.',
        links: [{ text: 'Tus viajes', href: '/trips' }],
      },
      {
        title: '¿Cómo entro?',
        text: 'La dirección, el camino y los pasos para entrar están en tu correo de confirmación y en la página de la estadía, en Viajes. El código de la puerta está solo en esa página, desde tres días antes de la llegada. Cuando ya la abriste una vez, la página funciona sin señal. Vuelve a abrirla en esos últimos tres días y elige “Mostrar código”, para que tu dispositivo también lo guarde.',
      },
      {
        title: '¿Y si cancela el anfitrión?',
        text: 'Te devolvemos todo lo que pagaste, con impuestos y cargos, diga lo que diga la política de cancelación. Cancelamos la estadía por el anfitrión y te avisamos por correo. Si un anfitrión te pide cancelar o te dice que la casa no está libre, llámanos antes de cancelar: si cancelas tú en Viajes, tu reembolso es el que da la política de cancelación.',
      },
      {
        title: '¿Hay depósito?',
        text: 'No. En tu tarjeta no se retiene nada más que el precio de tu estadía. Si el precio tiene una línea de protección contra daños, cubre los daños accidentales. Si algo se rompe, elige “Escribir al anfitrión” en la página de la estadía.',
      },
      {
        title: '¿Puedo cambiar mis fechas o mis huéspedes?',
        text: 'Sí, hasta el día de llegada inclusive. Abre la estadía en Viajes y elige “Cambiar la estadía”: fechas, huéspedes y extras. Ves el nuevo total y la diferencia antes de confirmar. Si la estadía sale más cara, pagas la diferencia enseguida, o con tu segundo pago si todavía te falta. Si sale más barata, te reembolsamos la diferencia según la política de cancelación.',
        links: [{ text: 'Tus viajes', href: '/trips' }],
      },
      {
        title: '¿Cómo me comunico con el anfitrión?',
        text: 'Antes de reservar, pregúntale al anfitrión desde la página de la casa. Después de reservar, elige “Escribir al anfitrión” en la página de la estadía. Las respuestas llegan por correo y están en Mensajes.',
        links: [{ text: 'Tus mensajes', href: '/messages' }],
      },
      {
        title: '¿Dónde está mi reserva?',
        text: 'Enviamos una confirmación con tu código de reserva al correo con el que reservaste. Tu estadía también está en Viajes, en el navegador donde reservaste, y en cualquier dispositivo cuando inicias sesión con ese correo. ¿No tienes cuenta? En Viajes, escribe el código y tu correo, y te enviaremos un enlace.',
        links: [{ text: 'Encuentra tu estadía', href: '/trips' }],
      },
      {
        title: '¿Y si algo está mal en la casa?',
        text: 'Elige “Escribir al anfitrión” en la página de la estadía, o llama al anfitrión al número que aparece allí. Si eso no ayuda, o la puerta no abre, llámanos: antes, durante o después de tu estadía te atiende una persona.',
        links: [{ text: 'Tus viajes', href: '/trips' }],
      },
      {
        title: '¿Cómo funcionan las reseñas?',
        text: 'Desde el día de la salida tienes 14 días para escribir una, en Viajes o desde nuestro correo. Primero la lee una persona de nuestro equipo. La publicamos en cuanto el anfitrión escribe la suya o, si no lo hace, al terminar los 14 días, firmada con tu nombre y una inicial.',
      },
      {
        title: '¿Cómo inicio sesión?',
        text: 'Con una llave de acceso, una contraseña, o un enlace y un código que te enviamos por correo. No necesitas una cuenta para reservar. En tu cuenta, en “Cómo inicias sesión”, agregas y quitas llaves de acceso y cambias tu contraseña. En “Dónde está abierta tu sesión” ves tus dispositivos y puedes cerrar la sesión en cada uno.',
        links: [{ text: 'Tu cuenta', href: '/account' }],
      },
      {
        title: '¿Dónde están mis favoritos?',
        text: 'Sin cuenta, las casas que guardas se quedan en este navegador; si borras sus datos, se pierden. Cuando inicias sesión, se guardan en tu cuenta y aparecen en todos tus dispositivos.',
        links: [{ text: 'Tus favoritos', href: '/favorites' }],
      },
    ],
  },
  binding: 'Esta es una traducción para tu comodidad. El texto en inglés es el que obliga.',
  updated: 'Última actualización: 30 de noviembre de 2026',
  contents: 'En esta página',
  questions: { text: '¿Algo no está claro? Llámanos o escríbenos.', link: 'Ayuda y contacto' },
  privacy: {
    title: 'Política de privacidad',
    sections: [
      {
        title: 'Qué guardamos cuando reservas',
        text: 'Tu nombre, correo electrónico, teléfono, dirección de facturación, la estadía y los huéspedes. Los necesitamos para apartarte la casa y para comunicarnos contigo. También se guarda lo que escribes a un anfitrión. Con una pregunta sobre una casa, el anfitrión recibe tu nombre, tu correo electrónico y, si lo diste, tu teléfono; con un mensaje sobre una estadía, tu nombre. Una reseña se muestra en la página de la casa, firmada con tu nombre y una inicial.',
      },
      {
        title: 'Tu tarjeta',
        text: 'Los datos de la tarjeta se escriben en un marco de nuestro proveedor de pagos y nunca llegan a nuestros servidores. Junto con la tarjeta, el proveedor recibe tu nombre, correo electrónico, teléfono y dirección de facturación. Guardamos una referencia del pago, la marca de la tarjeta y sus cuatro últimos dígitos. Si pagas en dos partes, nuestro proveedor de pagos guarda tu tarjeta hasta que se paga la segunda.',
      },
      {
        title: 'Tu cuenta',
        text: 'Tu nombre, tu correo electrónico, una forma cifrada de tu contraseña que nadie puede leer, la mitad pública de tus llaves de acceso, las personas para quienes reservas, tus colecciones de casas, y los dispositivos donde tienes la sesión iniciada hasta que esta termina.',
      },
      {
        title: 'Qué se queda en tu navegador',
        text: 'Lo que guardamos en una cookie llega a nuestros propios servidores con cada página que abres. Lo demás solo se envía donde una página lo necesita: Favoritos, por ejemplo, pide las casas que guardaste. Este navegador guarda:',
        items: [
          'Las casas guardadas sin cuenta, tus decisiones de consentimiento, qué estadías puede abrir este navegador y cómo te gusta ver los precios, el idioma y los colores.',
          'Tus búsquedas recientes, si permites los servicios funcionales.',
          'Hasta que cierras la pestaña: los mensajes que no enviaste, los resultados de búsqueda de los que vienes y los extras y el código promocional que elegiste al reservar. Desde que presionas Pagar hasta que sabemos si la reserva se completó, también un número al azar que la encuentra y de qué estadía se trata.',
          'Durante dos horas, en una cookie cifrada que solo esta pestaña puede abrir, lo que escribes al reservar, para que no se pierda si recargas la página: tu nombre, correo electrónico, teléfono y dirección de facturación, nada de tu tarjeta. Se borra cuando reservas o cierras sesión.',
          'La página de una estadía que abriste, para que se abra sin señal. Al cerrar sesión se borra.',
          'Un número de visitante al azar, en una cookie, que te mantiene en la misma versión del sitio. No se usa para seguirte.',
        ],
      },
      {
        title: 'Protección contra el fraude',
        text: 'En todas las páginas funciona una verificación contra el fraude: guarda un número de sesión al azar en este navegador y en una cookie, se lo comunica a nuestro proveedor, y las reservas lo llevan. Solo examina tu dispositivo si permites los servicios funcionales.',
      },
      {
        title: 'Analítica y publicidad',
        text: 'Los servicios funcionales, analíticos y publicitarios, y los experimentos con nuestras propias páginas, solo funcionan como lo permiten tus preferencias de cookies. Contamos las visitas, salvo que hayas dicho que no en “Preferencias de cookies” o que vivas donde primero debemos preguntarte y aún no hayas dicho que sí. Guardamos lo que contamos durante noventa días. Puedes cambiar tus preferencias cuando quieras en “Preferencias de cookies”, al pie de nuestras páginas.',
      },
      {
        title: 'Tus preguntas',
        text: 'En “Tu cuenta” puedes descargar todo lo que guardamos sobre ti y eliminar tu cuenta. Si no tienes cuenta, pídelo por teléfono o por correo. Después de eliminarla conservamos la casa, las fechas y los montos de estadías pasadas para nuestra contabilidad, sin tu nombre, tu dirección ni tu tarjeta; las copias de nuestros respaldos se borran en un plazo de 35 días.',
      },
    ],
  },
  terms: {
    title: 'Condiciones',
    sections: [
      {
        title: 'Con quién reservas',
        text: 'Alquilas la casa a su anfitrión, a quien nombran la página de la casa y tu recibo: tu contrato sobre la estadía es con él. Roost mantiene este sitio y recibe los pagos en nombre del anfitrión. Te atendemos por teléfono y por correo antes, durante y después de tu estadía.',
        links: [{ text: 'Ayuda y contacto', href: '/help' }],
      },
      {
        title: 'Reservar',
        text: 'La reserva está hecha cuando ves un código de reserva. El total que se muestra antes de pagar es el total que se cobra. Si eliges pagar en dos partes, antes de pagar ves los dos montos y el día del segundo, y juntos son ese total. Si el segundo no se puede cobrar hasta el día que te indicamos, cancelamos la estadía y te devolvemos todo lo que pagaste.',
      },
      {
        title: 'Reglas de la casa',
        text: 'Cada casa tiene sus propias reglas de llegada, salida, huéspedes, mascotas y ruido. Reservar una casa significa aceptar las reglas que se muestran en su página.',
      },
      {
        title: 'Cancelar',
        text: 'Los reembolsos siguen la política de cancelación que te mostramos al reservar. Los cambios posteriores en la política de una casa no afectan tu estadía. Los plazos son en la hora local de la casa. El reembolso vuelve por donde pagaste, en 3 a 5 días hábiles. Si tu banco nos lo devuelve, la página de la estadía lo dice; llámanos para que te lo paguemos de otra manera.',
      },
      {
        title: 'Si cancela el anfitrión',
        text: 'Si el anfitrión no puede darte la casa que reservaste, o si tenemos que cancelar tu estadía, te devolvemos todo lo que pagaste, con impuestos y cargos, diga lo que diga la política de cancelación. Los anfitriones no pueden cancelar ellos mismos en este sitio: lo hacemos nosotros y te avisamos por correo. Si un anfitrión te pide cancelar o te dice que la casa no está libre, llámanos antes de hacer nada: si cancelas en Viajes, te reembolsamos lo que da la política de cancelación. Lo que devolvemos además está en tu recibo.',
      },
      {
        title: 'Daños y depósitos',
        text: 'No pedimos depósito ni retenemos en tu tarjeta nada más que el precio de tu estadía. Si el precio tiene una línea de protección contra daños, cubre los daños accidentales; los demás daños son asunto entre tú y el anfitrión. Una vez pagada la estadía, solo te volvemos a cobrar si la cambias por una que cuesta más, y solo la diferencia que confirmas.',
      },
      {
        title: 'Cambiar tu estadía',
        text: 'Puedes cambiar las fechas, los huéspedes o los extras de tu estadía hasta el día de llegada inclusive, si la casa está libre y lo permite. Primero te mostramos el nuevo total y la diferencia, y nada cambia hasta que confirmas. Lo que se devuelve sigue la política de cancelación de tu estadía.',
      },
      {
        title: 'Ocupación',
        text: 'El número de adultos y niños no puede superar lo que permite la casa.',
      },
      {
        title: 'Reseñas',
        text: 'Solo quienes se han alojado en una casa pueden reseñarla, en los 14 días después de la salida. Una persona lee cada reseña antes de que la publiquemos, y puede rechazarla.',
      },
      {
        title: 'Si algo sale mal',
        text: 'Escribe al anfitrión desde la página de la estadía, o llama al número que está ahí. Si eso no ayuda, llámanos o escríbenos con tu código de reserva. Si reclamas un cargo ante tu banco, tu estadía no se cancela por eso.',
        links: [{ text: 'Ayuda y contacto', href: '/help' }],
      },
      {
        title: 'Nombres de lugares',
        text: 'Las ciudades y sus posiciones provienen de GeoNames, adaptadas, con la licencia Creative Commons Atribución 4.0.',
        links: [
          { text: 'GeoNames', href: 'https://www.geonames.org/' },
          { text: 'Licencia', href: 'https://creativecommons.org/licenses/by/4.0/' },
        ],
      },
    ],
  },
};
