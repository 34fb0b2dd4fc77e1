/** Returns a sentence that ends with a name: "Call Ann." and "Call Fern J.", whose period is there already. */
export const endWithName = (text: string): string => (text.endsWith('.') ? text : `${text}.`);
