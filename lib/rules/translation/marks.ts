import { codePlaceholder } from '@/lib/rules/texts'
import type { Locale } from '@/site.config'

/** A part of a passage to replace, and what is written there instead. */
export type Repair = readonly [
  wrong: RegExp,
  right: string | ((found: string) => string),
]

/** Marks or spaces that are wrong in a language, and their cure. */
export interface WrongMark {
  readonly wrong: RegExp
  readonly cure: string
  /** The cure as `npm run fix` applies it; without one, a writer has to decide. */
  readonly repairs?: readonly Repair[]
}

const han = '\\p{Script=Han}'
const latin = `[A-Za-z0-9${codePlaceholder}]`
const hangul = '\\p{Script=Hangul}'
const thai = '\\p{Script=Thai}'
const particles =
  '은|는|이|가|을|를|의|에|에서|에게|로|으로|와|과|도|만|부터|까지'

const everyOne = (pattern: string) => new RegExp(pattern, 'gu')

/** Straight marks, replaced in pairs; spaces, brackets or other marks show their sides. */
const straightQuotes = (open: string, close: string): WrongMark => {
  const end = '(?=$|[\\s).,;:?!])'
  return {
    wrong: /"/,
    cure: `write ${open.trim()} ${close.trim()} instead of straight quotation marks`,
    repairs: [
      [everyOne(`(?<=^|[\\s(])"(?=[^\\s"][^"]*"${end})`), open],
      [everyOne(`(?<=${open}[^"]*)"${end}`), close],
    ],
  }
}

const straightApostrophe: WrongMark = {
  wrong: /\p{L}'\p{L}/u,
  cure: 'write the apostrophe ’',
  repairs: [[/(?<=\p{L})'(?=\p{L})/gu, '’']],
}

const wide: Readonly<Record<string, string>> = {
  ',': '，',
  '.': '。',
  ';': '；',
  ':': '：',
  '?': '？',
  '!': '！',
}

/** The marks and spaces of each language (docs/translating.md and the page of style). */
const marks: Readonly<Partial<Record<Locale, readonly WrongMark[]>>> = {
  zh: [
    {
      wrong: new RegExp(`${han}[,.;:?!]|[,;:?!]${han}`, 'u'),
      cure: 'write full-width marks between Chinese: ，。；：？！',
      repairs: [
        [
          everyOne(
            `(?<=${han})[,.;:?!](?!${latin}|[,.;:?!])|[,;:?!](?=${han})`,
          ),
          (mark) => wide[mark] ?? mark,
        ],
      ],
    },
    {
      wrong: new RegExp(`${han}\\(|\\)${han}|${han}\\)`, 'u'),
      cure: 'write full-width brackets next to Chinese: （ ）',
    },
    {
      wrong: new RegExp(`${han}${latin}|${latin}${han}`, 'u'),
      cure: 'write a space between Chinese and Latin letters, numbers or code',
      repairs: [
        [everyOne(`(?<=${han})(?=${latin})|(?<=${latin})(?=${han})`), ' '],
      ],
    },
    {
      wrong: /[，。；：？！、（）] | [，。；：？！、（）]/,
      cure: 'write no space next to a full-width mark',
      repairs: [
        [/(?<=[，。；：？！、（）]) +| +(?=[，。；：？！、（）])/g, ''],
      ],
    },
    straightQuotes('“', '”'),
  ],
  fr: [
    straightQuotes('«\u202F', '\u202F»'),
    {
      wrong: /[^\s\u00A0\u202F][;?!»]|[ ][;?!»]/,
      cure: 'write a narrow no-break space (U+202F) before ; ? ! and »',
      repairs: [
        [
          /(?<=[^\s\u00A0\u202F])(?=»|[;?!](?:[\s»)]|$))| +(?=[;?!»])/g,
          '\u202F',
        ],
      ],
    },
    {
      wrong: /[^\s\u00A0\u202F\d]:(?=\s|$)|[ ]:(?=\s|$)/,
      cure: 'write a no-break space (U+00A0) before a colon',
      repairs: [
        [/(?<=[^\s\u00A0\u202F\d])(?=:(?:\s|$))| +(?=:(?:\s|$))/g, '\u00A0'],
      ],
    },
    {
      wrong: /«[^\u00A0\u202F]/,
      cure: 'write a narrow no-break space (U+202F) after «',
      repairs: [[/(?<=«)(?: +|(?=[^\s\u00A0\u202F]))/g, '\u202F']],
    },
    straightApostrophe,
  ],
  de: [
    {
      wrong: /[“”](?=\p{L})|(?<=\p{L})”/u,
      cure: 'write „ and “',
      repairs: [
        [/(?<=^|[\s(])[“”](?=\p{L})/gu, '„'],
        [/(?<=\p{L})”(?!\p{L})/gu, '“'],
      ],
    },
    straightQuotes('„', '“'),
  ],
  es: [
    { wrong: /^[^¿]*\?/, cure: 'open a question with ¿' },
    { wrong: /^[^¡]*!/, cure: 'open an exclamation with ¡' },
    straightQuotes('«', '»'),
  ],
  vi: [straightQuotes('“', '”')],
  id: [straightQuotes('“', '”')],
  th: [
    {
      wrong: new RegExp(`(?<!\\.)${thai}[.;](?=\\s|$)`, 'u'),
      cure: 'Thai ends a sentence with a space, not with a mark; remove it',
      repairs: [[everyOne(`(?<=(?<!\\.)${thai})[.;](?=\\s|$)`), '']],
    },
    {
      wrong: /\u200B/,
      cure: 'remove the zero-width space',
      repairs: [[/\u200B/g, '']],
    },
    straightQuotes('“', '”'),
  ],
  kr: [
    {
      wrong: new RegExp(
        `[A-Za-z0-9${codePlaceholder})] (${particles})(?!${hangul})`,
        'u',
      ),
      cure: 'write a particle directly after its word',
      repairs: [
        [
          everyOne(
            `(?<=[A-Za-z0-9${codePlaceholder})]) (?=(?:${particles})(?!${hangul}))`,
          ),
          '',
        ],
      ],
    },
    straightQuotes('“', '”'),
  ],
  tr: [straightApostrophe, straightQuotes('“', '”')],
}

/** What is wrong in every translation. */
const everywhere: WrongMark = {
  wrong: /\S {2,}\S/,
  cure: 'write one space',
  repairs: [[/(?<=\S) {2,}(?=\S)/g, ' ']],
}

/** The wrong marks and spaces of a language; none of English. */
export function wrongMarksOf(locale: Locale): readonly WrongMark[] {
  const own = marks[locale]
  return own ? [...own, everywhere] : []
}
