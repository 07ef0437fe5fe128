import { getTranslations } from 'next-intl/server'
import { SearchBox } from '@/components/search/SearchBox'
import type { Header, Page } from '@/lib/content/page'
import { type PageLink, sidebarOf } from '@/lib/content/sidebar'
import { generatedLinks } from '@/lib/generated/links'
import { site } from '@/site.config'
import styles from './Sidebar.module.css'

/** All pages by section and, under the current one, its headings. A popover on narrow screens, which needs no script. */
export async function Sidebar({ page }: { readonly page: Page }) {
  const { locale } = page
  const chrome = await getTranslations({ locale, namespace: 'chrome' })
  const sections = await getTranslations({ locale, namespace: 'sections' })
  return (
    <nav
      id="sidebar"
      popover="auto"
      aria-label={chrome('pages')}
      className={styles.sidebar}
    >
      <SearchBox page={page} place="menu" />
      {sidebarOf(locale).map(({ section, pages }) => (
        <section key={section}>
          <h2>{sections(section)}</h2>
          <PageList links={pages} page={page} />
        </section>
      ))}
      <section>
        <h2>{sections('lookUp')}</h2>
        <PageList links={generatedLinks(locale)} page={page} />
      </section>
      <p className={styles.narrow}>
        <a href={site.repository}>{chrome('contribute')}</a>
      </p>
    </nav>
  )
}

interface PageListProps {
  readonly links: readonly PageLink[]
  readonly page: Page
}

function PageList({ links, page }: PageListProps) {
  return (
    <ul>
      {links.map(({ slug, href, title }) => (
        <li key={slug}>
          {slug === page.slug ? (
            <>
              <a href={href} aria-current="page">
                {title}
              </a>
              <HeadingList headers={page.headers} />
            </>
          ) : (
            <a href={href}>{title}</a>
          )}
        </li>
      ))}
    </ul>
  )
}

function HeadingList({ headers }: { readonly headers: readonly Header[] }) {
  if (headers.length === 0) return null
  return (
    <ul>
      {headers.map(({ slug, title, children }) => (
        <li key={slug}>
          <a href={`#${slug}`}>{title}</a>
          <HeadingList headers={children} />
        </li>
      ))}
    </ul>
  )
}
