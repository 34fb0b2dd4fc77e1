/** E-mail addresses that no other suite on the same sandbox uses. */
export const addressedTo =
  (suite: string) =>
  (name: string): string =>
    `${name}.${suite}@example.com`;
