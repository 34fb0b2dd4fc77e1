import { defineStoredText, type StorageArea, type StoredText } from '@roost/shared/storage';

/** Where the guest was asked to sign in, kept for after the sign-in (UI-6). */
export const storedLoginOrigin = (area: 'local' | (() => StorageArea) = 'local'): StoredText =>
  defineStoredText('loginPromptModalOrigin', area);
