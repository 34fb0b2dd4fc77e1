/** The hosts of a home (TRUE-1). Their names stand in one text, as in an import file: "Hana and Maeve". */
import { currentLanguage } from '../texts/index.ts';
import { writeList } from './write-list.ts';

const AND = ' and ';

/** Returns whether a home has several hosts. */
export const hasSeveralHosts = (name: string): boolean => name.includes(AND);

/** Returns the names as the page's language joins them: "Hana y Maeve", "Hana e Ines". */
export const formatHosts = (name: string): string => writeList(name.split(AND), currentLanguage());
