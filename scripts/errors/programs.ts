import { lockedVersion, readCrateFile } from './crates'
import {
  type ClientError,
  clients,
  pascalCase,
  readClientFile,
  versionOf,
} from './error-enum'
import { codamaErrors, umiErrors } from './generated-client'
import { kitErrors } from './runtime'
import { anchorErrors, rustErrors } from './source-text'

/** A program, or a part of the runtime, whose errors are listed. */
export interface Source {
  /** The beginning of the anchors of its errors: `token` of `token-0x1`. */
  readonly id: string
  readonly name: string
  /** The program's address; undefined for a framework, an interface and the runtime. */
  readonly address?: string
  /** The package or crate that the errors come from, with its version. */
  readonly source: string
  /** Undefined where the source is a crate that cargo has not fetched. */
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
const candyMachine = '@metaplex-foundation/mpl-core-candy-machine'

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
  ]
}
