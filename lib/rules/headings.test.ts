/** @jest-environment node */
import { parseSourcePage } from '@/lib/content/source-page'
import { headingDifferences } from './headings'

const pageOf = (locale: 'en' | 'de', text: string) =>
  parseSourcePage(locale, 'guides/new', text.replaceAll(' / ', '\n\n'))
const english = pageOf('en', '## A / ## B [#b #old] / ### C / ## D')

test.each([
  ['## X [#a] / ## X [#b #old] / ### X [#c] / ## X [#d]', []],
  // One that is lost moves no other.
  ['## X [#b #old] / ### X [#c] / ## X [#d]', ['1: "A" [#a] is missing']],
  ['## X [#a] / ### X [#c] / ## X [#d]', ['1: "B" [#b #old] is missing']],
  [
    '## X [#a] / ## X [#d]',
    ['1: "B" [#b #old] is missing', '1: "C" [#c] is missing'],
  ],
  ['## X [#a] / ## X [#b #old] / ### X [#c]', ['5: "D" [#d] is missing']],
  // A lost id.
  [
    '## X [#a] / ## Neu / ### X [#c] / ## X [#d]',
    ['3: end it with [#b #old] and use ##'],
  ],
  [
    '## X [#a] / ## X [#b] / ### X [#c] / ## X [#d]',
    ['3: end it with [#b #old] and use ##'],
  ],
  [
    '## X [#a] / ## X [#b #old] / ## X [#c] / ## X [#d]',
    ['5: end it with [#c] and use ###'],
  ],
  // Another order, one more.
  [
    '## X [#a] / ### X [#c] / ## X [#b #old] / ## X [#d]',
    ['5: stands above "C" in English; move it there'],
  ],
  [
    '## X [#a] / ## Neu / ## X [#b #old] / ### X [#c] / ## X [#d]',
    ['3: has no counterpart in English; remove it'],
  ],
])('%s', (german, messages) => {
  const found = headingDifferences(pageOf('de', german), english)
  expect(found.map(({ line, message }) => `${line}: ${message}`)).toEqual(
    messages.map((message) => {
      const [line = '', text = ''] = message.split(/: (.*)/)
      return expect.stringMatching(
        new RegExp(`^${line}: .*${text.replace(/[[\]?]/g, '\\$&')}`),
      )
    }),
  )
})
