/** @jest-environment node */
import { pack, unpack } from './packed'

const text = 'What is said often is packed well. '.repeat(100)
const packed = () =>
  pack(
    new TextEncoder().encode(text).buffer,
    new Headers({ 'content-type': 'text/html; charset=utf-8' }),
  )

test('a packed text takes less room, and unpacks as it was', async () => {
  const response = await packed()
  const bytes = await response.clone().arrayBuffer()
  expect(bytes.byteLength).toBeLessThan(text.length / 5)
  expect(await unpack(response).text()).toBe(text)
})

test('it stays of its type', async () => {
  const { headers } = unpack(await packed())
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
})
