import { readFileSync } from 'node:fs'
import { memo } from '@/lib/site/cache/memo'

/** The one drawing of the logo. The bar shows its path; browsers show it whole, as their icon. */
const file = 'public/icon.svg'

/**
 * The path of the logo for the bar, on the icon's grid of 32 units.
 *
 * @throws where the icon has no path
 */
export const logoPath = memo((_: 'bar'): string => {
  const path = /<path[^>]*\sd="([^"]+)"/.exec(readFileSync(file, 'utf8'))?.[1]
  if (path) return path
  throw new Error(
    `${file} has no <path d="…">, which the bar shows; draw the logo as one path on a grid of 32 units`,
  )
})
