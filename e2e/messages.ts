import { readFileSync } from 'node:fs'
import type { Locale } from '../site.config'

type Messages = typeof import('../messages/en.json')

/** The texts of the interface in one language. */
export function messagesOf(locale: Locale): Messages {
  return JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8'))
}
