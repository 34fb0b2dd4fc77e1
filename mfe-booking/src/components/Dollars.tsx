import { useDollars } from '@roost/shared/ui';

/**
 * A text with amounts that are charged or given back: `US$` where the guest sees prices in another dollar or in pesos
 * (TRUE-1).
 */
export const Dollars = ({ children }: { children: string }) => useDollars()(children);
