// Loaded before a program (`node --import`): the VM in WebAssembly repeats every call of the native
// LiteSVM, and both are compared.
import Module, { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
/** @type {{ _load: (request: string, parent?: NodeJS.Module, ...rest: unknown[]) => unknown }} */
const loader = Object(Module)
const load = loader._load
let isMirrored = false

loader._load = function (request, parent, ...rest) {
  const loaded = load.call(this, request, parent, ...rest)
  const isNative =
    request === './internal' &&
    /[\\/]litesvm[\\/]dist[\\/]index\.js$/.test(parent?.filename ?? '')
  if (isNative && !isMirrored) {
    isMirrored = true
    require('./mirror.ts').mirror(loaded)
  }
  return loaded
}
