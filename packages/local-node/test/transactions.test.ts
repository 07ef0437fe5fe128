import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import {
  type Address,
  appendTransactionMessageInstruction,
  blockhash,
  compressTransactionMessageUsingAddressLookupTables,
  createTransactionMessage,
  generateKeyPairSigner,
  getBase58Decoder,
  getBase64EncodedWireTransaction,
  getSignatureFromTransaction,
  lamports,
  pipe,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
  type TransactionSigner,
} from '@solana/kit'
import { ADDRESS_LOOKUP_TABLE_PROGRAM_ADDRESS } from '@solana-program/address-lookup-table'
import {
  COMPUTE_BUDGET_PROGRAM_ADDRESS,
  getSetComputeUnitLimitInstruction,
  getSetComputeUnitPriceInstruction,
} from '@solana-program/compute-budget'
import {
  getAddMemoInstruction,
  MEMO_PROGRAM_ADDRESS,
} from '@solana-program/memo'
import {
  getAdvanceNonceAccountInstruction,
  getCreateAccountInstruction,
  getInitializeNonceAccountInstruction,
  getNonceSize,
  getTransferSolInstruction,
  SYSTEM_PROGRAM_ADDRESS,
} from '@solana-program/system'
import { TOKEN_PROGRAM_ADDRESS } from '@solana-program/token'
import { sol, startTestNode, type TestNode } from './harness'

let test: TestNode
let payer: TransactionSigner
before(async () => {
  test = await startTestNode()
  // Only the tests make slots: a slot by the clock would change a response.
  test.node.chain.stop()
  payer = await test.fundedSigner(100n * sol)
})
after(() => test.node.close())

const base64 = { encoding: 'base64' }

async function transfer(amount: bigint, source = payer) {
  const { address: destination } = await generateKeyPairSigner()
  return getTransferSolInstruction({
    source,
    destination,
    amount: lamports(amount),
  })
}

