import { withEnglishDays } from './days.ts';

test.each([
  ['moab del viernes al lunes', 'moab Friday to Monday'],
  ['Moab desde mañana hasta el martes', 'Moab tomorrow to Tuesday'],
  ['Moab ab morgen bis Dienstag', 'Moab tomorrow to Tuesday'],
  ['du vendredi au lundi moab', 'Friday to Monday moab'],
  ['da venerdì a lunedì', 'Friday to Monday'],
  ['van vrijdag tot maandag', 'Friday to Monday'],
  ['esta noche en Gatlinburg', 'tonight en Gatlinburg'],
  ['heute Nacht', 'tonight'],
  ['mardi gras', 'mardi gras'],
  ['yoga por la mañana', 'yoga por la mañana'],
  ['am Morgen', 'am Morgen'],
  ['Santo Domingo', 'Santo Domingo'],
  ['friday to monday', 'friday to monday'],
])('FIND-2: "%s"', (typed, written) => expect(withEnglishDays(typed)).toBe(written));
