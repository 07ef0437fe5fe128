/** @jest-environment node */
import { loaderScript, withRuntimeOnIntent } from './runtime'

const scripts =
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>' +
  '<script src="/_next/static/chunks/b.js" async="" integrity="sha384-b"></script>' +
  '<script src="https://tags.example/x.js" async=""></script>'
const page = `<html><head><link rel="preload" as="font" href="/f"/>${scripts}<title>A</title></head><body><div id="page"></div><script src="/_next/static/chunks/old.js" noModule=""></script><script src="/_next/static/chunks/a.js" async=""></script></body></html>`

describe('withRuntimeOnIntent', () => {
  const html = withRuntimeOnIntent(page, 'start()')

  it("leaves a list in place of Next's scripts", () => {
    expect(html).toContain(
      '<script type="application/json" id="runtime-scripts">' +
        '[{"src":"/_next/static/chunks/b.js","integrity":"sha384-b"},' +
        '{"src":"/_next/static/chunks/a.js"}]</script>' +
        '<script>start()</script></head>',
    )
    expect(html).not.toMatch(/<script src="\/_next|as="script"|old\.js/)
  })

  it('leaves other scripts and preloads alone', () => {
    expect(html).toContain('<script src="https://tags.example/x.js" async="">')
    expect(html).toContain('<link rel="preload" as="font" href="/f"/>')
  })

  it('leaves a document without a page as it is', () => {
    const notFound = page.replace('<div id="page">', '<div>')
    expect(withRuntimeOnIntent(notFound, 'start()')).toBe(notFound)
  })

  it.each([page.replaceAll('/_next/', '/other/'), page.replace('</head>', '')])(
    'says what to mend when Next writes something else',
    (changed) => {
      expect(() => withRuntimeOnIntent(changed, '')).toThrow(
        'mend scripts/export/runtime.ts',
      )
    },
  )
})

describe('loaderScript', () => {
  it('is one small script that can stand in a document', () => {
    const script = loaderScript()
    expect(script).not.toContain('</')
    expect(Buffer.byteLength(script)).toBeLessThan(6500)
  })
})
