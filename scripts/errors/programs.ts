import { lockedVersion, readCrateFile } from './crates'
import {
  type ClientError,
  clients,
  pascalCase,
  readClientFile,
  versionOf,
} from './error-enum'
import { codamaErrors, umiErrors } from './generated-client'
import { fetchPacked, type PackedClient, readPackedFile } from './registry'
import { kitErrors, kitOwnErrors } from './runtime'
import { anchorErrors, idlErrors, rustErrors } from './source-text'

/** A program, or a part of the runtime, whose errors are listed. */
export interface Source {
  /** The beginning of the anchors of its errors: `token` of `token-0x1`. */
  readonly id: string
  readonly name: string
  /** The program's address; undefined for a framework, an interface and the runtime. */
  readonly address?: string
  /** True for errors that no program returns. */
  readonly client?: boolean
  /** The package or crate that the errors come from, with its version. */
  readonly source: string
  /** Undefined where the source was not fetched: a crate, or a package that no sample uses. */
  readonly errors: readonly ClientError[] | undefined
}

const addressOf = (name: string, constant: string) => {
  const exports: Readonly<Record<string, unknown>> = clients(name)
  return String(exports[constant])
}

function codama(id: string, name: string, client: string, constants: string) {
  return {
    id,
    name,
    address: addressOf(client, `${constants}_PROGRAM_ADDRESS`),
    source: versionOf(client),
    errors: codamaErrors(
      client,
      `${constants}_ERROR`,
      `get${pascalCase(constants)}ErrorMessage`,
    ),
  }
}

function umi(id: string, name: string, client: string, program: string) {
  const constant = program.replace(/[A-Z]/g, (letter) => `_${letter}`)
  return {
    id,
    name,
    address: addressOf(client, `${constant.slice(1).toUpperCase()}_PROGRAM_ID`),
    source: versionOf(client),
    errors: umiErrors(client, `get${program}ErrorFromCode`),
  }
}

function crate(id: string, name: string, crateName: string, enumName: string) {
  const source = readCrateFile(crateName, 'src/error.rs')
  return {
    id,
    name,
    source: `${crateName} ${lockedVersion(crateName)}`,
    errors: source === undefined ? undefined : rustErrors(source, enumName),
  }
}

/** A program with an IDL in a client that the samples use. */
function anchorProgram(
  id: string,
  name: string,
  address: string,
  client: string,
  idl: string,
) {
  const errors = idlErrors(readClientFile(client, idl))
  return { id, name, address, source: versionOf(client), errors }
}

/** A program with an IDL in a client that no sample uses. */
function packedProgram(
  id: string,
  name: string,
  address: string,
  client: PackedClient,
  idl: string,
) {
  const text = readPackedFile(client, idl)
  return {
    id,
    name,
    address,
    source: `${client.name} ${client.version}`,
    errors: text === undefined ? undefined : idlErrors(text),
  }
}

async function kit(id: string, name: string, constants: string) {
  return {
    id,
    name,
    source: versionOf('@solana/errors'),
    errors: await kitErrors(`SOLANA_ERROR__${constants}`),
  }
}

const token = '@solana-program/token'
const token2022 = '@solana-program/token-2022'
const pyth = '@pythnetwork/pyth-solana-receiver'
const jupiter = { name: '@jup-ag/instruction-parser', version: '6.0.28' }
const openBook = { name: '@openbook-dex/openbook-v2', version: '0.2.10' }
const candyMachine = '@metaplex-foundation/mpl-core-candy-machine'

/** Downloads the clients that no sample uses. */
export function fetchClients(): void {
  for (const client of [jupiter, openBook]) fetchPacked(client)
}

/**
 * Jupiter's program with two errors that its documentation has and its package lacks. The names are
 * those of https://developers.jup.ag/docs/swap/v1/common-errors.
 */
function jupiterProgram() {
  const program = packedProgram(
    'jupiter',
    'Jupiter',
    'JUP6LkbZbjS1jKKwapdHNy74zcZ3tLUZoi5QNyVTaV4',
    jupiter,
    'dist/index.d.ts',
  )
  const documented = [
    { code: 6024, name: 'InsufficientFunds', message: '' },
    { code: 6025, name: 'InvalidTokenAccount', message: '' },
  ]
  return {
    ...program,
    source: `${program.source}, developers.jup.ag/docs/swap/v1/common-errors`,
    errors: program.errors && [...program.errors, ...documented],
  }
}

/**
 * The errors of Pyth's crate, which a program returns that reads a price with it. No package on npm
 * has them, and no sample uses the crate. Anchor adds 6000 to the numbers in its source,
 * `src/error.rs`.
 */
