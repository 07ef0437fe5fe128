import type { Section } from '@/site.config'

/** The order of the pages, for all languages. Pages that a language does not have are left out. */
export const sidebar: Readonly<Record<Section, readonly string[]>> = {
  'getting-started': ['installation'],
  'core-concepts': ['accounts', 'programs', 'transactions', 'pdas', 'cpi'],
  guides: [
    'get-program-accounts',
    'serialization',
    'data-migration',
    'account-maps',
    'retrying-transactions',
    'debugging-solana-programs',
    'feature-parity-testing',
    'versioned-transactions',
  ],
  references: [
    'local-development',
    'keypairs-and-wallets',
    'basic-transactions',
    'accounts',
    'programs',
    'token',
    'staking',
    'nfts',
    'offline-transactions',
    'name-service',
  ],
  integrations: [
    '',
    'serum',
    'pyth',
    'switchboard',
    'mango',
    'strata',
    'web3auth',
    'react-native',
    'jupiter',
    'orao-vrf',
  ],
}
