/** @jest-environment node */
import { isTelling } from './next-build'

const said = `▲ Next.js 16.4.6 (Turbopack)
✓ Running next.config.mjs took 113ms
- Experiments (use with caution):
  · cpus: 2
  ✓ globalNotFound

  Creating an optimized production build ...
✓ Compiled successfully in 21.5s
  Skipping validation of types
  Finished TypeScript config validation in 12ms ...
 ⚠ The folder has two lock files.
✓ Generating static pages using 2 workers (375/375) in 18.2s

Route (app)
┌ ○ /
├   /[locale]/[[...slug]]
│ ├ ● /zh
└   /texts/[file]
  ├ ● /texts/en.json
  └ ● [+9 more paths]

○  (Static)  prerendered as static content
●  (SSG)     prerendered as static HTML
⨯ Error: something of Next's`

test('of what Next says, its list of routes and its settings are left out', () =>
  expect(said.split('\n').filter(isTelling)).toEqual([
    '▲ Next.js 16.4.6 (Turbopack)',
    '✓ Running next.config.mjs took 113ms',
    '  Creating an optimized production build ...',
    '✓ Compiled successfully in 21.5s',
    ' ⚠ The folder has two lock files.',
    '✓ Generating static pages using 2 workers (375/375) in 18.2s',
    "⨯ Error: something of Next's",
  ]))
