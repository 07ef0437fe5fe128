import { LocalSearch } from '@/components/search-box/LocalSearch'
import type { PageView, SidebarLink } from '@/lib/content/page-view'
import { textsOf } from '@/lib/i18n/texts'
import { HeadingList } from './HeadingList'
import styles from './Sidebar.module.css'

/**
 * All pages by section, and below the current one its headings. Sections can be folded. On narrow
 * screens it is a popover. Neither needs a script; components/shell/sidebar.ts marks the active
 * heading.
 */
export function Sidebar({ view }: { readonly view: PageView }) {
  const { page, sidebar, repository } = view
  const { locale } = page
  const chrome = textsOf(locale, 'chrome')
  const sections = textsOf(locale, 'sections')
  return (
    <nav
      id="sidebar"
      popover="auto"
      aria-label={chrome('pages')}
      className={styles.sidebar}
    >
      <LocalSearch locale={locale} place="menu" />
      {sidebar.map(({ title, links }) => (
        <details key={title} open data-section={title}>
          <summary>
            <h2>{sections(title)}</h2>
          </summary>
          <PageList links={links} toggle={chrome('allHeadings')} />
        </details>
      ))}
      <p className={styles.narrow}>
        <a href={repository}>{chrome('contribute')}</a>
      </p>
    </nav>
  )
}

interface ListProps {
  readonly links: readonly SidebarLink[]
  /** The label of the button that shows all headings of the current page. */
  readonly toggle: string
}

function PageList({ links, toggle }: ListProps) {
  return (
    <ul>
      {links.map(({ slug, href, title, current, headers }) => (
        <li key={slug}>
          {current ? (
            <>
              <div className={styles.current}>
                <a href={href} aria-current="page">
                  {title}
                </a>
                {headers.length > 0 && (
                  <button
                    type="button"
                    className={styles.toggle}
                    aria-expanded={false}
                    aria-label={toggle}
                    title={toggle}
                    data-all-headings
                  />
                )}
              </div>
              <HeadingList headers={headers} />
            </>
          ) : (
            <a href={href}>{title}</a>
          )}
        </li>
      ))}
    </ul>
  )
}
