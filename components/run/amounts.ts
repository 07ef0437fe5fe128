import { pageLanguage } from '@/lib/client/page-language'

/** Formats numbers as the page's language writes them. */
const inUnit = (value: number, unit: string, digits: number) =>
  new Intl.NumberFormat(pageLanguage(), {
    style: 'unit',
    unit,
    maximumFractionDigits: digits,
  })
    .format(value)
    // Keeps a number and its unit on one line.
    .replace(' ', '\u00a0')

const withDigits = (value: number | bigint, digits: number) =>
  new Intl.NumberFormat(pageLanguage(), {
    maximumFractionDigits: digits,
  }).format(value)

/** A size, as in `412 kB` or `1.3 MB`. */
export const size = (bytes: number) =>
  bytes < 1_000_000
    ? inUnit(Math.round(bytes / 1000), 'kilobyte', 0)
    : inUnit(bytes / 1_000_000, 'megabyte', 1)

/** A number of bytes, as in `165 bytes`. */
export const byteCount = (bytes: number) =>
  new Intl.NumberFormat(pageLanguage(), {
    style: 'unit',
    unit: 'byte',
    unitDisplay: 'long',
  }).format(bytes)

/** A duration, as in `0.3 s`. */
export const seconds = (milliseconds: number) =>
  inUnit(milliseconds / 1000, 'second', milliseconds < 10_000 ? 2 : 0)

/** A short duration, as in `0.4 ms`. */
export const milliseconds = (amount: number) =>
  inUnit(amount, 'millisecond', amount < 10 ? 1 : 0)

/** A whole number, as in `1,461,600`. */
export const whole = (value: number | string) => withDigits(BigInt(value), 0)

/** Lamports in SOL, as in `0.000005 SOL`. */
export const sol = (lamports: number) =>
  `${withDigits(lamports / 1_000_000_000, 9)} SOL`
