/** @jest-environment node */
import { parseSourcePage } from '@/lib/content/source-page'
import type { Locale } from '@/site.config'
import { marksRule } from './marks-rule'
import { repaired } from './repair'

const head = '---\ntitle: X\ndescription: …\n---\n\n'
const repair = (locale: Locale, text: string, before = head) =>
  repaired(parseSourcePage(locale, 'core-concepts/new', `${before}${text}\n`))
    .slice(before.length)
    .trimEnd()

const problemsIn = (locale: Locale, text: string) =>
  marksRule(parseSourcePage(locale, 'core-concepts/new', head + text))

test.each<[Locale, string, string]>([
  ['fr', "l'adresse", 'l’adresse'],
  ['fr', 'Pourquoi?', 'Pourquoi\u202F?'],
  ['fr', 'Pourquoi ?', 'Pourquoi\u202F?'],
  ['fr', 'Deux cas : un compte', 'Deux cas\u00A0: un compte'],
  ['fr', 'Voici `a`: un compte', 'Voici `a`\u00A0: un compte'],
  ['fr', 'le "compte"', 'le «\u202Fcompte\u202F»'],
  ['fr', '« compte »', '«\u202Fcompte\u202F»'],
  ['zh', '账户,程序', '账户，程序'],
  ['zh', '账户, 程序', '账户，程序'],
  ['zh', '一个Solana账户', '一个 Solana 账户'],
  ['zh', '调用`getSlot`得到', '调用 `getSlot` 得到'],
  ['de', 'das "Wort"', 'das „Wort“'],
  ['de', 'das „Wort”', 'das „Wort“'],
  ['de', 'das\n"Wort" ist\n"hier"', 'das\n„Wort“ ist\n„hier“'],
  ['fr', 'Pourquoi\n? Oui', 'Pourquoi\u202F? Oui'],
  ['th', 'ลง\u200Bนาม.', 'ลงนาม'],
  ['kr', '`Account` 는 주소입니다.', '`Account`는 주소입니다.'],
  ['tr', "Solana'nın", 'Solana’nın'],
  ['vi', 'một  "tài khoản"'.normalize('NFD'), 'một “tài khoản”'],
  ['kr', '계정은 주소입니다.'.normalize('NFD'), '계정은 주소입니다.'],
])('%s: "%s" is not written so, and becomes "%s"', (locale, wrong, right) => {
  expect(repair(locale, wrong)).toBe(right)
  expect(repair(locale, right)).toBe(right)
  expect(problemsIn(locale, wrong)).not.toEqual([])
  expect(problemsIn(locale, right)).toEqual([])
})

test.each<[Locale, string]>([
  // Code, addresses and tags are not language.
  ['fr', "Passez `l'a ?`\n\n```ts\nconst a = b ? 'c' : \"d\"\n```"],
  ['fr', '<FactSheet ids="a" />\n\n[voir](/guides/a?b "c")'],
  ['fr', 'Un &amp; deux &lt; trois'],
  // A space would move into the tags, or stars would be beside a mark.
  ['zh', '**账户**Solana'],
  ['zh', '**账户：** 程序'],
  // A writer has to decide.
  ['zh', '账户(a)和"程序"'],
  ['zh', '账户.so'],
  ['zh', '账户...'],
  ['fr', 'voir www.exemple.org/?a=b'],
  ['de', 'wenn Sie signieren'],
  ['es', 'Qué es?'],
  // English has no such rule.
  ['en', 'the account\'s "owner" ?'],
])('%s: "%s" stays', (locale, text) => {
  expect(repair(locale, text)).toBe(text)
})

test('lists, tables, captions, front matter and several lines are repaired in place', () => {
  const before = `---\ntitle: L'adresse\ndescription: ${'…'.repeat(44)}\n---\n\n`
  const text =
    "- l'un ?\n  `x` et l'autre ?\n\n> l'un\n> et l'autre\n\n| l'un |\n| --- |\n| deux ; |\n\n<Figure alt=\"l'un ?\" />"
  const page = parseSourcePage('fr', 'core-concepts/new', `${before}${text}\n`)
  expect(repaired(page)).toBe(
    `${before}${text}\n`
      .replaceAll("'", '’')
      .replaceAll(/ (?=[?;])/g, '\u202F'),
  )
})
