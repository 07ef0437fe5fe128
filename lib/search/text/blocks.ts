import type { Nodes } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import { variantsOf } from '@/lib/code/samples'
import { textOf } from '@/lib/rules/elements'
import { lineOf } from './inline'
import { codesIn, identifiersIn, recordedErrors } from './sample-words'

/**
 * The searchable content of a part of a page: texts that a hit can show, and words that only find
 * it.
 */
export interface Gathered {
  readonly texts: readonly string[]
  readonly words: readonly string[]
}

const nothing: Gathered = { texts: [], words: [] }

const texts = (line = ''): Gathered => ({
  texts: line ? [line] : [],
  words: [],
})

const join = (parts: readonly Gathered[]): Gathered => ({
  texts: parts.flatMap((part) => part.texts),
  words: parts.flatMap((part) => part.words),
})

/** Gathers the paragraphs, list items, table rows, facts, errors and sample names of a block. */
export function gather(node: Nodes, lang: string): Gathered {
  switch (node.type) {
    case 'paragraph':
      return texts(lineOf(node, lang))
    case 'tableRow':
      return texts(node.children.map((c) => lineOf(c, lang)).join(' · '))
    case 'code':
      return texts(node.value.replace(/\s+/g, ' '))
    case 'mdxJsxFlowElement':
      return gatherComponent(node, lang)
    case 'heading':
    case 'yaml':
      return nothing
    default:
      return gatherChildren(node, lang)
  }
}

function gatherChildren(node: Nodes, lang: string): Gathered {
  if (!('children' in node)) return nothing
  return join(node.children.map((child) => gather(child, lang)))
}

function gatherComponent(node: MdxJsxFlowElement, lang: string): Gathered {
  const of = (name: string) => textOf(node, name)
  const inner = gatherChildren(node, lang)
  switch (node.name) {
    case 'Sources':
      return nothing
    case 'ErrorCase': {
      const line = [of('code'), of('text')].filter(Boolean).join(' ')
      return join([texts(line), inner])
    }
    case 'Callout':
    case 'Card':
      return join([texts(of('title')), inner])
    case 'Figure':
      return texts(of('caption'))
    case 'CodeGroup': {
      const sample = of('sample')
      return sample
        ? join(variantsOf(sample).map((file) => ofSample(file)))
        : inner
    }
    case 'Code': {
      const file = of('file')
      const title: Gathered = { texts: [], words: [of('title') ?? ''] }
      return file ? join([title, ofSample(file, of('region'))]) : title
    }
    case 'Output': {
      const file = of('file')
      return file ? ofErrors(file) : nothing
    }
    default:
      return inner
  }
}

function ofSample(file: string, region?: string): Gathered {
  const identifiers = { texts: [], words: identifiersIn(file, region) }
  return region ? identifiers : join([identifiers, ofErrors(file)])
}

function ofErrors(file: string): Gathered {
  const messages = recordedErrors(file)
  return { texts: messages, words: codesIn(messages) }
}
