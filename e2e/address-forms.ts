/** All forms of a page's address that answer with the page itself. */
export function addressForms(path: string): string[] {
  if (path.endsWith('/')) {
    const clean = path === '/' ? [] : [path.slice(0, -1)]
    return [path, ...clean, `${path}index.html`]
  }
  const clean = path.replace(/\.html$/, '')
  return [path, clean, `${clean}/`]
}
