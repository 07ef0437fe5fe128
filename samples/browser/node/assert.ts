import assert from 'assert/'

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
