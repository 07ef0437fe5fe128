/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { slugsOf } from '@/lib/site/content/files'
import { parseSourcePage } from '@/lib/site/content/source-page'
import { styleFileOf } from '@/lib/site/rules/translation/style-file'
import { defaultLocale, type Locale, locales } from '@/site.config'
import { habitsRule } from './habits-rule'
import { habitsOf } from './languages'

const head = '---\ntitle: X\ndescription: X\n---\n\n'
const problemsOf = (locale: Locale, text: string, slug = 'core-concepts/new') =>
  habitsRule(parseSourcePage(locale, slug, `${head}${text}\n`)).map(
    ({ message }) => message,
  )
// A language of few pages has no habits yet: they are found while it is written.
const translated = locales.filter(
  (locale) => locale !== defaultLocale && slugsOf(locale).length >= 5,
)
const all = translated.flatMap((locale) => {
  const { rhythm, habits = [] } = habitsOf[locale] ?? {}
  return [...(rhythm ? [rhythm] : []), ...habits].map(
    ({ better }) => [locale, better] as const,
  )
})

test.each(translated)('%s has habits', (locale) => {
  expect(habitsOf[locale]?.habits.length).toBeGreaterThan(4)
})

test.each(all)('%s: the page of style says "%s"', (locale, better) => {
  const style = readFileSync(styleFileOf(locale), 'utf8')
  expect(style.replaceAll(/\s+/g, ' ')).toContain(better)
})

test.each(translated)('%s excuses only pages that exist', (locale) => {
  const unknown = habitsOf[locale]?.unfinished.filter(
    (slug) => !slugsOf(locale).includes(slug),
  )
  expect(unknown).toEqual([])
})

/** What translators wrote, by language, with the name of what is counted. */
test.each<[Locale, string, string]>([
  ['de', 'also', 'Die neue Authority signiert nicht, prüfe also ihre Adresse.'],
  ['de', 'nehmen (verwenden)', 'Dann nimm eine solche Funktion.'],
  ['de', 'null (0)', 'Ein Limit, das du weglässt, ist null.'],
  ['fr', 'donc', 'Vérifiez donc avant d’utiliser les données.'],
  ['fr', 'nommer (indiquer)', 'Le compte de tokens nomme son mint.'],
  ['es', 'así que', 'El nodo lo sabe, así que consúltalo.'],
  ['es', 'space inside a number', 'Son 2 500 000 de bytes.'],
  ['id', 'tanya', 'Tanyakan saldo minimum ke node.'],
  ['id', 'menandatangani untuk', 'Program itu menandatangani untuk PDA.'],
  ['id', '-nya', 'Ambil akunnya, lalu baca datanya.'],
  ['vi', 'Hãy', 'Hãy đọc dữ liệu từ node.'],
  ['vi', 'nó', 'Chương trình đọc nó.'],
  ['th', 'คำตอบ', 'คำตอบรวมไบต์แล้ว'],
  ['th', 'ค.ศ.', 'เดือนกันยายน ค.ศ.2026'],
  ['kr', '여러분, 당신', '여러분의 프로그램입니다.'],
  ['kr', '묻다, 답하다', '노드에 물어보십시오.'],
  [
    'tr',
    'bu yüzden after a semicolon',
    'Anahtarı yoktur; bu yüzden imzalamaz.',
  ],
  ['tr', 'öteki, öbür', 'Öteki hesap açıktır.'],
  ['zh', '里 (中)', '在程序里查询。'],
])('%s: "%s" said again and again is named', (locale, name, sentence) => {
  const messages = problemsOf(locale, `${sentence}\n\n`.repeat(12))
  const message = messages.find((text) => text.includes(`"${name}"`))
  expect(message).toContain(sentence)
  expect(message).toContain(`${styleFileOf(locale)} says: `)
})

test.each<[Locale, string]>([
  ['de', 'Der Node kennt das Konto also. Die App bekommt alles. '],
  ['tr', 'Hesap bu yüzden açık kalır. '],
])('%s: "%s" said once on a page is no habit', (locale, text) => {
  expect(problemsOf(locale, text)).toEqual([])
})

test.each<[Locale, string]>([
  [
    'de',
    'Die Halterung zeigt den Network State in Nullbytes und nennenswert mehr.',
  ],
  ['id', 'Biasanya program hanya punya satu akun, misalnya keduanya.'],
  ['kr', '다음 예제는 길이에 4, 그다음 UTF-8 바이트를 기록합니다.'],
  ['th', 'นอกเวลาทำการ และน้ำมัน'],
  ['zh', '程序请求 PDA 的里程碑，申请空投几乎没有问题。'],
])('%s: "%s" only looks like a habit', (locale, text) => {
  expect(problemsOf(locale, `${text}\n\n`.repeat(12))).toEqual([])
})

const row = 'Der Account ist leer. Der Mint fehlt. Der Test läuft.'
const joined =
  'Der Account ist leer, solange der Mint fehlt, auf den er verweist. Der Test läuft.'

test('three short sentences in a row are a telegram, in one paragraph', () => {
  expect(problemsOf('de', row)).toEqual([
    expect.stringContaining('Der Account ist leer. | 6: Der Mint fehlt.'),
  ])
  expect(problemsOf('de', row.replaceAll('. ', '.\n\n'))).toEqual([])
  expect(problemsOf('de', joined)).toEqual([])
})

test('a page of short sentences is named with its share', () => {
  const long =
    'Dieser Satz ist länger, weil er Ursache und Folge in sich vereint.\n\n'
  const page = (short: number) =>
    `${'Der Account ist leer.\n\n'.repeat(short)}${long.repeat(30 - short)}`.replaceAll(
      ' weil ',
      ' wenn ',
    )
  expect(problemsOf('de', page(12))).toEqual([
    expect.stringContaining('40 % of the sentences have 6 words or fewer'),
  ])
  expect(problemsOf('de', page(3))).toEqual([])
})

test('a page that was excused and keeps the limits is taken off', () => {
  const [slug] = habitsOf.id?.unfinished ?? []
  if (!slug) return
  expect(problemsOf('id', 'Akun ini kosong.', slug)).toEqual([
    expect.stringContaining(`remove "${slug}" from`),
  ])
})
