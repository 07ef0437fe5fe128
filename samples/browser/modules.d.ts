// The trailing slash means the package of that name, where Node has a module of its own.
declare module 'events/' {
  export { EventEmitter, once } from 'node:events'
}

declare module 'buffer/' {
  export { Buffer } from 'node:buffer'
}

declare module 'assert/' {
  import assert from 'node:assert'
  export default assert
}
