import { link, readLink } from './payment-link'

function attack(name: string, change: (url: URL) => void) {
  const url = new URL(link)
  change(url)
  attackWith(name, url.href)
}
function attackWith(name: string, text: string) {
  try {
    readLink(text)
  } catch (error) {
    if (!(error instanceof Error)) throw error
    console.log(`${name}\n  ${error.message}`)
    return
  }
  throw new Error(`Not refused: ${name}`)
}
const amount = (text: string) => (url: URL) =>
  url.searchParams.set('amount', text)

attack('Tokens, which a wallet could take for SOL', (url) =>
  url.searchParams.set('spl-token', url.searchParams.get('reference') ?? ''),
)
attack('A memo', (url) => url.searchParams.set('memo', 'Order 17'))
attack('No amount', (url) => url.searchParams.delete('amount'))
attack('A second amount', (url) => url.searchParams.append('amount', '99'))
attack('A negative amount', amount('-1'))
attack('An exponent', amount('1e3'))
attack('More decimals than SOL has', amount('0.0000000001'))
attack('More SOL than can exist', amount('99999999999'))
attack('A reference that is no address', (url) =>
  url.searchParams.set('reference', 'order-17'),
)
attackWith('A web address', link.href.replace('solana:', 'https://'))
attackWith(
  'A transaction request',
  `solana:${encodeURIComponent('https://example.com/pay')}`,
)
