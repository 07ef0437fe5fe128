/** @jest-environment node */
import { parseSourcePage } from '@/lib/site/content/source-page'
import type { Locale } from '@/site.config'
import { habitsRule } from './habits-rule'
import { habitsOf } from './languages'

const head = '---\ntitle: X\ndescription: X\n---\n\n'

/** A sentence for each habit by its name; habits.test.ts has more. */
const examples: Readonly<Partial<Record<Locale, Record<string, string>>>> = {
  de: {
    'also after a comma': 'Sie signiert nicht, also prüfe ihre Adresse.',
    'nennen (enthalten)': 'Der Account nennt seinen Mint.',
    State: 'Der State liegt in Accounts.',
    Halter: 'Der Halter signiert die Transaktion.',
    'Wofür du es nimmst': 'Wofür du es nimmst, steht unten.',
    deploytes: 'Das ist ein deploytes Programm.',
    'imperative in -e': 'Hole zuerst den Blockhash.',
    'Und at the start': 'Und dann sendet sie die Transaktion.',
    'clauses joined with und': 'Der Node prüft sie, und die App wartet.',
    'weil, denn, deshalb, sodass': 'Sie scheitert, weil der Account fehlt.',
  },
  es: {
    'por eso': 'El nodo lo sabe y por eso responde.',
    'diseño (estructura)': 'Lee el diseño de la cuenta.',
    preguntar: 'El programa pregunta al nodo.',
    'nombrar, mandar': 'La cuenta nombra su programa.',
    'con seguridad': 'La transacción falla con seguridad.',
    'Ficha de datos': 'Consulta la ficha de datos.',
    'clauses joined with y': 'El nodo la comprueba, y la aplicación espera.',
    porque: 'Falla porque falta la cuenta.',
    'de modo que, por lo que, ya que': 'Falta la cuenta, de modo que falla.',
  },
  fr: {
    'donc after a colon': 'La clé est vide : la transaction échoue donc.',
    'prendre (utiliser)': 'Prenez la bibliothèque Kit.',
    'contrôler (vérifier)': 'Le nœud contrôle la signature.',
    'sauter (omettre)': 'Le programme saute une étape.',
    'il se peut que': 'Il se peut que le compte soit vide.',
    'faire faire': 'Faites signer le propriétaire.',
    'faux (invalide)': 'La signature est fausse.',
    'manquer (être absent)': 'La clé manque dans la liste.',
    'clauses joined with et': 'Le nœud la vérifie, et l’application attend.',
    'car, comme, puisque, parce que': 'Elle échoue, car le compte est vide.',
  },
  id: {
    'jendela (masa berlaku)': 'Blockhash itu punya jendela pendek.',
    untuknya: 'Buat akun untuknya lebih dahulu.',
    jawab: 'Node menjawab dengan slot.',
    'bungkus (wrap)': 'Program membungkus SOL itu.',
    'terlalu lama (too old)': 'Blockhash itu terlalu lama.',
    mencairkan: 'Program mencairkan akun itu.',
    'dengan tangan': 'Hitung biaya dengan tangan.',
    'periksa bahwa': 'Periksa bahwa akun itu ada.',
    sebuah: 'Ini sebuah akun token.',
    '-nya': 'Baca saldonya dari node.',
    'joined with dan': 'Node memeriksa, dan aplikasi menunggu.',
    karena: 'Transaksi gagal karena akun kosong.',
    sehingga: 'Akun kosong sehingga transaksi gagal.',
  },
  vi: {
    'của nó': 'Đọc dữ liệu của nó.',
    chúng: 'Chương trình đọc chúng một lần.',
    'câu trả lời': 'Đọc câu trả lời của node.',
    hỏi: 'Ứng dụng hỏi node.',
    'văn bản (chuỗi)': 'Đây là một văn bản ngắn.',
    'và không gì khác': 'Ví chỉ ký và không gì khác.',
    'nhiều hơn không': 'Số dư nhiều hơn không.',
    'sống tiếp': 'Tài khoản sống tiếp sau đó.',
    'chuyển tiếp nonce': 'Lệnh này chuyển tiếp nonce.',
    'joined with và': 'Node kiểm tra, và ứng dụng chờ.',
    vì: 'Giao dịch lỗi vì thiếu tài khoản.',
    ', nên': 'Thiếu tài khoản, nên giao dịch lỗi.',
  },
  th: {
    'ให้ at the start': 'ให้อ่านบัญชีก่อน',
    'ให้ after a space': 'ก่อนส่ง ให้อ่านบัญชี',
    ถาม: 'โปรแกรมถามโหนด',
    มัน: 'โปรแกรมอ่านมัน',
    รายการ: 'อ่านรายการบัญชี',
    'ทำการ, ซึ่งมันคือ, ในการที่จะ': 'ระบบทำการลงนาม',
    ถูกสร้าง: 'บัญชีถูกสร้างแล้ว',
    'จึงควร, จึงต้อง': 'จึงควรตรวจบัญชีก่อน',
  },
  kr: {
    '권한이 서명': '권한이 서명합니다.',
    'colon after a sentence': '다음을 기록합니다: 길이, 값.',
    'question as condition': '계정이 없습니까?',
    '그다음, 그래서, 그러면': '그다음 계정을 읽습니다.',
    '그러지 않으면': '그러지 않으면 실패합니다.',
    '더는, 언제나': '계정은 더는 없습니다.',
    ', 곧': '소유자, 곧 프로그램이 씁니다.',
    빌림: '빌림 횟수를 확인합니다.',
    옵니다: '값은 노드에서 옵니다.',
    '만나다, 이어지다': '두 주소가 만납니다.',
    '-(으)므로': '계정이 없으므로 실패합니다.',
  },
  tr: {
    'bu yüzden, bu nedenle': 'Hesap bu yüzden açık kalır.',
    'onu, ona, onun': 'Program onu okur.',
    'o zaman': 'İşlem o zaman gönderilir.',
    yoksa: 'Önce okuyun yoksa işlem düşer.',
    'sormak (sorgulamak)': 'Bakiyeyi düğüme sorun.',
    'denetlemek (kontrol etmek)': 'Düğüm imzayı denetler.',
    'götürmek (vermek)': 'Seed’ler adrese götürür.',
    yabancı: 'Yabancı bir program yazar.',
    'colon as connector': 'Hesap boştur: işlem düşer.',
    'joined with ve': 'Okuyun ve yazın.',
    çünkü: 'İşlem düşer çünkü hesap boştur.',
  },
  zh: {
    '几 (多、若干)': '这里有几个账户。',
    就: '账户就存在。',
    请: '请先读取账户。',
    '问、回答': '向节点询问余额。',
    所以: '账户为空，所以失败。',
  },
}

