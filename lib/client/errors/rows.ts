import type { ErrorText } from './answer'
import { plainWords } from './plain-words'

/** An error of the page with its element. */
export interface Row extends ErrorText {
  readonly element: HTMLElement
}

/** The section of a program with its errors. */
export interface Program {
  readonly section: HTMLElement
  readonly name: string
  readonly address?: string
  /** The fold around the errors without an explanation. */
  readonly folded: HTMLDetailsElement | null
  readonly rows: readonly Row[]
}

/** Reads a program's section, and links each code to itself. */
export function programOf(section: HTMLElement): Program {
  const { address } = section.dataset
  const name = section.querySelector('h2')?.textContent ?? ''
  const elements = section.querySelectorAll<HTMLElement>('dl > div')
  return {
    section,
    name,
    address,
    folded: section.querySelector('details'),
    rows: Array.from(elements, (element) => rowOf(element, name, address)),
  }
}

function rowOf(element: HTMLElement, program: string, address?: string): Row {
  const term = element.querySelector('dt')
  if (term) linkCode(term, element.id)
  const [name = '', ...texts] = Array.from(
    element.querySelectorAll('dd'),
    ({ textContent }) => textContent ?? '',
  )
  return {
    element,
    address,
    decimal: term?.lastChild?.textContent ?? '',
    name,
    message: texts[0] ?? '',
    text: [program, name, plainWords(name), ...texts].join(' ').toLowerCase(),
  }
}

/** Links a code to its own address. The document would weigh too much with such links. */
function linkCode(term: HTMLElement, id: string): void {
  const code = term.firstChild
  if (!(code instanceof Text)) return
  const link = document.createElement('a')
  link.href = `#${id}`
  code.replaceWith(link)
  link.append(code)
}
