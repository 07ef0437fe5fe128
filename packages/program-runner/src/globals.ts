import { bridgeCrypto } from './crypto-bridge'
import { Buffer } from './node/buffer'
import { process } from './node/process'

/** Node's globals. Packages read some of them when they load. */
const globals: Readonly<Record<string, unknown>> = {
  Buffer,
  global: globalThis,
  process,
  setImmediate: (run: (...values: unknown[]) => void, ...values: unknown[]) =>
    setTimeout(run, 0, ...values),
  clearImmediate: (timer: number) => clearTimeout(timer),
  // Without it, some packages think that they run on a server.
  window: globalThis,
}

for (const [name, value] of Object.entries(globals))
  if (!(name in globalThis))
    Object.defineProperty(globalThis, name, {
      value,
      configurable: true,
      writable: true,
    })

bridgeCrypto()
