import { createRoot } from 'react-dom/client'
import { textIn } from '@/lib/client/reading/program-of'
import { Playground } from './Playground'
import styles from './Playground.module.css'
import { newDraft, type Recipe } from './recipe'

type Panel = Omit<Parameters<typeof Playground>[0], 'choice' | 'starter'>

/** The recipe that an address may name: `playground.html?recipe=guides/a/b.ts`. */
const parameter = 'recipe'

/**
 * Puts the playground in the place of its static program.
 *
 * @returns what closes it, after which the page is as it was
 */
export function openPlayground(place: HTMLElement, panel: Panel): () => void {
  const choice = place.querySelector('select')
  const listing = place.querySelector('pre')
  if (!choice || !listing) return () => {}
  const starter: Recipe = {
    file: place.dataset.playground ?? '',
    program: textIn(place, 'pre'),
    recorded: undefined,
    draft: newDraft(),
  }
  const box = document.createElement('div')
  box.className = styles.box ?? ''
  listing.after(box)
  showStatic(place, false)
  choice.value = namedRecipe(choice)
  choice.addEventListener('change', nameRecipe)
  const root = createRoot(box)
  root.render(<Playground starter={starter} choice={choice} {...panel} />)
  return () => {
    choice.removeEventListener('change', nameRecipe)
    root.unmount()
    box.remove()
    showStatic(place, true)
  }
}

/** Chooses the recipe that the address names now. */
export function followAddress(place: HTMLElement): void {
  const choice = place.querySelector('select')
  if (!choice) return
  const named = namedRecipe(choice)
  if (choice.value === named) return
  choice.value = named
  choice.dispatchEvent(new Event('change'))
}

/** Shows the parts of a page without scripts, or those of one with them. */
function showStatic(place: HTMLElement, isStatic: boolean): void {
  place
    .querySelector('[data-needs-scripts]')
    ?.toggleAttribute('hidden', !isStatic)
  place.querySelector('pre')?.toggleAttribute('hidden', !isStatic)
  place
    .querySelector('select')
    ?.closest('p')
    ?.toggleAttribute('hidden', isStatic)
}

/** The recipe of the address, if the choice has it; anything else is nothing. */
function namedRecipe(choice: HTMLSelectElement): string {
  const named = new URLSearchParams(location.search).get(parameter)
  return (
    Array.from(choice.options).find(({ value }) => value === named)?.value ?? ''
  )
}

/** Names the chosen recipe in the address, so that a link to it can be copied. */
function nameRecipe(this: HTMLSelectElement): void {
  const url = new URL(location.href)
  if (this.value) url.searchParams.set(parameter, this.value)
  else url.searchParams.delete(parameter)
  history.replaceState(history.state, '', url)
}
