import { CodeBlock } from '@/components/code-group/CodeBlock'
import { mdxComponents } from '@/components/mdx/mdx-components'
import { highlightLines } from '@/lib/code/highlight.mjs'
import type { Page } from '@/lib/content/page'
import { evaluateMdx } from '@/lib/mdx/evaluate'
import { type Example, examples } from './examples'

interface Props {
  readonly page: Page
}

/**
 * Every component that an author may use, as readers see it and as authors write it. Only the
 * development server shows this page.
 */
export function Catalogue({ page }: Props) {
  return (
    <article className="prose">
      <h1>{page.title}</h1>
      <p>{page.frontmatter.description}</p>
      {examples().map((example) => (
        <ExampleSection key={example.name} page={page} example={example} />
      ))}
    </article>
  )
}

async function ExampleSection({
  page,
  example,
}: Props & { readonly example: Example }) {
  const { name, file, source } = example
  const Content = await evaluateMdx(source, file)
  const lines = await highlightLines(source.trimEnd(), 'html')
  return (
    <section>
      <h2 id={name.toLowerCase()}>{name}</h2>
      <Content components={mdxComponents(page)} />
      <p>
        <code>{file}</code>
      </p>
      <CodeBlock page={page} language={name} html={lines.join('\n')} />
    </section>
  )
}
