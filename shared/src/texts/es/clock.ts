/** Returns a time of day with its Spanish article: `la 1:00 p. m.`, `las 4:00 p. m.`. */
export const withArticle = (time: string): string => (/^0?1\b/.test(time) ? `la ${time}` : `las ${time}`);
