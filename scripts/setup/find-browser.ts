import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

const names = [
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
 * Lists where a Chromium or Chrome may be, the reader's own choice first:
 * CHROME_PATH, PATH, the platform's usual places, Playwright's download.
 */
export function browserCandidates({ platform, env }: Machine): string[] {
  const ending = platform === 'win32' ? '.exe' : ''
  const onPath = (env.PATH ?? '')
    .split(delimiter)
    .filter(Boolean)
    .flatMap((folder) => names.map((name) => join(folder, name + ending)))
  return [
    ...(env.CHROME_PATH ? [env.CHROME_PATH] : []),
    ...onPath,
    ...(usualPlaces[platform] ?? []),
    chromium.executablePath(),
  ]
}

/** Finds the first Chromium or Chrome that starts. */
export function findBrowser(machine: Machine = thisMachine) {
  return browserCandidates(machine).find(machine.runs)
}

/** Asks for its version: Ubuntu's `chromium-browser` can be an empty shell. */
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
