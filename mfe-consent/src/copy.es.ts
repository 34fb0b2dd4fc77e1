import type { Texts } from '@roost/shared/texts';
import type { copy } from './copy.ts';

export const copyEs: Texts<typeof copy> = {
  region: 'Consentimiento de cookies',
  text: 'Usamos cookies para que navegar sea una gran experiencia',
  policy: 'Política de privacidad',
  deny: 'Rechazar',
  accept: 'Aceptar todas',
  customize: 'Personalizar preferencias',
  title: 'Personaliza tus preferencias de cookies',
  explanation: 'Elige qué puede hacer cada tipo de cookie. Puedes cambiarlo cuando quieras al pie de nuestras páginas.',
  required: 'Necesarias',
  allow: 'Permitir',
  denied: 'Rechazar',
  cancel: 'Cancelar',
  save: 'Guardar preferencias',
  unavailable: 'No pudimos cargar tus preferencias de cookies. Lo que elegiste antes sigue valiendo.',
  categories: {
    custom_necessary: {
      name: 'Esenciales',
      description: 'Inicio de sesión, búsqueda, reservas y prevención del fraude. Sin ellas el sitio no funciona.',
    },
    custom_functional: {
      name: 'Funcionales',
      description: 'Recuerdan tus búsquedas recientes y permiten que la prevención del fraude examine tu dispositivo.',
    },
    custom_analytics: {
      name: 'Analíticas',
      description: 'Cuentan visitas y errores para que encontremos lo que va lento o está roto.',
    },
    custom_advertising: {
      name: 'Publicitarias',
      description: 'Nos permiten mostrarte casas de Roost en otros sitios.',
    },
  },
};
