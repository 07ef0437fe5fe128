export type Header = readonly [name: string, value: string]

/** Browser features that no page of the site uses. */
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
 * The part of the policy that hosts send with every answer. The page itself holds the other part,
 * with the hashes of its scripts (scripts/export/steps/policy.ts). A browser obeys both.
 */
const policy = [
  // Recipes run in a frame of this site (scripts/export/run/frame.ts).
  "frame-ancestors 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

/** Headers of every answer, on every host that can be configured. */
export const securityHeaders: readonly Header[] = [
  ['Content-Security-Policy', policy],
  ['Strict-Transport-Security', 'max-age=63072000'],
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'SAMEORIGIN'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  [
    'Permissions-Policy',
    unusedAbilities.map((ability) => `${ability}=()`).join(', '),
  ],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
]
