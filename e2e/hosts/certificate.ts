import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

interface Certificate {
  readonly certificate: string
  readonly key: string
}

/** How a server answers on https://localhost. */
export interface Tls extends Certificate {
  readonly port: number
}

/**
 * Makes a certificate for localhost, for a program that is told to trust it. The certificate is
 * deleted when this process ends.
 *
 * @throws when openssl is missing
 */
export function makeCertificate(): Certificate {
  const folder = mkdtempSync(join(tmpdir(), 'tls-'))
  process.once('exit', () => rmSync(folder, { recursive: true }))
  const certificate = join(folder, 'localhost.pem')
  const key = join(folder, 'localhost.key')
  const { status, stderr } = spawnSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2'],
      ...['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'],
      ...['-keyout', key, '-out', certificate],
    ],
    { encoding: 'utf8' },
  )
  if (status !== 0)
    throw new Error(`openssl made no certificate; install it:\n${stderr}`)
  return { certificate, key }
}
