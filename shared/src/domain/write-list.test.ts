import fc from 'fast-check';
import { LANGUAGES } from './language.ts';
import { writeList } from './write-list.ts';

const word = fc.oneof(
  fc.stringMatching(/^[A-Za-zÁÉÍÑ“’ -]{1,12}$/),
  fc.constantFrom('Ines', 'iglú', 'Hilda', 'Hi', 'hielo', 'Hiato', 'Hana', 'Íñigo', '“isla”', 'i', 'h'),
);

test.each(LANGUAGES)('a list in %s is written as Intl writes it', (language) => {
  const format = new Intl.ListFormat(language, { type: 'conjunction' });
  fc.assert(
    fc.property(fc.array(word, { maxLength: 4 }), (words) =>
      expect(writeList(words, language)).toBe(format.format(words)),
    ),
  );
});
