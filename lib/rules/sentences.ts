const ending =
  /[.!?…](?:[)"”’“\uE000]|[\u00A0\u202F]?»)*(?:\s+|$)|[。！？][）”’]*/gu

/** Abbreviations of English and other languages whose period ends no sentence. */
const abbreviations =
  /(?:\be\.g|\bi\.e|\betc|\bvs|\bNo|\bMr|\bDr|\bz\. ?B|\bd\. ?h|\bbzw|\bp\. ej|\bdll|\bdsb|\bvb|\b[Bb]kz|\bv\. ?v)\.\s$/u

/**
 * The sentences of a text in order, trimmed. A colon ends no sentence, nor does the period inside a
 * number.
 */
export function sentencesOf(text: string): readonly string[] {
  const sentences: string[] = []
  let start = 0
  for (const match of text.matchAll(ending)) {
    const end = match.index + match[0].length
    const sentence = text.slice(start, end)
    if (abbreviations.test(sentence) && end < text.length) continue
    sentences.push(sentence.trim())
    start = end
  }
  const rest = text.slice(start).trim()
  return rest ? [...sentences, rest] : sentences
}
