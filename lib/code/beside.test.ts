/** @jest-environment node */
import { filesBeside } from './beside'

test('a program that a sample deploys is a download, with its hash and source', () => {
  const [file, ...others] = filesBeside('guides/account-maps/use-map.ts')
  expect(others).toEqual([])
  expect(file).toEqual({
    name: 'highscores.so',
    href: expect.stringMatching(/\/downloads\/highscores\.so$/),
    built: {
      digest: expect.stringMatching(/^[0-9a-f]{64}$/),
      source: expect.stringMatching(/\/programs\/highscores\/src\/lib\.rs$/),
    },
  })
})

test('a sample that another imports is named with its source', () => {
  expect(
    filesBeside('references/keypairs-and-wallets/wallet-rejected.ts'),
  ).toEqual([
    {
      name: 'test-wallet.ts',
      href: expect.stringMatching(/\/test-wallet\.ts$/),
    },
  ])
})

test.each(['home/send-first-transaction.ts', 'programs/hello/src/lib.rs'])(
  '%s needs no files beside it',
  (file) => expect(filesBeside(file)).toEqual([]),
)