describe('sendTransaction', () => {
  it('runs it, charges the fee and stores it', async () => {
    const { transaction, wire } = await test.sign(payer, [await transfer(sol)])
    const before = (await test.rpc.getBalance(payer.address).send()).value
    const { result } = await test.call('sendTransaction', [wire, base64])
    assert.equal(result, getSignatureFromTransaction(transaction))
    const after = (await test.rpc.getBalance(payer.address).send()).value
    assert.equal(before - after, sol + 5000n)
    const statuses = await test.call('getSignatureStatuses', [[result]])
    assert.equal(statuses.result.value[0].confirmationStatus, 'confirmed')
    assert.deepEqual(statuses.result.value[0].status, { Ok: null })
  })

  it('refuses at preflight with -32002, error, logs and units', async () => {
    const { wire } = await test.sign(payer, [await transfer(10_000n * sol)])
    const { error } = await test.call('sendTransaction', [wire, base64])
    assert.equal(error.code, -32002)
    assert.equal(
      error.message,
      'Transaction simulation failed: Error processing Instruction 0: custom program error: 0x1',
    )
    assert.deepEqual(error.data.err, { InstructionError: [0, { Custom: 1 }] })
    assert.equal(error.data.logs.length, 3)
    assert.equal(error.data.unitsConsumed, 150)
    assert.equal(error.data.innerInstructions, null)
  })

  it('without preflight stores and charges the failure', async () => {
    const { wire } = await test.sign(payer, [await transfer(10_000n * sol)])
    const options = { ...base64, skipPreflight: true }
    const { result } = await test.call('sendTransaction', [wire, options])
    const sent = await test.call('getTransaction', [
      result,
      { maxSupportedTransactionVersion: 0 },
    ])
    assert.deepEqual(sent.result.meta.err, {
      InstructionError: [0, { Custom: 1 }],
    })
    assert.equal(sent.result.meta.fee, 5000)
  })

  // SIMD-0191: a block takes what can pay, but names accounts that cannot be loaded.
  it('without preflight charges only the fee where accounts cannot be loaded', async () => {
    const { address: missing } = await generateKeyPairSigner()
    const { address: wallet } = await test.fundedSigner()
    const oneByte = Uint8Array.from([4, 1, 0, 0, 0])
    const cases = [
      ['ProgramAccountNotFound', { programAddress: missing }],
      ['InvalidProgramForExecution', { programAddress: wallet }],
      [
        'MaxLoadedAccountsDataSizeExceeded',
        { programAddress: COMPUTE_BUDGET_PROGRAM_ADDRESS, data: oneByte },
      ],
    ] as const
    const balance = async () =>
      (await test.rpc.getBalance(payer.address).send()).value
    for (const [err, instruction] of cases) {
      const { wire } = await test.sign(payer, [
        await transfer(sol),
        instruction,
      ])
      const before = await balance()
      const options = { ...base64, skipPreflight: true }
      const { result } = await test.call('sendTransaction', [wire, options])
      const sent = await test.call('getTransaction', [
        result,
        { maxSupportedTransactionVersion: 0 },
      ])
      const { meta } = sent.result
      assert.equal(meta.err, err)
      assert.equal(meta.fee, 5000)
      assert.equal(meta.logMessages, null)
      assert.equal(meta.innerInstructions, null)
      assert.equal(meta.preBalances[0] - meta.postBalances[0], 5000)
      assert.equal(before - (await balance()), 5000n)
      const again = await test.call('sendTransaction', [wire, base64])
      assert.equal(again.error.data.err, 'AlreadyProcessed')
    }
  })

  it('without preflight stores nothing of what cannot pay', async () => {
    const poor = await generateKeyPairSigner()
    const { address: programAddress } = await generateKeyPairSigner()
    const { wire } = await test.sign(poor, [{ programAddress }])
    const options = { ...base64, skipPreflight: true }
    const { result } = await test.call('sendTransaction', [wire, options])
    const statuses = await test.call('getSignatureStatuses', [[result]])
    assert.equal(statuses.result.value[0], null)
  })

  it('refuses what has been processed', async () => {
    const { wire } = await test.sign(payer, [await transfer(sol)])
    await test.call('sendTransaction', [wire, base64])
    const { error } = await test.call('sendTransaction', [wire, base64])
    assert.equal(error.data.err, 'AlreadyProcessed')
  })

  it('refuses a wrong signature', async () => {
    const { transaction } = await test.sign(payer, [await transfer(sol)])
    const other = await test.sign(payer, [await transfer(2n * sol)])
    const wire = getBase64EncodedWireTransaction({
      ...transaction,
      signatures: other.transaction.signatures,
    })
    const { error } = await test.call('sendTransaction', [wire, base64])
    // As the test of solana-rpc 4.4.0 has it (rpc.rs, test_rpc_send_transaction_preflight).
    assert.deepEqual(error, {
      code: -32002,
      data: {
        accounts: null,
        err: 'SignatureFailure',
        fee: null,
        innerInstructions: null,
        loadedAccountsDataSize: 0,
        loadedAddresses: null,
        logs: [],
        postBalances: null,
        postTokenBalances: null,
        preBalances: null,
        preTokenBalances: null,
        replacementBlockhash: null,
        returnData: null,
        unitsConsumed: 0,
      },
      message:
        'Transaction simulation failed: Transaction did not pass signature verification',
    })
    // The same of simulateTransaction (test_rpc_simulate_transaction).
    const verify = { ...base64, sigVerify: true }
    const simulated = await test.call('simulateTransaction', [wire, verify])
    const loadedAddresses = { readonly: [], writable: [] }
    assert.deepEqual(simulated.result.value, { ...error.data, loadedAddresses })
  })

  it('refuses a missing signature', async () => {
    const { transaction } = await test.sign(payer, [await transfer(sol)])
    const wire = getBase64EncodedWireTransaction({
      ...transaction,
      signatures: { [payer.address]: null },
    })
    const { error } = await test.call('sendTransaction', [wire, base64])
    assert.equal(error.data.err, 'SignatureFailure')
  })

  it('refuses a payer without an account', async () => {
    const poor = await generateKeyPairSigner()
    const { wire } = await test.sign(poor, [await transfer(1n, poor)])
    const { error } = await test.call('sendTransaction', [wire, base64])
    assert.equal(error.data.err, 'AccountNotFound')
  })

  it('names a missing program', async () => {
    const { address: programAddress } = await generateKeyPairSigner()
    const { wire } = await test.sign(payer, [{ programAddress }])
    const { error } = await test.call('sendTransaction', [wire, base64])
    assert.equal(error.data.err, 'ProgramAccountNotFound')
  })

  // The sizes and words of Agave 4.4 (solana-rpc, decode_and_deserialize).
  it('refuses a transaction above 1,232 bytes by the length of its text', async () => {
    const memo = getAddMemoInstruction({ memo: 'x'.repeat(1200) })
    const { wire } = await test.sign(payer, [memo])
    const { error } = await test.call('sendTransaction', [wire, base64])
    assert.equal(error.code, -32602)
    assert.equal(
      error.message,
      `base64 encoded solana_transaction::versioned::VersionedTransaction too large: ${wire.length} bytes (max: encoded/raw 1644/1232)`,
    )
  })

  it('refuses 1,233 bytes after it has decoded them', async () => {
    const wire = Buffer.alloc(1233, 1).toString('base64')
    const { error } = await test.call('sendTransaction', [wire, base64])
    assert.equal(
      error.message,
      'decoded solana_transaction::versioned::VersionedTransaction too large: 1233 bytes (max: 1232 bytes)',
    )
  })

  it('refuses a transaction of version 1 above 4,096 bytes', async () => {
    const wire = Buffer.alloc(4097, 0x81).toString('base64')
    const { error } = await test.call('sendTransaction', [wire, base64])
    assert.equal(
      error.message,
      'decoded solana_transaction::versioned::VersionedTransaction too large: 4097 bytes (max: 4096 bytes)',
    )
  })

  describe('refuses a lookup table before preflight', () => {
    const noData =
      'invalid transaction: Transaction loads an address table account with invalid data'
    const cases: [what: string, size: bigint | undefined, message: string][] = [
      [
        'that does not exist',
        undefined,
        "invalid transaction: Transaction loads an address table account that doesn't exist",
      ],
      ['without data', 0n, noData],
      ['that is not initialized', 56n, noData],
    ]
    for (const [what, space, message] of cases) {
      it(what, async () => {
        const table = await generateKeyPairSigner()
        if (space !== undefined) {
          const create = getCreateAccountInstruction({
            payer,
            newAccount: table,
            lamports: lamports(test.node.chain.minimumBalance(space)),
            space,
            programAddress: ADDRESS_LOOKUP_TABLE_PROGRAM_ADDRESS,
          })
          const { wire } = await test.sign(payer, [create])
          await test.call('sendTransaction', [wire, base64])
        }
        const instruction = await transfer(sol)
        const addresses = [instruction.accounts[1].address]
        const { value: lifetime } = await test.rpc.getLatestBlockhash().send()
        const transaction = await pipe(
          createTransactionMessage({ version: 0 }),
          (m) => setTransactionMessageFeePayerSigner(payer, m),
          (m) => setTransactionMessageLifetimeUsingBlockhash(lifetime, m),
          (m) => appendTransactionMessageInstruction(instruction, m),
          (m) =>
            compressTransactionMessageUsingAddressLookupTables(m, {
              [table.address]: addresses,
            }),
          (m) => signTransactionMessageWithSigners(m),
        )
        const wire = getBase64EncodedWireTransaction(transaction)
        for (const skipPreflight of [false, true]) {
          const options = { ...base64, skipPreflight }
          const { error } = await test.call('sendTransaction', [wire, options])
          assert.equal(error.code, -32602)
          assert.equal(error.message, message)
        }
      })
    }
  })
})

