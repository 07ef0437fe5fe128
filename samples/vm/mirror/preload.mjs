// Loaded before a program (`node --import`): where the program uses the native LiteSVM, the
// machine of the browser runs beside it from the first call, and both are compared.
import Module, { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const load = Module._load
let isMirrored = false

Module._load = function (request, parent, ...rest) {
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
