import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createTranslator } from 'next-intl'
import { defaultLocale, type Locale, locales } from '@/site.config'

/** Texts that equal English's letter by letter, and why that is right. */
const sameAsEnglish: Partial<Record<Locale, Record<string, string>>> = {
  es: {
    'run.error': 'a Spanish word as well',
    'run.logs': 'the term in Spanish (content/terms.json)',
    'playgroundPage.navTitle': 'developers know such pages by this name',
  },
  de: {
    'code.program': 'German developers say Code',
    'run.accounts': 'the term in German (content/terms.json)',
    'run.owner': 'the term in German (content/terms.json)',
    'run.logs': 'the term in German (content/terms.json)',
    'playgroundPage.navTitle': 'developers know such pages by this name',
  },
  vi: {
    'chrome.menu': 'Vietnamese sites use the loan word',
    'run.logs': 'the term in Vietnamese (content/terms.json)',
    'playgroundPage.navTitle': 'developers know such pages by this name',
  },
  th: {
    'run.logs': 'the term in Thai (content/terms.json)',
    'playgroundPage.navTitle': 'developers know such pages by this name',
  },
  fr: {
    'chrome.menu': 'a French word as well',
    'chrome.pages': 'a French word as well',
    'sections.guides': 'a French word as well',
    'callout.danger': 'a French word as well',
    'run.transactions': 'a French word as well',
    'run.signature': 'a French word as well',
    'run.instructions': 'a French word as well',
  },
  id: {
    'chrome.menu': 'an Indonesian word as well',
    'code.output': 'Indonesian developers say output',
    'markdown.diagram': 'an Indonesian word as well',
    'run.error': 'the term in Indonesian (content/terms.json)',
    'run.logs': 'the term in Indonesian (content/terms.json)',
    'run.data': 'an Indonesian word as well',
    'playgroundPage.navTitle': 'developers know such pages by this name',
  },
  tr: {
    'playgroundPage.navTitle': 'developers know such pages by this name',
  },
}

interface Typography {
  readonly wrong: RegExp
  readonly cure: string
}

