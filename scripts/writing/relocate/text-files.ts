import { readdirSync } from 'node:fs'
import { join, sep } from 'node:path'

/** Folders that commands write and nobody edits. */
const made =
  /^(node_modules|target|\.git|\.next|\.cache|\.venv|__pycache__|out|deploy|coverage|test-results|playwright-report)$/
const text = /\.(mdx?|json|[mc]?[jt]sx?|ya?ml|rs|py|sh|toml)$|^CODEOWNERS$/
/** Lists of packages: no page is named there. */
const locks = /^package-lock\.json$/

/** The paths of all text files of the project, in order, without what commands write. */
export function textFiles(root: string, folder = ''): readonly string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory())
        return made.test(entry.name) ? [] : textFiles(root, path)
      const isText = text.test(entry.name) && !locks.test(entry.name)
      return entry.isFile() && isText ? path.split(sep).join('/') : []
    })
    .sort()
}
