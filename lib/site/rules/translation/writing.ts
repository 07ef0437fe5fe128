import type { Rule } from '@/lib/site/rules/rule'
import { codePlaceholder, textsOfPage } from '@/lib/site/rules/texts'
import type { Locale } from '@/site.config'
import { styleFileOf } from './style-file'

/** A pattern that is wrong in a language, and its cure. */
interface Habit {
  readonly wrong: RegExp
  readonly cure: string
}

const han = '\\p{Script=Han}'
const latin = `[A-Za-z0-9${codePlaceholder}]`
const hangul = '\\p{Script=Hangul}'
const thai = '\\p{Script=Thai}'

const straightQuotes = (quotes: string): Habit => ({
  wrong: /"/,
  cure: `write ${quotes} instead of straight quotation marks`,
})

/**
 * The habits of each language: punctuation, spaces and the form of address (docs/translating.md
 * and the page of style).
 */
const habits: Readonly<Partial<Record<Locale, readonly Habit[]>>> = {
  zh: [
    {
      wrong: new RegExp(`${han}[,.;:?!]|[,;:?!]${han}`, 'u'),
      cure: 'write full-width marks between Chinese: ，。；：？！',
    },
    {
      wrong: new RegExp(`${han}\\(|\\)${han}|${han}\\)`, 'u'),
      cure: 'write full-width brackets next to Chinese: （ ）',
    },
    {
      wrong: new RegExp(`${han}${latin}|${latin}${han}`, 'u'),
      cure: 'write a space between Chinese and Latin letters, numbers or code',
    },
    {
      wrong: /[，。；：？！、（）] | [，。；：？！、（）]/,
      cure: 'write no space next to a full-width mark',
    },
    { wrong: /您/, cure: 'address the reader as 你' },
    straightQuotes('“ ”'),
  ],
  fr: [
    {
      wrong: /[^\s\u00A0\u202F][;?!»]|[ ][;?!»]/,
      cure: 'write a narrow no-break space (U+202F) before ; ? ! and »',
    },
    {
      wrong: /[^\s\u00A0\u202F\d]:(?=\s|$)|[ ]:(?=\s|$)/,
      cure: 'write a no-break space (U+00A0) before a colon',
    },
    {
      wrong: /«[^\u00A0\u202F]/,
      cure: 'write a narrow no-break space (U+202F) after «',
    },
    { wrong: /\p{L}'\p{L}/u, cure: 'write the apostrophe ’' },
    {
      wrong: /(?<!\p{L})(tu|toi|tes|ton)(?!\p{L})/iu,
      cure: 'address the reader as vous',
    },
    straightQuotes('« »'),
  ],
  de: [
    {
      wrong:
        /(?<=\p{L},? )(Sie|Ihnen|Ihre[nmrs]?|Ihr)\b(?! (ist|sind|wird|werden|hat|haben|enthält|enthalten))/u,
      cure: 'address the reader as du',
    },
    { wrong: /[“”](?=\p{L})|(?<=\p{L})”/u, cure: 'write „ and “' },
    straightQuotes('„ “'),
  ],
  es: [
    {
      wrong: /^[^¿]*\?/,
      cure: 'open a question with ¿',
    },
    { wrong: /^[^¡]*!/, cure: 'open an exclamation with ¡' },
    { wrong: /\b(usted|ustedes)\b/i, cure: 'address the reader as tú' },
    straightQuotes('« »'),
  ],
  vi: [straightQuotes('“ ”')],
  id: [
    {
      wrong: /\b(kamu|kalian|engkau)\b|\banda\b/,
      cure: 'address the reader as Anda',
    },
    straightQuotes('“ ”'),
  ],
  th: [
    {
      wrong: /ครับ|ค่ะ|นะคะ/,
      cure: 'write neutrally, without particles',
    },
    {
      wrong: new RegExp(`(?<!\\.)${thai}[.;](?=\\s|$)`, 'u'),
      cure: 'Thai ends a sentence with a space, not with a mark; remove it',
    },
    { wrong: /\u200B/, cure: 'remove the zero-width space' },
    straightQuotes('“ ”'),
  ],
  kr: [
    {
      wrong: new RegExp(
        `[A-Za-z0-9${codePlaceholder})] (은|는|이|가|을|를|의|에|에서|에게|로|으로|와|과|도|만|부터|까지)(?!${hangul})`,
        'u',
      ),
      cure: 'write a particle directly after its word',
    },
    {
      wrong: /(?<!니)다\.|[요죠]\./,
      cure: 'end sentences with -습니다',
    },
    straightQuotes('“ ”'),
  ],
  tr: [
    {
      wrong: /\b(sen|senin|sana|seni|sende|senden)\b/i,
      cure: 'address the reader as siz',
    },
    { wrong: /\p{L}'\p{L}/u, cure: 'write the apostrophe ’' },
    straightQuotes('“ ”'),
  ],
}

/** The habits of all languages. */
const everywhere: readonly Habit[] = [
  {
    wrong: /\S {2,}\S/,
    cure: 'write one space',
  },
  {
    wrong: /\*\*/,
    cure: 'Markdown ends bold before a mark, not after it: **账户**：…; otherwise readers see the asterisks',
  },
]

/** Requires the punctuation, spaces and form of address of the language. */
export const writingRule: Rule = (page) => {
  const own = habits[page.locale]
  if (!own) return []
  return textsOfPage(page).flatMap(({ text, line }) => [
    ...(text === text.normalize('NFC')
      ? []
      : [
          {
            file: page.file,
            line,
            message: 'contains letters in decomposed form; save it in NFC',
          },
        ]),
    ...[...own, ...everywhere].flatMap(({ wrong, cure }) => {
      const found = wrong.exec(text)
      return found
        ? [
            {
              file: page.file,
              line,
              message: `${around(text, found)}: ${cure} (${styleFileOf(page.locale)})`,
            },
          ]
        : []
    }),
  ])
}

function around(text: string, { index, 0: match }: RegExpExecArray): string {
  const from = Math.max(0, index - 15)
  const part = text.slice(from, index + match.length + 15)
  return `"${part.replaceAll(codePlaceholder, '`…`')}"`
}
