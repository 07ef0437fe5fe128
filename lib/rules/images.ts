import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Image } from 'mdast'
import { checkWords } from '@/components/diagrams/check-words'
import type { Problem } from '@/lib/content/content-error'
import { sizeOfImage } from '@/lib/content/image-size'
import type { SourcePage } from '@/lib/content/source-page'
import { readText } from '@/lib/files/read-text'
import { hasKnownProperties } from './components'
import { elementsOf, textOf, textsOf } from './elements'
import { nodesOf } from './nodes'
import { problemAt, type Rule } from './rule'

/**
 * Requires a text alternative for images and diagrams. Images have to exist in `public/` and be light,
 * and diagrams need all of their words.
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
  else if (!named.test(url))
    complaints.push(
      `the name of the image ${url} may be another one on other machines; rename it, with lower-case letters, digits and hyphens`,
    )
  else if (/\.svg$/.test(url) && active.test(readText(join('public', url))))
    complaints.push(
      `the file ${url} contains a script or HTML; save it without, as an image that only shows`,
    )
  else if (!hasSize(url))
    complaints.push(
      `the file ${url} does not say how large its image is; save it as SVG with a viewBox, PNG, JPEG, WebP or AVIF`,
    )
  else if (weightOf(url) > heaviest)
    complaints.push(
      `the file ${url} weighs ${Math.round(weightOf(url) / 1000)} kB, which readers wait for; save it at no more than 2,000 px in width and as WebP, below ${heaviest / 1000} kB`,
    )
  return complaints
}

function diagramProblems(page: SourcePage): readonly Problem[] {
  const drawn = new Set<string>()
  const figures = elementsOf(page.tree, 'Figure').filter(hasKnownProperties)
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

const named = /^(?:\/[a-z0-9_-]+)+(?:\.[a-z0-9]+)+$/

/** What an SVG runs for a reader who opens it by its own address. */
const active = /<script|<foreignObject|\son\w+\s*=\s*["']|javascript:/i

/** The most bytes of an image: what a slow phone loads in about two seconds. */
const heaviest = 300_000

const weightOf = (path: string) => statSync(join('public', path)).size

function hasSize(path: string): boolean {
  try {
    sizeOfImage(path)
    return true
  } catch {
    return false
  }
}