const pythSdk: Source = {
  id: 'pyth-sdk',
  name: 'Pyth SDK',
  source: 'pyth-solana-receiver-sdk 2.0.0',
  errors: [
    {
      code: 16000,
      name: 'PriceTooOld',
      message: "This price feed update's age exceeds the requested maximum age",
    },
    {
      code: 16001,
      name: 'InvalidWindowSize',
      message: "This TWAP update's window size is invalid",
    },
    {
      code: 16002,
      name: 'MismatchedFeedId',
      message: "The price feed update doesn't match the requested feed id",
    },
    {
      code: 16003,
      name: 'InsufficientVerificationLevel',
      message:
        'This price feed update has a lower verification level than the one requested',
    },
    {
      code: 16004,
      name: 'FeedIdMustBe32Bytes',
      message:
        "Feed id must be 32 Bytes, that's 64 hex characters or 66 with a 0x prefix",
    },
    {
      code: 16005,
      name: 'FeedIdNonHexCharacter',
      message: 'Feed id contains non-hex characters',
    },
  ],
}

/**
 * Reads all errors from the clients that the samples use, in the order of the page. Token-2022's
 * errors come from its crate: the client's enum lacks those beyond the Token program's.
 */
export async function readSources(): Promise<readonly Source[]> {
  return [
    codama('system', 'System', '@solana-program/system', 'SYSTEM'),
    codama('token', 'Token', token, 'TOKEN'),
    {
      ...crate(
        'token-2022',
        'Token-2022',
        'spl-token-2022-interface',
        'TokenError',
      ),
      address: addressOf(token2022, 'TOKEN_2022_PROGRAM_ADDRESS'),
    },
    crate(
      'token-metadata-interface',
      'Token-2022: metadata',
      'spl-token-metadata-interface',
      'TokenMetadataError',
    ),
    codama(
      'associated-token',
      'Associated Token Account',
      token,
      'ASSOCIATED_TOKEN',
    ),
    codama('stake', 'Stake', '@solana-program/stake', 'STAKE'),
    {
      id: 'anchor',
      name: 'Anchor',
      source: versionOf('@anchor-lang/errors'),
      errors: anchorErrors(
        readClientFile('@anchor-lang/errors', 'dist/index.d.ts'),
      ),
    },
    jupiterProgram(),
    anchorProgram(
      'pyth-receiver',
      'Pyth Receiver',
      'rec5EKMGg6MxZYaMdyBfgwp4d5rB9T1VQH5pJv5LtFJ',
      pyth,
      'dist/esm/idl/pyth_solana_receiver.d.ts',
    ),
    anchorProgram(
      'pyth-price-feed',
      'Pyth Price Feed',
      'pythWSnswVUd12oZpeFP8e9CVaEqJg25g1Vtc2biRsT',
      pyth,
      'dist/esm/idl/pyth_push_oracle.d.ts',
    ),
    pythSdk,
    anchorProgram(
      'orao-vrf',
      'ORAO VRF',
      'VRFzZoJdhFWL8rkvu87LpKM3RbcVezpMEc6X5GVDr7y',
      '@orao-network/solana-vrf',
      'dist/types/orao_vrf.json',
    ),
    packedProgram(
      'openbook-v2',
      'OpenBook v2',
      'opnb2LAfJYbRMAHHvqjCwQxanZn7ReEHp1k81EohpZb',
      openBook,
      'dist/types/openbook_v2.d.ts',
    ),
    umi(
      'metaplex-token-metadata',
      'Metaplex Token Metadata',
      '@metaplex-foundation/mpl-token-metadata',
      'MplTokenMetadata',
    ),
    umi(
      'metaplex-core',
      'Metaplex Core',
      '@metaplex-foundation/mpl-core',
      'MplCore',
    ),
    umi(
      'bubblegum',
      'Metaplex Bubblegum',
      '@metaplex-foundation/mpl-bubblegum',
      'MplBubblegum',
    ),
    umi(
      'account-compression',
      'MPL Account Compression',
      '@metaplex-foundation/mpl-account-compression',
      'MplAccountCompression',
    ),
    umi(
      'candy-machine',
      'Core Candy Machine',
      candyMachine,
      'MplCoreCandyMachineCore',
    ),
    umi('candy-guard', 'Core Candy Guard', candyMachine, 'MplCoreCandyGuard'),
    await kit('instruction-error', 'InstructionError', 'INSTRUCTION_ERROR'),
    await kit('transaction-error', 'TransactionError', 'TRANSACTION_ERROR'),
    await kit('json-rpc', 'JSON-RPC', 'JSON_RPC'),
    {
      id: 'kit',
      name: 'Kit',
      client: true,
      source: versionOf('@solana/errors'),
      errors: await kitOwnErrors(),
    },
  ]
}
