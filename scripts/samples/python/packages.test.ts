/** @jest-environment node */
import { packagesUsed } from './packages'

const packages = {
  solana: [{ name: 'solana', version: '0.41.0' }],
  solders: [{ name: 'solders', version: '0.29.0' }],
  idna: [{ name: 'idna', version: '3.20' }],
}

it('names the packages that a source imports', () => {
  const source = `import asyncio
from solana.rpc.async_api import AsyncClient
from solders.keypair import Keypair
import solders
print("import idna")
`
  expect(packagesUsed(packages, source)).toEqual({
    solana: '0.41.0',
    solders: '0.29.0',
  })
})
