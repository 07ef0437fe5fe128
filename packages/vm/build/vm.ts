import { runCommand } from '@/scripts/process/command'
import { runScript } from '@/scripts/process/tool'
import { buildVm } from './build'
import { checkChangedVm, checkVm } from './check'
import { mirrored } from './mirrored'

/**
 * Builds the VM. `--check` rebuilds and compares it, `--check-changed` only where a source has
 * changed; `--beside-native` runs all samples on it and on the native LiteSVM.
 */
await runCommand(() => {
  switch (process.argv[2]) {
    case '--check':
      return checkVm()
    case '--check-changed':
      return checkChangedVm()
    case '--beside-native':
      return mirrored((env) => runScript('samples', ['--check'], env))
    default:
      return buildVm()
  }
})
