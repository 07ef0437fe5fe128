import assert from 'assert/build/assert.js'

export default assert.strict
export const {
  deepEqual,
  equal,
  fail,
  notDeepEqual,
  notEqual,
  ok,
  rejects,
  throws,
} = assert.strict
