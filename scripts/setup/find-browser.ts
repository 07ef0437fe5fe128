import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

/** A headless shell, which starts contexts faster, and what readers have. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]

const usualPlaces: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  linux: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/lib/chromium/chromium',
    '/opt/google/chrome/chrome',
    '/snap/bin/chromium',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  ],
}

interface Machine {
  readonly platform: NodeJS.Platform
  readonly env: Readonly<Record<string, string | undefined>>
  readonly runs: (path: string) => boolean
}

const thisMachine: Machine = {
  platform: process.platform,
  env: process.env,
  runs: isBrowser,
}

/**
 * Paths of a possible Chromium or Chrome: CHROME_PATH, PATH, the platform's usual places,
 * Playwright's download.
 */
export function browserCandidates({ platform, env }: Machine): string[] {
  const ending = platform === 'win32' ? '.exe' : ''
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean)
  return [
    ...(env.CHROME_PATH ? [env.CHROME_PATH] : []),
    ...names.flatMap((name) =>
      folders.map((folder) => join(folder, name + ending)),
    ),
    ...(usualPlaces[platform] ?? []),
    chromium.executablePath(),
  ]
}

/** The path of the first Chromium or Chrome that starts. */
export const findBrowser = (machine = thisMachine): string | undefined =>
  browserCandidates(machine).find(machine.runs)

/** True for a browser that prints its version: Ubuntu's `chromium-browser` can be a mere stub. */
function isBrowser(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
  } catch {
    return false
  }
  if (process.platform === 'win32') return true
  const { status } = spawnSync(path, ['--version'], { timeout: 20_000 })
  return status === 0
}
