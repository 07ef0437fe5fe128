export type Header = readonly [name: string, value: string]

/** Devices and abilities that no page of the site uses. */
const unusedAbilities = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
]

/**
 * The part of the policy that comes with every answer. What a page may load, with the hashes of its scripts, stands in the page
 * (scripts/export/steps/policy.ts); both hold.
 */
const policy = [
  "frame-ancestors 'none'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

/** What every answer of every host that can be told says, whatever it answers with. */
export const securityHeaders: readonly Header[] = [
  ['Content-Security-Policy', policy],
  ['Strict-Transport-Security', 'max-age=63072000'],
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'DENY'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  [
    'Permissions-Policy',
    unusedAbilities.map((ability) => `${ability}=()`).join(', '),
  ],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
]
