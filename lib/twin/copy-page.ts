import { say } from '@/lib/feedback/say'

/** The text has to be promised at once: some browsers forget the click while it is fetched. */
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

/** Copies a page's Markdown, and says what became of it. Where that fails, the link to the Markdown shows beside the button. */
async function copyPage(button: HTMLElement, url: string): Promise<void> {
  const { copied = '', failed = '' } = button.dataset
  try {
    await putIntoClipboard(fetchText(url))
    say(button, copied)
  } catch (error) {
    console.warn('The page cannot be copied:', error)
    button.parentElement?.setAttribute('data-failed', '')
    say(button, failed)
  }
}

function onClick({ target }: Event): void {
  const button =
    target instanceof Element
      ? target.closest<HTMLElement>('[data-copy-page]')
      : null
  if (button?.dataset.copyPage) void copyPage(button, button.dataset.copyPage)
}

/** Listens for clicks on the copy button of whichever page a document shows. Returns the function that stops it. */
export function bindCopyPage(root: Document): () => void {
  root.addEventListener('click', onClick)
  return () => root.removeEventListener('click', onClick)
}
