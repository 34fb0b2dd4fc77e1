/** Loads the code that takes a payment; nothing before the payment needs it. */
export const loadVaultParts = () => import('./vault-parts.ts');
