/** @jest-environment node */
import { join } from 'node:path'
import { readMessages, targetDirectory } from './build'

describe('targetDirectory', () => {
  it.each([
    [{ CARGO_TARGET_DIR: '/t' }, '/t'],
    [{ XDG_CACHE_HOME: '/c' }, join('/c', 'solana-cookbook', 'target')],
  ])('of %o is %s', (env, expected) => {
    expect(targetDirectory({ NODE_ENV: 'test', ...env })).toBe(expected)
  })
})

it('reads what was built and what was wrong', () => {
  const target = (path: string) => ({ kind: ['bin'], src_path: path })
  const error = (path: string, rendered: string, level = 'error') => ({
    reason: 'compiler-message',
    target: target(path),
    message: { level, rendered },
  })
  const messages = [
    {
      reason: 'compiler-artifact',
      target: target('/s/rust-clients/../a/b/c.rs'),
      executable: '/t/a--b--c',
    },
    {
      reason: 'compiler-artifact',
      target: target('/s/l.rs'),
      executable: null,
    },
    { reason: 'build-script-executed', package_id: 'x' },
    error('/s/w.rs', 'unused\n', 'warning'),
    error('/s/e.rs', 'one\n'),
    error('/s/e.rs', 'two\n'),
    { reason: 'build-finished', success: false },
  ]
  const lines = messages.map((message) => JSON.stringify(message))
  const { executables, errors } = readMessages(lines.join('\n'))
  expect([...executables]).toEqual([['/s/a/b/c.rs', '/t/a--b--c']])
  expect([...errors]).toEqual([['/s/e.rs', 'one\ntwo\n']])
})
