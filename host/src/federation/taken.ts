/** Fields of a form, as a visitor fills them. */
export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** React marks the elements that it runs. */
export const isTaken = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith('__reactProps$'));
