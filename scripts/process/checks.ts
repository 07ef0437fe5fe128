import { rmSync } from 'node:fs'
import type { Stage } from './stages'
import { runTool } from './tool'

/** What needs neither a build nor a browser. */
export const checks: readonly Stage[] = [
  {
    name: 'types',
    run: async () => {
      // Routes of an earlier build or `next dev` may no longer exist.
      rmSync('.next/types', { recursive: true, force: true })
      await runTool('next', ['typegen'])
      await runTool('tsc', [])
    },
  },
  { name: 'lint', run: () => runTool('biome', ['check']) },
  { name: 'unit tests', run: () => runTool('jest', ['--ci']) },
]
