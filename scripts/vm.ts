import { runCommand } from './process/command'
import { runScript } from './process/tool'
import { buildMachine } from './vm/build'
import { checkChangedMachine, checkMachine } from './vm/check'
import { mirrored } from './vm/mirrored'

/**
 * Builds the machine of `samples/vm`. `--check` asks whether it is what its sources make,
 * `--check-changed` only where one of them has changed; `--beside-native` runs all samples on it and
 * on the native one.
 */
await runCommand(() => {
  switch (process.argv[2]) {
    case '--check':
      return checkMachine()
    case '--check-changed':
      return checkChangedMachine()
    case '--beside-native':
      return mirrored((env) => runScript('samples', ['--check'], env))
    default:
      return buildMachine()
  }
})