describe('what no program can read is stored and shown unparsed', () => {
  // Few accounts, unknown data, no data; agave/ compares more of them with Agave's parser.
  const data = Uint8Array.of(2, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0)
  const cases: [what: string, program: Address, data: Uint8Array][] = [
    ['a transfer without accounts', SYSTEM_PROGRAM_ADDRESS, data],
    ['unknown data', SYSTEM_PROGRAM_ADDRESS, Uint8Array.of(99, 0, 0, 0)],
    ['no data', SYSTEM_PROGRAM_ADDRESS, new Uint8Array()],
    ['a transfer of tokens', TOKEN_PROGRAM_ADDRESS, data.subarray(3, 12)],
    ['a memo that is not UTF-8', MEMO_PROGRAM_ADDRESS, Uint8Array.of(0xff)],
  ]
  for (const [what, programAddress, data] of cases) {
    it(what, async () => {
      const sound = await test.sign(payer, [await transfer(sol)])
      const broken = await test.sign(payer, [{ programAddress, data }])
      const [, signature] = await Promise.all(
        [sound, broken].map(async ({ wire }) => {
          const options = { ...base64, skipPreflight: true }
          return (await test.call('sendTransaction', [wire, options])).result
        }),
      )
      const options = {
        encoding: 'jsonParsed',
        maxSupportedTransactionVersion: 0,
      }
      const alone = await test.call('getTransaction', [signature, options])
      const instruction = {
        accounts: [],
        data: getBase58Decoder().decode(data),
        programId: programAddress,
        stackHeight: 1,
      }
      const { transaction, slot } = alone.result
      assert.deepEqual(transaction.message.instructions, [instruction])
      test.node.chain.nextSlot()
      const block = await test.call('getBlock', [slot, options])
      const [first, second] = block.result.transactions.slice(-2)
      const [paid] = first.transaction.message.instructions
      assert.equal(paid.parsed.type, 'transfer')
      assert.deepEqual(second.transaction.message.instructions, [instruction])
    })
  }
})

