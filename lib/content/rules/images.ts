import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { visit } from 'unist-util-visit'
import { checkWords } from '@/lib/diagrams/check-words'
import type { Problem } from '../content-error'
import { sizeOfImage } from '../image-size'
import { isUnderstood } from './components'
import { elementsOf, textOf, textsOf } from './elements'
import { problemAt, type Rule } from './rule'

/** Images stand in `public/`; they and diagrams have a text alternative, and diagrams all of their words. */
export const imagesRule: Rule = (page) => {
  const problems: Problem[] = []
  visit(page.tree, 'image', (node) => {
    if (!node.alt?.trim())
      problems.push(
        problemAt(
          page,
          node,
          `the image ${node.url} has no text alternative; write ![what it shows](${node.url})`,
        ),
      )
    if (!node.url.startsWith('/') || !existsSync(join('public', node.url))) {
      problems.push(
        problemAt(
          page,
          node,
          `the image ${node.url} does not exist; put it into public/ and write its path from there, /name.svg`,
        ),
      )
      return
    }
    if (!hasSize(node.url))
      problems.push(
        problemAt(
          page,
          node,
          `the file ${node.url} does not say how large its image is; save it as SVG with a viewBox, PNG, JPEG, WebP or AVIF`,
        ),
      )
  })
  const drawn = new Set<string>()
  const figures = elementsOf(page.tree, 'Figure', 'img').filter(isUnderstood)
  for (const figure of figures) {
    if (!textOf(figure, 'alt')?.trim())
      problems.push(
        problemAt(
          page,
          figure,
          `<${figure.name}> has no text alternative; add alt="what it shows"`,
        ),
      )
    if (figure.name !== 'Figure') continue
    const name = textOf(figure, 'diagram') ?? ''
    if (drawn.has(name))
      problems.push(
        problemAt(
          page,
          figure,
          `the diagram "${name}" stands on this page already; link to its heading`,
        ),
      )
    drawn.add(name)
    for (const message of checkWords(name, textsOf(figure, 'words')))
      problems.push(problemAt(page, figure, message))
  }
  return problems
}

function hasSize(path: string): boolean {
  try {
    sizeOfImage(path)
    return true
  } catch {
    return false
  }
}
