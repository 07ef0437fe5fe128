import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import {
  type Address,
  address,
  generateKeyPairSigner,
  getAddressEncoder,
  getProgramDerivedAddress,
  type Instruction,
  lamports,
  none,
  type TransactionSigner,
} from '@solana/kit'
import { Connection, PublicKey } from '@solana/web3.js'
import {
  ADDRESS_LOOKUP_TABLE_PROGRAM_ADDRESS,
  fetchAddressLookupTable,
  findAddressLookupTablePda,
  getCreateLookupTableInstructionAsync,
  getExtendLookupTableInstruction,
} from '@solana-program/address-lookup-table'
import { LOADER_V3_PROGRAM_ADDRESS } from '@solana-program/loader-v3'
import {
  getDeactivateInstruction,
  getDelegateStakeInstruction,
  getInitializeInstruction,
  getWithdrawInstruction,
  STAKE_PROGRAM_ADDRESS,
} from '@solana-program/stake'
import {
  getCreateAccountInstruction,
  SYSTEM_PROGRAM_ADDRESS,
} from '@solana-program/system'
import {
  findAssociatedTokenPda,
  getApproveInstruction,
  getCreateAssociatedTokenInstructionAsync,
  getInitializeMint2Instruction,
  getMintSize,
  getMintToInstruction,
  TOKEN_PROGRAM_ADDRESS,
} from '@solana-program/token'
import {
  extension,
  getInitializeMintInstruction,
  getInitializeTokenMetadataInstruction,
  getMintSize as getMint2022Size,
  getPreInitializeInstructionsForMintExtensions,
  TOKEN_2022_PROGRAM_ADDRESS,
} from '@solana-program/token-2022'
import { deployedPrograms } from '../src/deployed'
import list from '../src/deployed/programs.json' with { type: 'json' }
import { sol, startTestNode, type TestNode } from './harness'

const stakeSize = 200
const parsed = { encoding: 'jsonParsed' }

let test: TestNode
let payer: TransactionSigner
before(async () => {
  test = await startTestNode()
  payer = await test.fundedSigner(100n * sol)
})
after(() => test.node.close())

async function send(instructions: readonly Instruction[]) {
  const { wire } = await test.sign(payer, instructions)
  const answer = await test.call('sendTransaction', [
    wire,
    { encoding: 'base64' },
  ])
  assert.ok(answer.result, JSON.stringify(answer.error))
}

async function readParsed(address: Address) {
  const { result } = await test.call('getAccountInfo', [address, parsed])
  return result.value.data
}

async function create(size: number, owner: Address, funded = size) {
  const newAccount = await generateKeyPairSigner()
  const instruction = getCreateAccountInstruction({
    payer,
    newAccount,
    lamports: lamports(test.node.chain.minimumBalance(BigInt(funded))),
    space: size,
    programAddress: owner,
  })
  return { address: newAccount.address, instruction }
}

