/** @jest-environment node */
import { digest } from './digest'

test('the digest is the one that a browser computes', () => {
  // printf 'alert(1)' | openssl dgst -sha256 -binary | base64
  expect(digest('alert(1)')).toBe(
    'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=',
  )
})
