/**
 * Files of the export that serve one host alone (write.ts puts them there). No reader requests
 * them, and no other host should serve them.
 */
export const hostFiles = [
  '_headers',
  '_redirects',
  'vercel.json',
  '.nojekyll',
] as const
