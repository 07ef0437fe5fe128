import { onPage } from '@/lib/client/page'
import { store } from '@/lib/client/stored'
import { choiceKey, choiceParameter, parseChoice } from './choice'

type Listen = (choice: string) => void

const listeners = new Set<Listen>()

const notify = (choice: string) => {
  for (const listen of listeners) listen(choice)
}

/**
 * The reader's choice of language: that of the link, else the stored one, which the script in the
 * head has set on `<html>` (decision 14). Empty where there is none.
 */
export function currentChoice(): string {
  const fromLink = new URLSearchParams(location.search).get(choiceParameter)
  const { code = null } = document.documentElement.dataset
  return parseChoice(fromLink) ?? parseChoice(code) ?? ''
}

/** Sets the choice of language for all groups, pages and visits. */
export function chooseCode(choice: string): void {
  document.documentElement.dataset.code = choice
  // Where storage is blocked, the choice holds for this document.
  store(choiceKey, choice)
  notify(choice)
}

let started = false

/** Subscribes to the reader's choice, including one in a new address. Returns the unsubscribe. */
export function onChoice(listen: Listen): () => void {
  if (!started) onPage(() => notify(currentChoice()))
  started = true
  listeners.add(listen)
  return () => listeners.delete(listen)
}
