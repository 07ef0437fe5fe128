import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'

/** The folders of our MDX plugins (next.config.mjs), and the file with the versions of theirs. */
const folders = ['lib/site/mdx', 'lib/site/code']
const versions = 'package-lock.json'

/**
 * Removes what Next keeps of earlier builds if the MDX plugins have changed since. Next knows
 * compiled pages again by their text and settings, and does not read the plugins.
 *
 * @param root the project's folder
 */
export function removeOutdatedCache(root = '.'): void {
  const cache = join(root, '.next/cache')
  const note = join(cache, 'mdx-plugins')
  const digest = digestOfPlugins(root)
  if (existsSync(note) && readFileSync(note, 'utf8') === digest) return
  rmSync(cache, { recursive: true, force: true })
  mkdirSync(cache, { recursive: true })
  writeFileSync(note, digest)
}

function digestOfPlugins(root: string): string {
  const plugins = folders.flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith('.mjs'))
      .map((name) => `${folder}/${name}`),
  )
  const hash = createHash('sha256')
  for (const file of [...plugins.sort(), versions])
    hash.update(file).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}
