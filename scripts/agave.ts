import { runCommand } from './process/command'
import { runProgram } from './process/tool'
import { targetDirectory } from './samples/rust/build'
import { whyNoCargo } from './samples/rust/rust'

/** Compares what the local node answers with Agave's crates (samples/agave). */
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
