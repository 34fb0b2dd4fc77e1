/** Returns whether a home has several hosts. Their names stand in one text, as in an import file: "Hana and Maeve" (TRUE-1). */
export const hasSeveralHosts = (name: string): boolean => name.includes(' and ');
