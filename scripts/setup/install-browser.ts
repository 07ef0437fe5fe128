import { runProgram, runTool } from '../process/tool'
import { findBrowser } from './find-browser'

type Step = readonly [program: string, ...args: string[]]

const apt = (name: string): Step => [
  'apt-get',
  'install',
  '-y',
  '--no-install-recommends',
  name,
]

/** Installers in the order of the attempts. Debian has a headless shell; Ubuntu does not. */
const systemInstallers: readonly (readonly Step[])[] = [
  [['apt-get', 'update'], apt('chromium-headless-shell')],
  [apt('chromium')],
  [['dnf', 'install', '-y', 'chromium']],
  [['pacman', '-Sy', '--noconfirm', 'chromium']],
  [['apk', 'add', 'chromium']],
  [['zypper', '--non-interactive', 'install', 'chromium']],
  [['brew', 'install', '--cask', 'chromium']],
]

export interface Installer {
  readonly find: () => string | undefined
  readonly download: () => Promise<void>
  readonly run: (program: string, args: readonly string[]) => Promise<void>
  readonly isRoot: boolean
}

const thisMachine: Installer = {
  find: () => findBrowser(),
  download: () => runTool('playwright', ['install', 'chromium']),
  run: runProgram,
  isRoot: process.getuid?.() === 0,
}

/**
 * The path of a Chromium or Chrome that starts: an installed one, Playwright's download, or one
 * from the system's package manager.
 *
 * @throws with the cure when none of them gives a browser
 */
export async function installBrowser(
  installer: Installer = thisMachine,
): Promise<string> {
  const { find, download, run, isRoot } = installer
  const installed = find()
  if (installed) return installed

  await attempt(download)
  const downloaded = find()
  if (downloaded) return downloaded

  for (const steps of systemInstallers) {
    const done = await attempt(async () => {
      for (const step of steps) {
        const asRoot = isRoot || step[0] === 'brew' ? [] : ['sudo', '-n']
        const [program = '', ...args] = [...asRoot, ...step]
        await run(program, args)
      }
    })
    const browser = done ? find() : undefined
    if (browser) return browser
  }
  throw new Error(
    'The browser tests need Chromium or Chrome, and it could not be ' +
      'installed. Install one, or name its program in CHROME_PATH.',
  )
}

async function attempt(job: () => Promise<void>): Promise<boolean> {
  try {
    await job()
    return true
  } catch (error) {
    console.log(error instanceof Error ? error.message : error)
    return false
  }
}
