/**
 * Writes a text that is still being fetched: some browsers forget the click while a script waits.
 */
async function putIntoClipboard(text: Promise<string>): Promise<void> {
  const blob = text.then((value) => new Blob([value], { type: 'text/plain' }))
  try {
    const item = new ClipboardItem({ 'text/plain': blob })
    await navigator.clipboard.write([item])
  } catch {
    await navigator.clipboard.writeText(await text)
  }
}

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answers with ${response.status}`)
  return response.text()
}

/**
 * Copies the text of a file.
 *
 * @param url of the file
 * @throws when the file does not load, or the browser refuses
 */
export function copyText(url: string): Promise<void> {
  return putIntoClipboard(fetchText(url))
}
