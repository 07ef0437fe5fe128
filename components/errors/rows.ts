import type { ErrorText } from './find-errors'
import { phrasesOf, plainWords } from './phrases'

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
export function readSection(section: HTMLElement): Program {
  const { address, client } = section.dataset
  const name = section.querySelector('h2')?.textContent ?? ''
  const program = { program: name, address, isClient: client !== undefined }
  const elements = section.querySelectorAll<HTMLElement>('dl > div')
  return {
    section,
    name,
    address,
    folded: section.querySelector('details'),
    rows: Array.from(elements, (element) => rowOf(element, program)),
  }
}

function rowOf(
  element: HTMLElement,
  program: Pick<Row, 'program' | 'address' | 'isClient'>,
): Row {
  const term = element.querySelector('dt')
  const decimal = term?.lastChild?.textContent ?? ''
  const isNumber = /^-?\d+$/.test(decimal)
  if (term) linkCode(term, element.id)
  const texts = Array.from(
    element.querySelectorAll('dd'),
    ({ textContent }) => textContent ?? '',
  )
  // An error without a number has its name in place of the code.
  const [name = '', ...rest] = isNumber ? texts : [decimal, ...texts]
  const help = element.querySelector('[translate="yes"]')?.textContent
  const messages = help === undefined ? rest : rest.slice(0, -1)
  return {
    ...program,
    element,
    decimal: isNumber ? decimal : '',
    isProgramCode: term?.querySelector('span') !== null,
    name,
    phrases: phrasesOf(name, messages[0] || isNumber ? messages : [name]),
    text: [program.program, name, plainWords(name), ...messages]
      .join(' ')
      .toLowerCase(),
    help: help?.toLowerCase() ?? '',
  }
}

/** Links a code to its own address. In the document, such links would weigh too much. */
function linkCode(term: HTMLElement, id: string): void {
  const code = term.firstChild
  if (!(code instanceof Text)) return
  const link = document.createElement('a')
  link.href = `#${id}`
  code.replaceWith(link)
  link.append(code)
}
