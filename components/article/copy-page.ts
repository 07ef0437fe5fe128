import { showResult } from '@/lib/client/announce'
import { closest } from '@/lib/client/closest'

/** Starts the button below an article that copies the page as Markdown. */
export function startCopyPage(): void {
  document.addEventListener('click', ({ target }) => {
    const button = closest(target, '[data-copy-page]')
    if (button) void copyPage(button)
  })
}

async function copyPage(button: HTMLElement): Promise<void> {
  const { copyPage: url = '', copied = '', failed = '' } = button.dataset
  try {
    await copyText(url)
    showResult(button, copied)
  } catch (error) {
    console.warn('The page cannot be copied:', error)
    // Reveals the link to the Markdown beside the button.
    button.dataset.refused = ''
    showResult(button, failed)
  }
}

/**
 * Writes a text that is still loading: some browsers drop the user activation while a script waits.
 */
async function writeClipboard(text: Promise<string>): Promise<void> {
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
function copyText(url: string): Promise<void> {
  return writeClipboard(fetchText(url))
}
