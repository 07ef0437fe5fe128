/** @jest-environment node */
import { formatRecord, parseRecord } from './record'

const entry = {
  level: 'executed',
  date: '2026-11-21',
  versions: { '@solana/kit': '8.4.0' },
  fingerprint: '0123456789abcdef',
  output: 'Balance: 1',
}

describe('parseRecord', () => {
  it('reads what formatRecord writes', () => {
    const text = JSON.stringify({ 'home/a.ts': entry })
    const record = parseRecord(text)
    expect(record).toEqual({ 'home/a.ts': entry })
    expect(parseRecord(formatRecord(record))).toEqual(record)
  })

  it.each([
    ['an unknown level', { ...entry, level: 'perfect' }, 'level'],
    ['no date', { ...entry, date: 'today' }, 'date'],
    ['no fingerprint', { ...entry, fingerprint: undefined }, 'fingerprint'],
    ['a key too many', { ...entry, note: '' }, 'note'],
    ['a number as version', { ...entry, versions: { a: 1 } }, 'versions'],
  ])('refuses %s and names it', (_name, faulty, place) => {
    const text = JSON.stringify({ 'home/a.ts': faulty })
    expect(() => parseRecord(text)).toThrow(place)
    expect(() => parseRecord(text)).toThrow('npm run samples')
  })

  it('refuses what is not JSON', () => {
    expect(() => parseRecord('{')).toThrow('not JSON')
  })
})
