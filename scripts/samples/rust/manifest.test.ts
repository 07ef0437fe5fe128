/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { manifestWith } from './manifest'
import { clientsIn } from './rust'

describe('manifestWith', () => {
  it('lists the clients in order and keeps what stands above', () => {
    const head = '[package]\nname = "rust-clients"\n\n'
    const once = manifestWith(head, ['b/c/d-e.rs', 'a/b/c.rs'])
    expect(
      once,
    ).toBe(`${head}# One for each Rust client, written by \`npm run samples\`.
[[bin]]
name = "a--b--c"
path = "../a/b/c.rs"
test = false

[[bin]]
name = "b--c--d-e"
path = "../b/c/d-e.rs"
test = false
`)
    expect(manifestWith(once, ['a/b/c.rs', 'b/c/d-e.rs'])).toBe(once)
  })

  it('is what samples/rust-clients has', async () => {
    const manifest = readFileSync('samples/rust-clients/Cargo.toml', 'utf8')
    expect(manifestWith(manifest, await clientsIn('samples'))).toBe(manifest)
  })
})