describe('the lifetime of a transaction', () => {
  it('is refused with an unknown blockhash', async () => {
    const unknown = blockhash(SYSTEM_PROGRAM_ADDRESS)
    const { wire } = await test.sign(payer, [await transfer(1n)], unknown)
    const { error } = await test.call('sendTransaction', [wire, base64])
    assert.equal(error.data.err, 'BlockhashNotFound')
    assert.match(error.message, /Blockhash not found$/)
  })

  it('ends after 150 blocks', async () => {
    const { chain } = test.node
    const instruction = await transfer(sol)
    const { transaction, wire } = await test.sign(payer, [instruction])
    const { lastValidBlockHeight } = transaction.lifetimeConstraint
    const hash = transaction.lifetimeConstraint.blockhash
    while (chain.blockHeight < lastValidBlockHeight) chain.nextSlot()
    const valid = await test.call('isBlockhashValid', [hash])
    assert.equal(valid.result.value, true)
    chain.nextSlot()
    const late = await test.call('isBlockhashValid', [hash])
    assert.equal(late.result.value, false)
    const { error } = await test.call('sendTransaction', [wire, base64])
    assert.equal(error.data.err, 'BlockhashNotFound')
  })

  /** Creates a nonce account of the payer. */
  async function createNonce(signer: TransactionSigner = payer) {
    const nonce = await generateKeyPairSigner()
    const space = BigInt(getNonceSize())
    const balance = test.node.chain.minimumBalance(space)
    const create = await test.sign(payer, [
      getCreateAccountInstruction({
        payer,
        newAccount: nonce,
        lamports: lamports(balance),
        space,
        programAddress: SYSTEM_PROGRAM_ADDRESS,
      }),
      getInitializeNonceAccountInstruction({
        nonceAccount: nonce.address,
        nonceAuthority: payer.address,
      }),
    ])
    await test.call('sendTransaction', [create.wire, base64])
    const stored = async () => {
      const options = { encoding: 'jsonParsed' }
      const { result } = await test.call('getAccountInfo', [
        nonce.address,
        options,
      ])
      return blockhash(result.value.data.parsed.info.blockhash)
    }
    const advance = getAdvanceNonceAccountInstruction({
      nonceAccount: nonce.address,
      nonceAuthority: signer,
    })
    return { advance, stored }
  }

  it('with a durable nonce has no end, and is used up by a failure', async () => {
    const { advance, stored } = await createNonce()
    const { address: programAddress } = await generateKeyPairSigner()
    for (const instruction of [
      await transfer(sol),
      await transfer(10_000n * sol),
      { programAddress },
    ]) {
      const before = await stored()
      const instructions = [advance, instruction]
      const { wire } = await test.sign(payer, instructions, before)
      for (let slot = 0; slot < 200; slot += 1) test.node.chain.nextSlot()
      const options = { ...base64, skipPreflight: true }
      const sent = await test.call('sendTransaction', [wire, options])
      const statuses = await test.call('getSignatureStatuses', [[sent.result]])
      assert.ok(statuses.result.value[0], 'it has been processed')
      assert.notEqual(await stored(), before)
      const again = await test.call('sendTransaction', [wire, base64])
      assert.equal(again.error.code, -32002)
    }
  })

  it('is not a durable nonce without the signature of its authority', async () => {
    const stranger = await test.fundedSigner()
    const { advance, stored } = await createNonce(stranger)
    const before = await stored()
    const { wire } = await test.sign(stranger, [advance], before)
    const options = { ...base64, skipPreflight: true }
    const { result } = await test.call('sendTransaction', [wire, options])
    const statuses = await test.call('getSignatureStatuses', [[result]])
    assert.equal(statuses.result.value[0], null)
    assert.equal(await stored(), before)
  })
})