describe('tokens', () => {
  let mint: Address
  let account: Address
  let delegate: Address
  before(async () => {
    const created = await create(getMintSize(), TOKEN_PROGRAM_ADDRESS)
    mint = created.address
    delegate = (await generateKeyPairSigner()).address
    const seeds = { mint, owner: payer.address }
    const tokenProgram = TOKEN_PROGRAM_ADDRESS
    const [token] = await findAssociatedTokenPda({ ...seeds, tokenProgram })
    account = token
    const mintAuthority = payer.address
    await send([
      created.instruction,
      getInitializeMint2Instruction({ mint, decimals: 2, mintAuthority }),
      await getCreateAssociatedTokenInstructionAsync({ ...seeds, payer }),
      getMintToInstruction({ mint, token, mintAuthority: payer, amount: 150 }),
      getApproveInstruction({
        source: token,
        delegate,
        owner: payer,
        amount: 50,
      }),
    ])
  })

  const amount = {
    amount: '150',
    decimals: 2,
    uiAmount: 1.5,
    uiAmountString: '1.5',
  }

  it('balance, supply and largest accounts agree', async () => {
    const balance = await test.call('getTokenAccountBalance', [account])
    assert.deepEqual(balance.result.value, amount)
    const supply = await test.call('getTokenSupply', [mint])
    assert.deepEqual(supply.result.value, amount)
    const largest = await test.call('getTokenLargestAccounts', [mint])
    assert.deepEqual(largest.result.value, [{ address: account, ...amount }])
  })

  it('accounts are found by owner and delegate, mint and program', async () => {
    for (const [method, by] of [
      ['getTokenAccountsByOwner', payer.address],
      ['getTokenAccountsByDelegate', delegate],
    ]) {
      for (const filter of [{ mint }, { programId: TOKEN_PROGRAM_ADDRESS }]) {
        const { result } = await test.call(`${method}`, [by, filter, parsed])
        assert.equal(result.value[0].pubkey, account)
        const { info } = result.value[0].account.data.parsed
        assert.deepEqual(info.tokenAmount, amount)
        assert.equal(info.delegatedAmount.uiAmountString, '0.5')
      }
    }
  })

  it('program accounts are filtered by size and bytes', async () => {
    const filters = [
      { dataSize: 165 },
      { memcmp: { offset: 0, bytes: mint, encoding: 'base58' } },
    ]
    const slice = { dataSlice: { offset: 64, length: 8 }, encoding: 'base64' }
    const { result } = await test.call('getProgramAccounts', [
      TOKEN_PROGRAM_ADDRESS,
      { filters, ...slice },
    ])
    assert.equal(result.length, 1)
    const data = Buffer.from(result[0].account.data[0], 'base64')
    assert.equal(data.readBigUInt64LE(), 150n)
  })

  it('program accounts are filtered by their state, which mints lack', async () => {
    const { result } = await test.call('getProgramAccounts', [
      TOKEN_PROGRAM_ADDRESS,
      { filters: ['tokenAccountState'], encoding: 'base64' },
    ])
    const addresses = result.map(({ pubkey }: { pubkey: Address }) => pubkey)
    assert.deepEqual(addresses, [account])
  })

  it('web3.js reads them parsed', async () => {
    const connection = new Connection(test.url, 'confirmed')
    const { value } = await connection.getParsedTokenAccountsByOwner(
      new PublicKey(payer.address),
      { mint: new PublicKey(mint) },
    )
    assert.equal(value.length, 1)
    assert.equal(value[0]?.account.data.parsed.info.mint, mint)
  })

  it('Token-2022 mints show their extensions', async () => {
    const authority = payer.address
    const metadata = {
      updateAuthority: authority,
      name: 'Cookbook',
      symbol: 'BOOK',
      uri: 'https://example.com/book.json',
      additionalMetadata: new Map<string, string>(),
    }
    const pointer = (metadataAddress: Address) =>
      extension('MetadataPointer', { authority, metadataAddress })
    const size = getMint2022Size([pointer(authority)])
    const full = getMint2022Size([
      pointer(authority),
      extension('TokenMetadata', { ...metadata, mint: authority }),
    ])
    const created = await create(size, TOKEN_2022_PROGRAM_ADDRESS, full)
    await send([
      created.instruction,
      ...getPreInitializeInstructionsForMintExtensions(created.address, [
        pointer(created.address),
      ]),
      getInitializeMintInstruction({
        mint: created.address,
        decimals: 0,
        mintAuthority: authority,
        freezeAuthority: none(),
      }),
      getInitializeTokenMetadataInstruction({
        metadata: created.address,
        updateAuthority: authority,
        mint: created.address,
        mintAuthority: payer,
        name: metadata.name,
        symbol: metadata.symbol,
        uri: metadata.uri,
      }),
    ])
    const { program, parsed: data } = await readParsed(created.address)
    assert.equal(program, 'spl-token-2022')
    const [first, second] = data.info.extensions
    assert.equal(first.extension, 'metadataPointer')
    assert.deepEqual(first.state, {
      authority,
      metadataAddress: created.address,
    })
    assert.equal(second.extension, 'tokenMetadata')
    assert.equal(second.state.name, 'Cookbook')
    assert.deepEqual(second.state.additionalMetadata, [])
  })
})

