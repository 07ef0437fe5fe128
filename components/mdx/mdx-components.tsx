import type { MDXComponents } from 'mdx/types'
import type { ComponentProps } from 'react'
import { CodeBlock } from '@/components/code-group/CodeBlock'
import { Code, CodeGroup } from '@/components/code-group/CodeGroup'
import { LocalNode } from '@/components/code-group/LocalNode'
import { Output } from '@/components/code-group/Output'
import type { Page } from '@/lib/content/page'
import { Callout } from './Callout'
import { Card, Cards } from './Cards'
import { ContentImage } from './ContentImage'
import { ErrorCase } from './ErrorCase'
import { Fact } from './Fact'
import { FactSheet } from './FactSheet'
import { Figure } from './Figure'
import { heading } from './Heading'
import { Link } from './Link'
import { Sources } from './Sources'
import { Table } from './Table'

type Given<C extends (props: never) => unknown> = Omit<Parameters<C>[0], 'page'>

/**
 * Every component that an author may use in an article, bound to the page around it. Editors know
 * the props from its type (provided.d.ts).
 */
export function mdxComponents(page: Page) {
  return {
    a: ({ href = '', children }: ComponentProps<'a'>) => (
      <Link page={page} href={href}>
        {children}
      </Link>
    ),
    img: ({ src, alt }: { readonly src?: string; readonly alt?: string }) => (
      <ContentImage page={page} src={src} alt={alt} />
    ),
    h2: heading('h2'),
    h3: heading('h3'),
    table: (props: ComponentProps<'table'>) => <Table page={page} {...props} />,
    Callout: (props: Given<typeof Callout>) => (
      <Callout page={page} {...props} />
    ),
    Card: (props: Given<typeof Card>) => <Card page={page} {...props} />,
    Cards,
    Code,
    CodeBlock: (props: Given<typeof CodeBlock>) => (
      <CodeBlock page={page} {...props} />
    ),
    CodeGroup: (props: Given<typeof CodeGroup>) => (
      <CodeGroup page={page} {...props} />
    ),
    ErrorCase,
    Fact: (props: Given<typeof Fact>) => <Fact page={page} {...props} />,
    FactSheet,
    Figure: (props: Given<typeof Figure>) => <Figure page={page} {...props} />,
    LocalNode: () => <LocalNode page={page} />,
    Output: (props: Given<typeof Output>) => <Output page={page} {...props} />,
    Sources,
  } satisfies MDXComponents
}
