import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Image } from 'mdast'
import type { Problem } from '@/lib/site/content/content-error'
import { sizeOfImage } from '@/lib/site/content/image-size'
import type { SourcePage } from '@/lib/site/content/source-page'
import { checkWords } from '@/lib/site/diagrams/check-words'
import { elementsOf, textOf, textsOf } from '@/lib/site/rules/elements'
import { isUnderstood } from '@/lib/site/rules/markup/components'
import { nodesOf } from '@/lib/site/rules/nodes'
import { problemAt, type Rule } from '@/lib/site/rules/rule'

/**
 * Requires a text alternative for images and diagrams. Images have to exist in `public/`, and
 * diagrams need all of their words.
 */
export const imagesRule: Rule = (page) => [
  ...imageProblems(page),
  ...diagramProblems(page),
]

function imageProblems(page: SourcePage): readonly Problem[] {
  const problems: Problem[] = []
  for (const image of nodesOf(page.tree, 'image'))
    for (const message of complaintsAbout(image))
      problems.push(problemAt(page, image, message))
  return problems
}

function complaintsAbout({ url, alt }: Image): readonly string[] {
  const complaints: string[] = []
  if (!alt?.trim())
    complaints.push(
      `the image ${url} has no text alternative; write ![what it shows](${url})`,
    )
  if (!url.startsWith('/') || !existsSync(join('public', url)))
    complaints.push(
      `the image ${url} does not exist; put it into public/ and write its path from there, /name.svg`,
    )
  else if (!hasSize(url))
    complaints.push(
      `the file ${url} does not say how large its image is; save it as SVG with a viewBox, PNG, JPEG, WebP or AVIF`,
    )
  return complaints
}

function diagramProblems(page: SourcePage): readonly Problem[] {
  const drawn = new Set<string>()
  const figures = elementsOf(page.tree, 'Figure').filter(isUnderstood)
  return figures.flatMap((figure) => {
    const name = textOf(figure, 'diagram') ?? ''
    const messages: string[] = []
    if (!textOf(figure, 'alt')?.trim())
      messages.push('<Figure> has no text alternative; add alt="what it shows"')
    if (drawn.has(name))
      messages.push(
        `the diagram "${name}" is on this page already; link to its heading`,
      )
    drawn.add(name)
    messages.push(...checkWords(name, textsOf(figure, 'words')))
    return messages.map((message) => problemAt(page, figure, message))
  })
}

function hasSize(path: string): boolean {
  try {
    sizeOfImage(path)
    return true
  } catch {
    return false
  }
}
