/** The gap between two sentences: a space, but nothing after the full-width period of Chinese. */
export function sentenceGap(lang: string): string {
  return lang.startsWith('zh') ? '' : ' '
}