describe('simulateTransaction', () => {
  it('changes nothing and needs no signature', async () => {
    const { transaction } = await test.sign(payer, [await transfer(sol)])
    const unsigned = getBase64EncodedWireTransaction({
      ...transaction,
      signatures: { [payer.address]: null },
    })
    const before = (await test.rpc.getBalance(payer.address).send()).value
    const { result } = await test.call('simulateTransaction', [
      unsigned,
      base64,
    ])
    assert.equal(result.value.err, null)
    assert.equal(result.value.unitsConsumed, 150)
    assert.equal(result.value.fee, 5000)
    const after = (await test.rpc.getBalance(payer.address).send()).value
    assert.equal(after, before)
    const verify = { ...base64, sigVerify: true }
    const verified = await test.call('simulateTransaction', [unsigned, verify])
    assert.equal(verified.result.value.err, 'SignatureFailure')
  })

  it('replaces the blockhash when asked', async () => {
    const unknown = blockhash(SYSTEM_PROGRAM_ADDRESS)
    const { wire } = await test.sign(payer, [await transfer(1n * sol)], unknown)
    const plain = await test.call('simulateTransaction', [wire, base64])
    assert.equal(plain.result.value.err, 'BlockhashNotFound')
    const options = { ...base64, replaceRecentBlockhash: true }
    const { result } = await test.call('simulateTransaction', [wire, options])
    assert.equal(result.value.err, null)
    assert.ok(result.value.replacementBlockhash.lastValidBlockHeight)
    const both = { ...options, sigVerify: true }
    const { error } = await test.call('simulateTransaction', [wire, both])
    assert.equal(error.code, -32602)
  })

  it('shows the accounts as they would be', async () => {
    const instruction = await transfer(sol)
    const { wire } = await test.sign(payer, [instruction])
    const addresses = [instruction.accounts[1].address]
    const options = { ...base64, accounts: { addresses, encoding: 'base64' } }
    const { result } = await test.call('simulateTransaction', [wire, options])
    assert.equal(result.value.accounts[0].lamports, Number(sol))
  })
})