const problemsOf = (locale: Locale, text: string, slug = 'guides/new') =>
  habitsRule(parseSourcePage(locale, slug, `${head}${text}\n`)).map(
    ({ message }) => message,
  )

const rows = Object.entries(examples).flatMap(([locale, sentences]) =>
  Object.entries(sentences).map(
    ([name, sentence]) => [locale as Locale, name, sentence] as const,
  ),
)

test.each(rows)('%s: "%s" is counted', (locale, name, sentence) => {
  const messages = problemsOf(locale, `${sentence}\n\n`.repeat(12))
  const message = messages.find((text) => text.startsWith(`has "${name}" `))
  expect(message).toContain(sentence)
  const habit = habitsOf[locale]?.habits.find((each) => each.name === name)
  expect(message).toContain(` says: ${habit?.better})`)
})

test.each(Object.entries(habitsOf))('%s says what is better', (_, language) => {
  const { habits, rhythm } = language
  for (const { better } of [...habits, ...(rhythm ? [rhythm] : [])])
    expect(better).toMatch(/\p{L}{2}/u)
})

test('three short sentences in a row are named with the cure', () => {
  const text = 'Der Account ist leer. Der Mint fehlt. Der Test läuft.'
  expect(problemsOf('de', text)).toEqual([
    expect.stringMatching(
      /^three sentences of at most 8 words in a row; join them, but not with "and": 6: /,
    ),
  ])
})

test('an excused page is not measured, and is taken off when it keeps the limits', () => {
  const { de } = habitsOf
  if (!de) throw new Error('German has habits')
  const excused = jest.replaceProperty(de, 'unfinished', ['guides/new'])
  expect(problemsOf('de', 'Und dann sendet sie sie.')).toEqual([])
  expect(problemsOf('de', 'Der Account ist leer.')).toEqual([
    'keeps the limits of its language now; remove "guides/new" from `unfinished` in lib/site/rules/translation/habits/de.ts',
  ])
  excused.restore()
})
