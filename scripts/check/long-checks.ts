import type { Stage } from '../process/stages'
import { runScript, runTool } from '../process/tool'
import { checkChangedMachine } from '../vm/check'
import { mirrored } from '../vm/mirrored'
import { compareWithAgave } from './agave'

/** Checks that take too long for `npm test` (decision 27), of the samples and of the built site. */
export const longChecks = {
  samples: [
    {
      name: 'samples',
      run: () => runScript('samples', ['--check', 'rs', 'py', 'sh']),
    },
    { name: 'agave', run: compareWithAgave },
    { name: 'machine', run: checkChangedMachine },
  ],
  site: [
    { name: 'valid HTML', run: () => runScript('check-html') },
    {
      name: 'every recipe',
      run: () => runTool('playwright', ['test', '--project=every-recipe']),
    },
    { name: 'second engine', run: () => runScript('second-engine') },
    { name: 'webkit', run: () => runScript('webkit') },
    {
      name: 'hosts',
      run: () => runTool('playwright', ['test', '--project=hosts']),
    },
  ],
} as const satisfies Readonly<Record<string, readonly Stage[]>>

/** Checks that are long and rarely fail: run each night, and by hand before a release. */
export const nightlyChecks = {
  samples: [
    { name: 'recipes', run: () => runScript('samples', ['--as-reader']) },
    {
      name: 'both machines',
      run: () => mirrored((env) => runScript('samples', ['--check'], env)),
    },
  ],
  site: [
    {
      name: 'every page',
      run: () => runTool('playwright', ['test', '--project=every-page']),
    },
    {
      name: 'long visit',
      // One tab at a time: what is counted is that of a process.
      run: () =>
        runTool('playwright', ['test', '--project=long-visit', '--workers=1']),
    },
    // The last: it leaves another build.
    { name: 'sub-path', run: () => runScript('sub-path') },
  ],
} as const satisfies Readonly<Record<string, readonly Stage[]>>
