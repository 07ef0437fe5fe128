/** @jest-environment node */
import { takeScripts } from './runtime'

const scripts =
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>' +
  '<script src="/_next/static/chunks/b.js" async="" integrity="sha384-b"></script>' +
  '<script src="https://tags.example/x.js" async=""></script>'
const inline =
  '<script>init()</script><script id="_R_">TURBOPACK=[]</script>' +
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script>'
const page = `<html><head><link rel="preload" as="font" href="/f"/>${scripts}</head><body>${inline}<script src="/_next/static/chunks/old.js" noModule=""></script><script src="/_next/static/chunks/a.js" async=""></script></body></html>`

describe('takeScripts', () => {
  const taken = takeScripts('de/a.html', page)

  it("takes Next's scripts out", () => {
    expect(taken.scripts).toEqual([
      { src: '/_next/static/chunks/b.js', integrity: 'sha384-b' },
      { src: '/_next/static/chunks/a.js' },
    ])
    expect(taken.bootstrap).toBe(
      'TURBOPACK=[];(self.__next_f=self.__next_f||[]).push([0])',
    )
    expect(taken.html).not.toMatch(/_next|as="script"|TURBOPACK/)
  })

  it('leaves other scripts and preloads alone', () => {
    expect(taken.html).toContain(
      '<script src="https://tags.example/x.js" async="">',
    )
    expect(taken.html).toContain('<link rel="preload" as="font" href="/f"/>')
    expect(taken.html).toContain('<script>init()</script>')
  })

  it.each([
    page.replaceAll('/_next/', '/other/'),
    page.replaceAll(/__next_f|TURBOPACK/g, 'other'),
  ])('says what to mend when Next writes something else', (changed) => {
    expect(() => takeScripts('de/a.html', changed)).toThrow(
      /^out\/de\/a\.html: .*mend scripts\/export\/runtime\.ts$/,
    )
  })
})