describe('fees and history', () => {
  it('getFeeForMessage predicts what is charged', async () => {
    for (const instructions of [
      [await transfer(sol)],
      [
        getSetComputeUnitLimitInstruction({ units: 10_000 }),
        getSetComputeUnitPriceInstruction({ microLamports: 123_456n }),
        await transfer(sol),
      ],
      [
        getSetComputeUnitPriceInstruction({ microLamports: 10_000n }),
        getAddMemoInstruction({ memo: 'default limit' }),
      ],
    ]) {
      const { transaction, wire } = await test.sign(payer, instructions)
      const message = Buffer.from(transaction.messageBytes).toString('base64')
      const foretold = await test.call('getFeeForMessage', [message])
      const { result } = await test.call('sendTransaction', [wire, base64])
      const options = { maxSupportedTransactionVersion: 0 }
      const sent = await test.call('getTransaction', [result, options])
      assert.equal(sent.result.meta.fee, foretold.result.value)
      const [before] = sent.result.meta.preBalances
      const [after] = sent.result.meta.postBalances
      assert.ok(before - after >= foretold.result.value)
    }
  })

  it('getFeeForMessage is null for a compute budget that cannot be read', async () => {
    const { transaction } = await test.sign(payer, [
      {
        programAddress: COMPUTE_BUDGET_PROGRAM_ADDRESS,
        data: Uint8Array.of(99),
      },
    ])
    const message = Buffer.from(transaction.messageBytes).toString('base64')
    const { result } = await test.call('getFeeForMessage', [message])
    assert.equal(result.value, null)
  })

  it('getTransaction requires support of the version', async () => {
    const memo = getAddMemoInstruction({ memo: 'Read me' })
    const { wire } = await test.sign(payer, [memo])
    const { result } = await test.call('sendTransaction', [wire, base64])
    const { error } = await test.call('getTransaction', [result])
    assert.equal(error.code, -32015)
    const parsed = await test.call('getTransaction', [
      result,
      { encoding: 'jsonParsed', maxSupportedTransactionVersion: 0 },
    ])
    const [instruction] = parsed.result.transaction.message.instructions
    assert.equal(instruction.parsed, 'Read me')
    assert.equal(parsed.result.version, 0)
    const raw = await test.call('getTransaction', [
      result,
      { encoding: 'base64', maxSupportedTransactionVersion: 0 },
    ])
    assert.equal(raw.result.transaction[0], wire)
  })

  it('getSignaturesForAddress lists the newest first and pages', async () => {
    const author = await test.fundedSigner()
    const sent: string[] = []
    for (const memo of ['one', 'two', 'three']) {
      const { wire } = await test.sign(author, [
        getAddMemoInstruction({ memo }),
      ])
      sent.unshift((await test.call('sendTransaction', [wire, base64])).result)
    }
    const list = async (options: object) => {
      const params = [author.address, options]
      const { result } = await test.call('getSignaturesForAddress', params)
      return result.map((item: { signature: string }) => item.signature)
    }
    assert.deepEqual((await list({})).slice(0, 3), sent)
    assert.deepEqual(await list({ limit: 1, before: sent[0] }), [sent[1]])
    assert.deepEqual(await list({ until: sent[1] }), [sent[0]])
    const { result } = await test.call('getSignaturesForAddress', [
      author.address,
      { limit: 1 },
    ])
    assert.equal(result[0].memo, '[5] three')
  })

  it('getSignaturesForAddress refuses a signature that nobody has sent', async () => {
    // solana-rpc 4.4.0 (rpc.rs, get_signatures_for_address), of a node without long-term storage.
    const signature = getBase58Decoder().decode(new Uint8Array(64).fill(7))
    for (const name of ['before', 'until']) {
      const params = [payer.address, { [name]: signature }]
      const { error } = await test.call('getSignaturesForAddress', params)
      assert.equal(error.code, -32020)
      assert.equal(error.message, `Transaction ${signature} not found`)
    }
  })

  it('getSignaturesForAddress begins at a signature of another address', async () => {
    const [first, second] = [
      await test.fundedSigner(),
      await test.fundedSigner(),
    ]
    const airdrop = await test.call('getSignaturesForAddress', [second.address])
    const before = airdrop.result[0].signature
    const list = (options: object) =>
      test.call('getSignaturesForAddress', [first.address, options])
    assert.equal((await list({ before })).result.length, 1)
    assert.equal((await list({ until: before })).result.length, 0)
  })

  it('blocks older than 512 slots are dropped, with an error that says so', async () => {
    while (test.node.chain.slot < 600n) test.node.chain.nextSlot()
    const { result: oldest } = await test.call('getFirstAvailableBlock')
    assert.equal(oldest, Number(test.node.chain.slot) - 512)
    assert.ok((await test.call('getBlock', [oldest])).result)
    const { error } = await test.call('getBlock', [oldest - 1])
    // RpcCustomError::BlockCleanedUp of solana-rpc-client-api 4.4.0.
    assert.equal(error.code, -32001)
    assert.equal(
      error.message,
      `Block ${oldest - 1} cleaned up, does not exist on node. First available block: ${oldest}`,
    )
    const blocks = await test.call('getBlocks', [0, oldest + 1])
    assert.deepEqual(blocks.result, [oldest, oldest + 1])
    const limited = await test.call('getBlocksWithLimit', [0, 2])
    assert.deepEqual(limited.result, blocks.result)
  })

  it('two equal airdrops are two transactions', async () => {
    const { address } = await generateKeyPairSigner()
    await Promise.all([
      test.call('requestAirdrop', [address, Number(sol)]),
      test.call('requestAirdrop', [address, Number(sol)]),
    ])
    const { value } = await test.rpc.getBalance(address).send()
    assert.equal(value, 2n * sol)
  })
})
