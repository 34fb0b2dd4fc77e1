/** Key of the address that asks for the cheapest stay of each month, with the nights (LIST-8). */
export const FLEXIBLE_KEY = 'flexibleNights';
