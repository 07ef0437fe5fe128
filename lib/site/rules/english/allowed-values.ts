/** Values that need no hint on a page, because they do not change. */
interface AllowedValue {
  readonly page: string
  readonly values: readonly string[]
  readonly reason: string
}

/** The typed values that are allowed. Whatever can change belongs in content/facts.json. */
const allowedValues: readonly AllowedValue[] = [
  {
    page: 'core-concepts/cpi',
    values: ['1.0.0', '1.0.1', '1.0.2'],
    reason: 'the versions that a security advisory names',
  },
  {
    page: 'guides/data-migration',
    values: ['36 bytes'],
    reason: 'the size of the example’s account',
  },
  {
    page: 'guides/get-program-accounts',
    values: ['165', '64 bytes'],
    reason: 'offsets in a layout, and the lengths of two fields',
  },
  {
    page: 'guides/retrying-transactions',
    values: ['429'],
    reason: 'an HTTP status',
  },
  {
    page: 'integrations/jupiter',
    values: ['6001'],
    reason: 'an error code',
  },
  {
    page: 'integrations/mango',
    values: ['100'],
    reason: 'millions of dollars in an event of 2022',
  },
  {
    page: 'integrations/orao-vrf',
    values: ['0.32.1'],
    reason: 'the dependency of a published version',
  },
  {
    page: 'integrations/pyth',
    values: ['1.1.0', '1.2.0', '0.32.1'],
    reason: 'what published versions have and need',
  },
  {
    page: 'integrations/serum',
    values: ['253', '285', '317', '349', '357'],
    reason: 'offsets in the layout of a retired program',
  },
  {
    page: 'references/basic-transactions',
    values: ['100', '500', '200,000', '2,500,000'],
    reason: 'worked examples',
  },
  {
    page: 'references/keypairs-and-wallets',
    values: ['501'],
    reason: 'Solana’s number in derivation paths (SLIP-0044)',
  },
  {
    page: 'references/local-development',
    values: ['9899', '9900'],
    reason: 'ports of the test validator',
  },
  {
    page: 'references/nfts',
    values: ['500'],
    reason: 'a worked example in basis points',
  },
  {
    page: 'references/programs',
    values: ['3.0.1', '4.0.0', '6000'],
    reason: 'the versions that a source was read in; an error code',
  },
  {
    page: 'references/token',
    values: ['100', '2,500,000'],
    reason: 'worked examples',
  },
]

/** True when a value may be typed on a page. */
export function isAllowed(slug: string, value: string): boolean {
  return allowedValues.some(
    ({ page, values }) => page === slug && values.includes(value),
  )
}
