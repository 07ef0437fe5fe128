import { type LanguageHabits, wholeWords } from './habit'

const nodes = 'Nodes are not asked and do not answer'

/** Words that end in `-nya` without a pronoun in them: "only", "have", "usually". */
const fixed =
  'hanya|punya|misalnya|biasanya|umumnya|khususnya|sebenarnya|sebaiknya|sebaliknya|seharusnya|semestinya|' +
  'sebelumnya|sesudahnya|setelahnya|berikutnya|selanjutnya|akhirnya|akibatnya|artinya|gantinya|adanya|' +
  'semuanya|seluruhnya|keduanya|ketiganya|keempatnya|lainnya|selebihnya|selengkapnya|sepenuhnya|' +
  'selamanya|seterusnya|sekurang-kurangnya|setidaknya|satu-satunya|dalamnya|antaranya|atasnya'

/** The pronoun `-nya`, which English "its" and "the" bring in too often. */
const pronounNya = new RegExp(
  String.raw`(?<![\p{L}-])(?!(?:${fixed})(?!\p{L}))[\p{L}-]*nya(?!\p{L})`,
  'giu',
)

/** Indonesian (content/style/id.md). */
export const indonesianHabits: LanguageHabits = {
  unit: 'words',
  rhythm: {
    short: 6,
    share: 18,
    inRow: 8,
    better: 'Three short sentences in sequence are two too many',
  },
  habits: [
    {
      name: 'jendela (masa berlaku)',
      pattern: wholeWords('jendela(?:nya)?'),
      most: 3,
      better: 'What is valid for a time has a `masa berlaku`, no window',
    },
    {
      name: 'menandatangani untuk',
      pattern: /tangani untuk/giu,
      most: 0,
      better: '`atas nama` a PDA, not `untuk` it',
    },
    {
      name: 'untuknya',
      pattern: wholeWords('untuknya'),
      most: 0.8,
      better: '`-nya` only where the owner would be unclear without it',
    },
    {
      name: 'tanya',
      pattern: /(?<!\p{L})(?:ber|men)?tanya(?:kan|lah)?(?!\p{L})/giu,
      most: 0.8,
      better: nodes,
    },
    {
      name: 'jawab',
      pattern: /(?<!\p{L})(?:men)?jawab(?:an|nya|annya)?(?!\p{L})/giu,
      most: 1,
      better: nodes,
    },
    {
      name: 'bungkus (wrap)',
      pattern: /(?<!\p{L})(?:mem)?bungkus(?:nya|an)?(?!\p{L})/giu,
      most: 1.5,
      better: '`wrap SOL` and `unwrap SOL` are used as verbs',
    },
    {
      name: 'terlalu lama (too old)',
      pattern: /(?<!\p{L})terlalu lama(?!\p{L})/giu,
      most: 0.8,
      better: '`terlalu lama` takes too long',
    },
    {
      name: 'mencairkan',
      pattern: /(?<!\p{L})(?:men|di)?cairkan(?!\p{L})/giu,
      most: 0,
      better: '`mencairkan` is for money',
    },
    {
      name: 'dengan tangan',
      pattern: /(?<!\p{L})dengan tangan(?!\p{L})/giu,
      most: 0,
      better: 'By hand is `secara manual`',
    },
    {
      name: 'periksa bahwa',
      pattern: /(?<!\p{L})periksa (?:dahulu |dulu )?bahwa(?!\p{L})/giu,
      most: 0,
      better: '`Pastikan`',
    },
    {
      name: 'sebuah',
      pattern: wholeWords('sebuah'),
      most: 5.5,
      better: '`sebuah` only for "one of several"',
    },
    {
      name: '-nya',
      pattern: pronounNya,
      most: 27,
      better: '`-nya` only where the owner would be unclear without it',
    },
    {
      name: 'joined with dan',
      pattern: /, dan /gu,
      most: 17,
      better: 'Never join with `dan` what is cause and result',
    },
    {
      name: 'karena',
      pattern: wholeWords('karena'),
      most: 8.5,
      better: 'Likewise `karena` and `sehingga`',
    },
    {
      name: 'sehingga',
      pattern: wholeWords('sehingga'),
      most: 5,
      better: 'Likewise `karena` and `sehingga`',
    },
  ],
  unfinished: [],
}
