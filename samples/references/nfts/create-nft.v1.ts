import {
  AuthorityType,
  createAssociatedTokenAccountInstruction,
  createInitializeMetadataPointerInstruction,
  createInitializeMint2Instruction,
  createMintToInstruction,
  createSetAuthorityInstruction,
  ExtensionType,
  getAssociatedTokenAddressSync,
  getMint,
  getMintLen,
  getTokenMetadata,
  TOKEN_2022_PROGRAM_ID,
  tokenMetadataInitializeWithRentTransfer,
} from '@solana/spl-token'
import {
  Connection,
  Keypair,
  LAMPORTS_PER_SOL,
  SystemProgram,
  sendAndConfirmTransaction,
  Transaction,
} from '@solana/web3.js'

const connection = new Connection('http://127.0.0.1:8899', 'confirmed')
const payer = Keypair.generate()
const latest = await connection.getLatestBlockhash()
const signature = await connection.requestAirdrop(
  payer.publicKey,
  LAMPORTS_PER_SOL,
)
await connection.confirmTransaction({ signature, ...latest })

// #region preview
const mint = Keypair.generate()
const space = getMintLen([ExtensionType.MetadataPointer])
const program = TOKEN_2022_PROGRAM_ID
const createMint = new Transaction().add(
  SystemProgram.createAccount({
    fromPubkey: payer.publicKey,
    newAccountPubkey: mint.publicKey,
    lamports: await connection.getMinimumBalanceForRentExemption(space),
    space,
    programId: program,
  }),
  createInitializeMetadataPointerInstruction(
    mint.publicKey,
    payer.publicKey,
    mint.publicKey,
    program,
  ),
  createInitializeMint2Instruction(
    mint.publicKey,
    0,
    payer.publicKey,
    null,
    program,
  ),
)
await sendAndConfirmTransaction(connection, createMint, [payer, mint])

// Asks what the metadata adds to the deposit, and pays it.
await tokenMetadataInitializeWithRentTransfer(
  connection,
  payer,
  mint.publicKey,
  payer.publicKey,
  payer,
  'Cookbook #1',
  'COOK',
  'https://example.com/1.json',
)

const token = getAssociatedTokenAddressSync(
  mint.publicKey,
  payer.publicKey,
  false,
  program,
)
const mintOne = new Transaction().add(
  createAssociatedTokenAccountInstruction(
    payer.publicKey,
    token,
    payer.publicKey,
    mint.publicKey,
    program,
  ),
  createMintToInstruction(
    mint.publicKey,
    token,
    payer.publicKey,
    1,
    [],
    program,
  ),
  createSetAuthorityInstruction(
    mint.publicKey,
    payer.publicKey,
    AuthorityType.MintTokens,
    null,
    [],
    program,
  ),
)
await sendAndConfirmTransaction(connection, mintOne, [payer])
// #endregion

const found = await getMint(connection, mint.publicKey, 'confirmed', program)
const metadata = await getTokenMetadata(connection, mint.publicKey)
console.log('Name:          ', metadata?.name)
console.log('Supply:        ', found.supply)
console.log('Mint authority:', found.mintAuthority)
