/** @jest-environment node */
import { attribute, readDocument } from './document'

const html =
  '<!DOCTYPE html><html lang="de-DE"><head><meta charSet="utf-8"/>' +
  '<script>let a = "<style>"</script></head>\n' +
  '<body><noscript><img src="/a.png"></noscript></body></html>'

describe('readDocument', () => {
  const document = readDocument('a.html', html)

  it('reads tags with their lines, inside <noscript> too', () => {
    const image = document.tags.find(({ name }) => name === 'img')
    expect(image?.line).toBe(2)
    expect(image && attribute(image, 'src')).toBe('/a.png')
  })

  it('takes what a script says for text', () => {
    expect(document.tags.some(({ name }) => name === 'style')).toBe(false)
    const script = document.tags.find(({ name }) => name === 'script')
    expect(script?.text).toBe('let a = "<style>"')
  })

  it('finds the place behind the charset', () => {
    expect(html.slice(0, document.afterCharset)).toMatch(/charSet="utf-8"\/>$/)
  })
})