describe('an account that its program cannot read is returned unparsed', () => {
  // As the parsers of solana-account-decoder 4.4.0: their error leads to base64.
  const cases: [what: string, owner: Address, size: number][] = [
    ['stake of 3 bytes', STAKE_PROGRAM_ADDRESS, 3],
    ['a table of 3 bytes', ADDRESS_LOOKUP_TABLE_PROGRAM_ADDRESS, 3],
    ['a program of 0 bytes', LOADER_V3_PROGRAM_ADDRESS, 0],
    ['an account of the size of a nonce', SYSTEM_PROGRAM_ADDRESS, 80],
    ['a mint without state', TOKEN_PROGRAM_ADDRESS, 82],
  ]
  for (const [what, owner, size] of cases) {
    it(what, async () => {
      const { address, instruction } = await create(size, owner)
      await send([instruction])
      const data = Buffer.alloc(size).toString('base64')
      assert.deepEqual(await readParsed(address), [data, 'base64'])
    })
  }

  it('a lookup table without state has a type', async () => {
    const owner = ADDRESS_LOOKUP_TABLE_PROGRAM_ADDRESS
    const { address, instruction } = await create(60, owner)
    await send([instruction])
    const data = await readParsed(address)
    assert.deepEqual(data.parsed, { type: 'uninitialized' })
  })
})

it('a lookup table accepts a confirmed slot and is read parsed', async () => {
  const recentSlot = await test.rpc.getSlot({ commitment: 'confirmed' }).send()
  const authority = payer.address
  const [address] = await findAddressLookupTablePda({ authority, recentSlot })
  await send([
    await getCreateLookupTableInstructionAsync({
      authority,
      payer,
      recentSlot,
    }),
    getExtendLookupTableInstruction({
      address,
      authority: payer,
      payer,
      addresses: [SYSTEM_PROGRAM_ADDRESS, TOKEN_PROGRAM_ADDRESS],
    }),
  ])
  const { program, parsed: data } = await readParsed(address)
  assert.equal(program, 'address-lookup-table')
  assert.equal(data.type, 'lookupTable')
  assert.equal(data.info.authority, authority)
  const table = await fetchAddressLookupTable(test.rpc, address)
  assert.deepEqual(data.info.addresses, table.data.addresses)
})

it('stake is delegated to the validator, deactivated and withdrawn', async () => {
  const stakeAccount = await generateKeyPairSigner()
  const { result: votes } = await test.call('getVoteAccounts')
  const vote: Address = votes.current[0].votePubkey
  const { result: minimum } = await test.call('getStakeMinimumDelegation')
  const reserve = test.node.chain.minimumBalance(BigInt(stakeSize))
  const amount = reserve + BigInt(minimum.value) + sol
  const stake = stakeAccount.address
  await send([
    getCreateAccountInstruction({
      payer,
      newAccount: stakeAccount,
      lamports: lamports(amount),
      space: stakeSize,
      programAddress: STAKE_PROGRAM_ADDRESS,
    }),
    getInitializeInstruction({
      stake,
      arg0: { staker: payer.address, withdrawer: payer.address },
      arg1: { unixTimestamp: 0, epoch: 0, custodian: SYSTEM_PROGRAM_ADDRESS },
    }),
    getDelegateStakeInstruction({ stake, vote, stakeAuthority: payer }),
  ])
  const { program, parsed: data } = await readParsed(stake)
  assert.equal(program, 'stake')
  assert.equal(data.type, 'delegated')
  assert.equal(data.info.stake.delegation.voter, vote)
  await send([getDeactivateInstruction({ stake, stakeAuthority: payer })])
  await send([
    getWithdrawInstruction({
      stake,
      recipient: payer.address,
      withdrawAuthority: payer,
      args: amount,
    }),
  ])
  const { result } = await test.call('getAccountInfo', [stake])
  assert.equal(result.value, null)
})

for (const { address: program, file, loader, sha256 } of list)
  it(`${file} is at its address`, async () => {
    const bytes = deployedPrograms().find((it) => it.address === program)?.bytes
    assert.ok(bytes)
    assert.equal(createHash('sha256').update(bytes).digest('hex'), sha256)
    const { getAccount } = test.node.chain
    const account = getAccount(address(program))
    assert.ok(account.exists)
    assert.equal(account.programAddress, loader)
    if (loader !== LOADER_V3_PROGRAM_ADDRESS)
      return assert.deepEqual(account.data, Uint8Array.from(bytes))
    const [programData] = await getProgramDerivedAddress({
      programAddress: LOADER_V3_PROGRAM_ADDRESS,
      seeds: [getAddressEncoder().encode(address(program))],
    })
    const code = getAccount(programData)
    assert.ok(code.exists)
    const header = 45
    assert.deepEqual(code.data.slice(header), Uint8Array.from(bytes))
  })
