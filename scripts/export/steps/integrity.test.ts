/** @jest-environment node */
import { digest, withIntegrity } from './integrity'

const digestOf = (address: string) =>
  address.startsWith('/_next/') ? `sha256-${address.length}` : undefined

describe('withIntegrity', () => {
  it.each([
    [
      '<script src="/_next/a.js" async=""></script>',
      '<script src="/_next/a.js" async="" integrity="sha256-11"></script>',
    ],
    [
      '<link rel="stylesheet" href="/_next/a.css"/>',
      '<link rel="stylesheet" href="/_next/a.css" integrity="sha256-12"/>',
    ],
    [
      '<link rel="preload" as="script" href="/_next/a.js">',
      '<link rel="preload" as="script" href="/_next/a.js" integrity="sha256-11">',
    ],
  ])('gives %s its digest', (html, expected) => {
    expect(withIntegrity(html, digestOf)).toBe(expected)
    expect(withIntegrity(expected, digestOf)).toBe(expected)
  })

  it.each([
    '<script>let a = "/_next/a.js"</script>',
    '<script src="https://tags.example/a.js"></script>',
    '<link rel="canonical" href="/_next/a.html">',
    '<link rel="icon" href="/_next/a.svg">',
    '<a href="/_next/a.js">',
  ])('leaves %s alone', (html) => {
    expect(withIntegrity(html, digestOf)).toBe(html)
  })
})

describe('digest', () => {
  it('is the one that a browser computes', () => {
    // printf 'alert(1)' | openssl dgst -sha256 -binary | base64
    expect(digest('alert(1)')).toBe(
      'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=',
    )
  })
})
