import { cpSync, existsSync, mkdirSync, readdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Moves an export to its base path: with `/cookbook`, the pages of `out/` go to `out/cookbook/`, so
 * that a host can serve `out/` at `/`. Unknown addresses outside get the same 404.html.
 *
 * @param root the export
 * @param base path of the site, `''` or `/cookbook`
 */
export function moveBelow(root: string, base: string): void {
  if (!base) return
  const names = readdirSync(root)
  const target = join(root, base)
  mkdirSync(`${root}.moving`)
  for (const name of names)
    renameSync(join(root, name), join(`${root}.moving`, name))
  mkdirSync(join(target, '..'), { recursive: true })
  renameSync(`${root}.moving`, target)
  const missing = join(target, '404.html')
  if (existsSync(missing)) cpSync(missing, join(root, '404.html'))
}
