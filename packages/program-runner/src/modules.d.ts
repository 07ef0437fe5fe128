// With a path, the package of that name is meant, not the module of Node.
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