const apostrophes: Typography = {
  wrong: /['"]/,
  cure: "use the language's own quotation marks, and ’ as apostrophe",
}

/** What a keyboard gives and the language does not use. */
const typography: Partial<Record<Locale, readonly Typography[]>> = {
  zh: [
    {
      wrong: /\p{Script=Han}[,.:;!?()]|[,:;!?()]\p{Script=Han}/u,
      cure: 'use full-width marks next to Han: ，。：；！？（）',
    },
    {
      wrong: /\p{Script=Han}[a-z\d]|[a-z\d]\p{Script=Han}/iu,
      cure: 'put a space between Han and Latin',
    },
  ],
  fr: [
    {
      wrong: /[^\u202f][;!?»]|[^\u00a0\d]:|«[^\u202f]/,
      cure: 'put \\u202f before ; ! ? » and after «, and \\u00a0 before :',
    },
  ],
}

const fileOf = (locale: Locale) => `messages/${locale}.json`

/** Every text by its full key, such as `code.copy`, in the file's order. */
function readTexts(locale: Locale): ReadonlyMap<string, string> {
  const file = join(process.cwd(), fileOf(locale))
  if (!existsSync(file)) return new Map()
  const messages: Record<string, Record<string, string>> = JSON.parse(
    readFileSync(file, 'utf8'),
  )
  return new Map(
    Object.entries(messages).flatMap(([namespace, texts]) =>
      Object.entries(texts).map(([key, text]) => [`${namespace}.${key}`, text]),
    ),
  )
}

/**
 * Arguments and tags of an ICU message. Braces nest as argument, branch,
 * argument, so an argument opens at an even depth.
 */
function placeholders(message: string): readonly string[] {
  const found = new Set<string>()
  let depth = 0
  for (const { 0: mark, index } of message.matchAll(/[{}]|<\w+>/g)) {
    if (mark === '}') depth -= 1
    else if (mark !== '{') found.add(mark)
    else if (depth++ % 2 === 0)
      found.add(`{${/^\s*(\w*)/.exec(message.slice(index + 1))?.[1]}}`)
  }
  return [...found].sort()
}

/** What the formatter has to say against a message. */
function formatError(locale: Locale, text: string): string | undefined {
  let message: string | undefined
  const translate = createTranslator<{ text: string }>({
    locale,
    messages: { text },
    onError: (error) => {
      message = error.message
    },
  })
  const values = placeholders(text).map((mark) => [
    mark.slice(1, -1),
    mark.startsWith('<') ? (chunks: string) => chunks : 1,
  ])
  translate.markup('text', Object.fromEntries(values))
  return message
}

const english = readTexts(defaultLocale)
const translations = locales.filter((locale) => locale !== defaultLocale)

/** Problems of the texts of one file, each with file, key and cure. */
function problemsOf(
  locale: Locale,
  check: (text: string, key: string) => string | false | undefined,
): readonly string[] {
  return [...readTexts(locale)].flatMap(([key, text]) => {
    const problem = check(text, key)
    return problem ? [`${fileOf(locale)}, ${key}: ${problem}`] : []
  })
}

test.each(locales)('%s: has a file', (locale) => {
  const missing = [fileOf(locale)]
    .filter((file) => !existsSync(join(process.cwd(), file)))
    .map((file) => `${file}: is missing; copy en.json and translate it`)
  expect(missing).toEqual([])
})

test.each(locales)('%s: no text is empty or malformed', (locale) => {
  const problems = problemsOf(locale, (text) => {
    if (text.trim() === '') return 'is empty; write its text'
    const error = formatError(locale, text)
    return error && `is not a valid ICU message; fix it: ${error}`
  })
  expect(problems).toEqual([])
})

describe.each(translations)('%s', (locale) => {
  const keys = [...readTexts(locale).keys()]

  it("has English's keys in English's order", () => {
    const order = [...english.keys()]
    const cures = [
      ...order
        .filter((key) => !keys.includes(key))
        .map((key) => `${key}: is missing; translate it from en.json`),
      ...keys
        .filter((key) => !english.has(key))
        .map((key) => `${key}: is not in en.json; add it there or delete it`),
    ]
    const moved = keys.find((key, index) => key !== order[index])
    if (cures.length === 0 && moved)
      cures.push(`${moved}: stands elsewhere in en.json; move it there`)
    expect(cures.map((cure) => `${fileOf(locale)}, ${cure}`)).toEqual([])
  })

  it("has English's placeholders", () => {
    const problems = problemsOf(locale, (text, key) => {
      const wanted = placeholders(english.get(key) ?? text).join(' ')
      const found = placeholders(text).join(' ')
      return found !== wanted && `has «${found}»; write «${wanted}»`
    })
    expect(problems).toEqual([])
  })

  it('is translated', () => {
    const reasons = sameAsEnglish[locale] ?? {}
    const problems = problemsOf(locale, (text, key) => {
      const same = text === english.get(key)
      if (same && !reasons[key])
        return `is English's «${text}»; translate it, or give the reason in sameAsEnglish`
      if (!same && reasons[key])
        return "is not English's any more; delete it from sameAsEnglish"
      return undefined
    })
    const gone = Object.keys(reasons)
      .filter((key) => !english.has(key))
      .map((key) => `${key}: is not in en.json; delete it from sameAsEnglish`)
    expect([...problems, ...gone]).toEqual([])
  })

  it("uses the language's own marks", () => {
    const rules = [apostrophes, ...(typography[locale] ?? [])]
    const problems = problemsOf(locale, (text) => {
      const prose = text.replace(/\{[^{}]*\}/g, '{}')
      const rule = rules.find(({ wrong }) => wrong.test(prose))
      return rule && `«${text}»; ${rule.cure}`
    })
    expect(problems).toEqual([])
  })
})
