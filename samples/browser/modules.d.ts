// A path means the package of that name, where Node has a module of its own.
declare module 'events/events.js' {
  import events from 'node:events'
  export default events
}

declare module 'buffer/index.js' {
  export { Buffer } from 'node:buffer'
}

declare module 'assert/build/assert.js' {
  import assert from 'node:assert'
  export default assert
}
