import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installPackages } from './apt'

const places = [
  ...(process.env.FIREFOX_PATH ? [process.env.FIREFOX_PATH] : []),
  ...(process.env.PATH ?? '')
    .split(delimiter)
    .filter(Boolean)
    .flatMap((folder) => [
      join(folder, 'firefox-esr'),
      join(folder, 'firefox'),
    ]),
  '/Applications/Firefox.app/Contents/MacOS/firefox',
]

/** The path of an installed Firefox. */
export const findFirefox = (): string | undefined => places.find(existsSync)

/**
 * The path of a Firefox: an installed one, or one from Debian's packages.
 *
 * @throws with the cure when there is none
 */
export async function installFirefox(): Promise<string> {
  const installed = findFirefox()
  if (installed) return installed
  const cure = 'Install Firefox, or name its program in FIREFOX_PATH.'
  try {
    await installPackages('firefox-esr')
  } catch (error) {
    throw new Error(`The second engine needs Firefox. ${cure}`, {
      cause: error,
    })
  }
  const now = findFirefox()
  if (!now) throw new Error(`Firefox was installed but is not found. ${cure}`)
  return now
}
