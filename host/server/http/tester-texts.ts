/** What testers are told of versions that they pin (PLAT-4), in the guest's language: their links reach guests too. */
import { CONTRACT_VERSION } from '@roost/shared/contracts/remotes';
import type { Language } from '@roost/shared/domain/language';
import type { PinProblem } from '../registry/pin-problems.ts';

type Said = { title: string; text: string };
type Texts = {
  wrong: (asked: string) => Said;
  ended: Said;
  unusable: (problems: readonly PinProblem[], environment: string) => Said;
  /** In the badge, behind the version's name. */
  note: (problem: PinProblem) => string;
};

const getName = ({ remote, version }: PinProblem): string => `${remote} ${version}`;

function explain(problem: PinProblem, environment: string): string {
  const name = getName(problem);
  switch (problem.kind) {
    case 'no-remote':
      return `There is no ${problem.remote} in ${environment}.`;
    case 'no-version':
      return `${name} isn’t published in ${environment}: it was removed because it was old, is of another environment, or never was. There are ${problem.published.join(', ')}.`;
    case 'withdrawn':
      return `${name} was withdrawn, and nobody gets it any more: “${problem.reason}”.`;
    case 'contract':
      return `${name} was built for contract ${problem.contract}, and this site has ${CONTRACT_VERSION}: it can’t run here.`;
    case 'quarantine':
      return `${name} isn’t rendered on our server for now (${problem.reason}).`;
  }
}

function explainInSpanish(problem: PinProblem, environment: string): string {
  const name = getName(problem);
  switch (problem.kind) {
    case 'no-remote':
      return `No hay ${problem.remote} en ${environment}.`;
    case 'no-version':
      return `${name} no está publicado en ${environment}: se eliminó por antiguo, es de otro entorno o nunca lo estuvo. Hay ${problem.published.join(', ')}.`;
    case 'withdrawn':
      return `${name} se retiró y ya nadie lo recibe: «${problem.reason}».`;
    case 'contract':
      return `${name} se hizo para el contrato ${problem.contract} y este sitio tiene el ${CONTRACT_VERSION}: aquí no puede funcionar.`;
    case 'quarantine':
      return `${name} no se genera en nuestro servidor por ahora (${problem.reason}).`;
  }
}

/** Most signs of a reason in the badge, which lies over the page. */
const LONGEST_REASON = 120;

/** In the badge: what it is and why, and what is shown. */
const NOTES: Readonly<Record<Language, { kinds: Record<PinProblem['kind'], string>; usual: string; browser: string }>> =
  {
    en: {
      kinds: {
        'no-remote': 'not in this environment',
        'no-version': 'not published here any more',
        withdrawn: 'withdrawn',
        contract: 'built for another contract',
        quarantine: 'in quarantine on the server',
      },
      usual: 'you see the usual version',
      browser: 'your browser renders it',
    },
    es: {
      kinds: {
        'no-remote': 'no está en este entorno',
        'no-version': 'ya no está publicado aquí',
        withdrawn: 'retirado',
        contract: 'hecho para otro contrato',
        quarantine: 'en cuarentena en el servidor',
      },
      usual: 'ves la versión habitual',
      browser: 'lo genera tu navegador',
    },
  };

function note(problem: PinProblem, language: Language): string {
  const { kinds, usual, browser } = NOTES[language];
  const reason = 'reason' in problem ? problem.reason : '';
  const shortened = reason.length > LONGEST_REASON ? `${reason.slice(0, LONGEST_REASON)}…` : reason;
  const why = [kinds[problem.kind], shortened].filter(Boolean).join(': ');
  return `${why}; ${problem.kind === 'quarantine' ? browser : usual}`;
}

export const TESTER_TEXTS: Readonly<Record<Language, Texts>> = {
  en: {
    wrong: (asked) => ({
      title: 'We couldn’t read the versions in this address',
      text: `${asked} can’t be read: each remote is named once, with its version, like mfe-search@1.4.0. Nothing was changed.`,
    }),
    ended: {
      title: 'This link is for testers and isn’t valid any more',
      text: 'It isn’t signed, or its time is up. Nothing was changed. Ask whoever sent it for a new one.',
    },
    unusable: (problems, environment) => ({
      title: 'This version can’t be shown',
      text: [...problems.map((one) => explain(one, environment)), 'Nothing was changed.'].join(' '),
    }),
    note: (problem) => note(problem, 'en'),
  },
  es: {
    wrong: (asked) => ({
      title: 'No pudimos leer las versiones de esta dirección',
      text: `${asked} no se puede leer: cada remoto se nombra una vez, con su versión, como mfe-search@1.4.0. No cambió nada.`,
    }),
    ended: {
      title: 'Este enlace es para pruebas y ya no es válido',
      text: 'No está firmado o ya venció. No cambió nada. Pide uno nuevo a quien te lo envió.',
    },
    unusable: (problems, environment) => ({
      title: 'No se puede mostrar esta versión',
      text: [...problems.map((one) => explainInSpanish(one, environment)), 'No cambió nada.'].join(' '),
    }),
    note: (problem) => note(problem, 'es'),
  },
};
