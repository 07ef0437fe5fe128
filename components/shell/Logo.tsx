import { readFileSync } from 'node:fs'
import { memo } from '@/lib/cache/memo'

/** The only file of the logo. Pages show its path; browsers show it whole, as the icon. */
const logoFile = 'public/icon.svg'

/**
 * The path of the logo on the icon's grid of 32 units.
 *
 * @throws if the icon has no path
 */
const logoPath = memo((_: 'logo'): string => {
  const path = /<path[^>]*\sd="([^"]+)"/.exec(
    readFileSync(logoFile, 'utf8'),
  )?.[1]
  if (path) return path
  throw new Error(
    `${logoFile} has no <path d="…">, which pages show; draw the logo as one path on a grid of 32 units`,
  )
})

/** The logo, drawn by the style of the bar around it. */
export function Logo() {
  return (
    <svg width="26" viewBox="3 3 26 26" aria-hidden="true">
      <path d={logoPath('logo')} />
    </svg>
  )
}
