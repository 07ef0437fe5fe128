import { defaultSource, site } from '@/site.config'

type Source = Pick<typeof site, 'repository' | 'branch' | 'issuePage'>

const { repository, branch } = defaultSource

/**
 * Where a link of an article leads when it names the book's own repository: articles write the address that it has by default, and a book
 * that is configured with another repository, branch or issue page (decision 20) leads there. Any other link stays as it is.
 */
export function repositoryLink(href: string, to: Source = site): string {
  if (href === `${repository}/issues/new`) return to.issuePage
  if (href !== repository && !href.startsWith(`${repository}/`)) return href
  const [, view, path] =
    href
      .slice(repository.length)
      .match(new RegExp(`^/(blob|edit|tree)/${branch}(/.*)?$`)) ?? []
  if (!view) return to.repository + href.slice(repository.length)
  return `${to.repository}/${view}/${to.branch}${path ?? ''}`
}
