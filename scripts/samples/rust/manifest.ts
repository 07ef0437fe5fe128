import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const divider = '# One for each Rust client, written by `npm run samples`.\n'

export function binaryOf(file: string): string {
  return file.replace(/\.rs$/, '').replaceAll('/', '--')
}

/**
 * The manifest of samples/rust-clients with a `[[bin]]` for each of the files (paths below
 * samples/), in order. The lines above the divider stay.
 */
export function manifestWith(manifest: string, files: readonly string[]) {
  const [head = ''] = manifest.split(divider)
  const binaries = [...files].sort().map(
    (file) => `[[bin]]
name = "${binaryOf(file)}"
path = "../${file}"
test = false
`,
  )
  return head + divider + binaries.join('\n')
}

/** Rewrites the manifest of samples/rust-clients if a client was added or removed. */
export function updateManifest(samples: string, files: readonly string[]) {
  const path = join(samples, 'rust-clients', 'Cargo.toml')
  const before = readFileSync(path, 'utf8')
  const after = manifestWith(before, files)
  if (after !== before) writeFileSync(path, after)
}
