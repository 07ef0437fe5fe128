/** What stands in the export for one host alone (write.ts puts it there): no reader asks for it, and no other host is to serve it. */
export const hostFiles = [
  '_headers',
  '_redirects',
  'vercel.json',
  '.nojekyll',
] as const
