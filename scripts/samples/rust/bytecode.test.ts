/** @jest-environment node */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { testFolder } from '@/lib/site/test-folder'
import { bytecodeOf } from './bytecode'

// printf 'fn main() {}' | sha256sum
const digest =
  'ef32637cb9c3ec2e3968c9cbdf26a5e9c172be94f88af533e14bd43f892d5297'

describe('bytecodeOf', () => {
  let samples: string
  beforeEach(() => {
    samples = testFolder()
    mkdirSync(join(samples, 'bytecode'), { recursive: true })
  })

  const write = (name: string, text: string) =>
    writeFileSync(join(samples, 'bytecode', name), text)

  it('is there for the source that it was built from, and for no other', () => {
    write('hello.so', '')
    write('hello.source', `${digest}\n`)
    const folder = join(samples, 'bytecode')
    expect(bytecodeOf('hello', 'fn main() {}', samples)).toBe(folder)
    expect(bytecodeOf('hello', 'fn main() { }', samples)).toBeNull()
  })

  it('is not there without the program', () => {
    write('hello.source', `${digest}\n`)
    expect(bytecodeOf('hello', 'fn main() {}', samples)).toBeNull()
  })
})
