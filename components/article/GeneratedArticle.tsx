import type { ReactNode } from 'react'
import { AzBody } from '@/components/a-z/AzBody'
import styles from '@/components/article/Article.module.css'
import { ArticleFooter } from '@/components/article/ArticleFooter'
import { ArticleHeader } from '@/components/article/ArticleHeader'
import { ErrorsBody } from '@/components/errors/ErrorsBody'
import { OfflineBody } from '@/components/offline/OfflineBody'
import { PlaygroundBody } from '@/components/playground/PlaygroundBody'
import type { PageView } from '@/lib/content/page-view'
import type { GeneratedName } from '@/lib/content/registry'

interface Props {
  readonly view: PageView
  readonly name: GeneratedName
}

/** The body of each kind of generated page. */
const bodies: Readonly<
  Record<GeneratedName, (props: { readonly view: PageView }) => ReactNode>
> = {
  az: ({ view }) => <AzBody page={view.page} />,
  errors: ({ view }) => <ErrorsBody page={view.page} />,
  playground: ({ view }) => <PlaygroundBody page={view.page} />,
  offline: ({ view }) => <OfflineBody view={view} />,
}

/** A generated page, in place of an article. */
export function GeneratedArticle({ view, name }: Props) {
  const Body = bodies[name]
  return (
    <>
      <article className={`${styles.article} prose`}>
        <ArticleHeader view={view} />
        <Body view={view} />
      </article>
      <ArticleFooter view={view} />
    </>
  )
}
