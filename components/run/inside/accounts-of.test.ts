/** @jest-environment node */
import type {
  RanAccount,
  RanTransaction,
} from '@/packages/program-runner/src/protocol/events'
import { accountsOf } from './accounts-of'

const account = (lamports: string): RanAccount => ({
  owner: '11111111111111111111111111111111',
  lamports,
  executable: false,
  space: 0,
  data: '',
})

const transaction = (
  accounts: RanTransaction['accounts'],
  simulated = false,
): RanTransaction => ({
  signature: 's',
  simulated,
  slot: 1,
  fee: 5000,
  units: 150,
  logs: [],
  instructions: [],
  accounts,
})

test('each account is listed once, with its first and its last state', () => {
  const first = transaction([
    { address: 'payer', before: account('9'), after: account('5') },
    { address: 'new', after: account('4') },
  ])
  const second = transaction([
    { address: 'payer', before: account('5'), after: account('3') },
    { address: 'new', before: account('4') },
  ])
  expect(accountsOf([first, second])).toEqual([
    { address: 'payer', before: account('9'), after: account('3') },
    { address: 'new', before: undefined, after: undefined },
  ])
})
