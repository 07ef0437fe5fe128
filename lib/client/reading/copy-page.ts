import { closest } from '../closest'
import { say } from '../say'
import { copyText } from './copy-text'

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
    say(button, copied)
  } catch (error) {
    console.warn('The page cannot be copied:', error)
    // Reveals the link to the Markdown beside the button.
    button.dataset.refused = ''
    say(button, failed)
  }
}
