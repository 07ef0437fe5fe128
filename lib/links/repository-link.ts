import { defaultSource, site } from '@/site.config'

type Source = Pick<typeof site, 'repository' | 'branch' | 'issuePage'>

const { repository, branch } = defaultSource

/**
 * Points a link to the book's own repository at the configured repository, branch or issue page
 * (decision 20). Articles write the default address. Other links stay unchanged.
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
