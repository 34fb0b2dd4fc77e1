import { createContext, useContext } from 'react';
import type { PublicConfig } from '@roost/shared/contracts/remote-module';

const ConfigContext = createContext<PublicConfig | null>(null);

export const ConfigProvider = ConfigContext.Provider;

/** Public addresses and contact details of this site. */
export function useConfig(): PublicConfig {
  const config = useContext(ConfigContext);
  if (!config) throw new Error('ConfigProvider is missing');
  return config;
}
