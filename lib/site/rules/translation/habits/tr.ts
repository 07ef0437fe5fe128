import { type LanguageHabits, wholeWords } from './habit'

/** Turkish (content/style/tr.md). */
export const turkishHabits: LanguageHabits = {
  unit: 'words',
  rhythm: {
    short: 6,
    share: 24,
    inRow: 6,
    better: 'Three short sentences in a row are a telegram',
  },
  habits: [
    {
      name: 'bu yüzden, bu nedenle',
      pattern: /(?<!\p{L})bu (?:yüzden|nedenle)(?!\p{L})/giu,
      most: 0.8,
      better: '`bu yüzden` and `bu nedenle` are rare',
    },
    {
      name: 'bu yüzden after a semicolon',
      pattern: /; bu (?:yüzden|nedenle)(?!\p{L})/giu,
      most: 0,
      better: 'never follow a semicolon',
    },
    {
      name: 'onu, ona, onun',
      pattern: wholeWords('onu|ona|onun'),
      most: 2,
      better:
        'Instead of `onu`, `ona`, `onun`, drop the object or repeat the noun',
    },
    {
      name: 'o zaman',
      pattern: /(?<!\p{L})o zaman(?!\p{L})/giu,
      most: 0.8,
      better: 'For English "then" mostly nothing',
    },
    {
      name: 'yoksa',
      pattern: wholeWords('yoksa'),
      most: 0.8,
      better: 'for "otherwise" `aksi hâlde`',
    },
    {
      name: 'sormak (sorgulamak)',
      pattern: wholeWords('sorun|sorup|sorar|sorarsanız'),
      most: 1,
      better: 'Nodes are not asked: `sorgulamak`',
    },
    {
      name: 'denetlemek (kontrol etmek)',
      pattern: /(?<!\p{L})denetle\p{L}*/giu,
      most: 1,
      better: '`denetlemek` means to audit',
    },
    {
      name: 'öteki, öbür',
      pattern: /(?<!\p{L})(?:öteki|öbür)\p{L}*/giu,
      most: 0,
      better: '`diğer`, not `öteki`, `öbür`',
    },
    {
      name: 'götürmek (vermek)',
      pattern: /(?<!\p{L})götür\p{L}*/giu,
      most: 0,
      better: 'Seeds do not lead',
    },
    {
      name: 'yabancı',
      pattern: /(?<!\p{L})yabancı\p{L}*/giu,
      most: 0,
      better: '`yabancı` for anybody else',
    },
    {
      name: 'colon as connector',
      pattern: /: \p{Ll}/gu,
      most: 4.2,
      better: 'not as a connector in the middle of a sentence',
    },
    {
      name: 'joined with ve',
      pattern: wholeWords('ve'),
      most: 35.5,
      better: 'not by `ve`',
    },
    {
      name: 'çünkü',
      pattern: wholeWords('çünkü'),
      most: 2.2,
      better: '`çünkü` at most once in a section',
    },
  ],
  unfinished: [],
}
