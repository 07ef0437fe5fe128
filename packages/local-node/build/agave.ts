import { runCommand } from '@/scripts/process/command'
import { runProgram } from '@/scripts/process/tool'
import { targetDirectory } from '@/scripts/samples/rust/build'
import { whyNoCargo } from '@/scripts/samples/rust/rust'

/** Compares the responses of the local node with Agave's crates (agave/). */
await runCommand(async () => {
  const reason = await whyNoCargo({ samples: 'samples' })
  if (reason !== null) {
    console.log(`The local node was not compared with Agave: ${reason}`)
    return
  }
  const manifest = ['--manifest-path', 'samples/Cargo.toml']
  await runProgram(
    'cargo',
    ['test', '--locked', '--package', 'agave', ...manifest],
    { CARGO_TARGET_DIR: targetDirectory() },
  )
})
