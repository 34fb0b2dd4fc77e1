/** All Spanish texts of shared, by the names they are defined with. The host offers them to the whole page; mails read them too. */
import { dates } from './es/dates.ts';
import { party } from './es/party.ts';

export const sharedSpanish = { 'shared/dates': dates, 'shared/party': party };
