import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { installPackages } from './apt'

/** The programs that run Safari's engine: WebKitGTK's driver, and the window that it opens. */
interface WebKitPrograms {
  readonly driver: string
  readonly browser: string
}

/**
 * The programs of Safari's engine, installed from Debian's packages where they are missing.
 * Playwright's own WebKit is another build, which the system's engine cannot replace.
 *
 * @throws when they cannot be installed
 */
export async function installWebKit(): Promise<WebKitPrograms> {
  const installed = find()
  if (installed) return installed
  await installPackages('webkit2gtk-driver', 'xvfb')
  const now = find()
  if (!now) throw new Error('WebKit was installed but is not found.')
  return now
}

function find(): WebKitPrograms | undefined {
  const has = (program: string) => spawnSync('which', [program]).status === 0
  const browser = libraryFolders()
    .map((folder) => join(folder, 'MiniBrowser'))
    .find(existsSync)
  if (!browser || !has('WebKitWebDriver') || !has('Xvfb')) return undefined
  return { driver: 'WebKitWebDriver', browser }
}

/** The folders of WebKitGTK's parts on Debian: `/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1`. */
function libraryFolders(): readonly string[] {
  const root = '/usr/lib'
  if (!existsSync(root)) return []
  return readdirSync(root)
    .filter((name) => name.includes('-linux-'))
    .flatMap((name) =>
      readdirSync(join(root, name))
        .filter((each) => each.startsWith('webkit2gtk-'))
        .map((each) => join(root, name, each)),
    )
}
