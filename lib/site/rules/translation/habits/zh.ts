import type { LanguageHabits } from './habit'

/** Chinese (content/style/zh.md). */
export const chineseHabits: LanguageHabits = {
  unit: 'characters',
  rhythm: {
    short: 12,
    share: 12,
    inRow: 12,
    better: 'Chinese joins by order',
  },
  habits: [
    {
      name: '里 (中)',
      pattern: /里(?!程)/gu,
      most: 12,
      better: '中 instead of 里',
    },
    {
      name: '几 (多、若干)',
      pattern: /几(?!乎)/gu,
      most: 6,
      better: '多 or 若干 instead of 几',
    },
    {
      name: '就',
      pattern: /就/gu,
      most: 12,
      better: 'many sentences need neither 就 nor 那么',
    },
    {
      name: '请',
      pattern: /(?<!申)请(?!求)/gu,
      most: 4,
      better: '请 only where the reader could overlook the step',
    },
    {
      name: '问、回答',
      pattern: /询问|(?<!访)问(?!题)|回答/gu,
      most: 3,
      better: 'nobody 询问 or 回答',
    },
    {
      name: '所以',
      pattern: /所以/gu,
      most: 20,
      better: '所以 at most once in a paragraph',
    },
  ],
  unfinished: [],
}
