/** How a page is called in files and commands: by its slug, and the home page, whose slug is empty, by `index`. */
export function pageName(slug: string): string {
  return slug || 'index'
}

/**
 * The slug of a page so called; the index of a folder has the folder's.
 *
 * @example slugOfName('integrations/index') // 'integrations'
 */
export function slugOfName(name: string): string {
  return name.replace(/(^|\/)index$/, '')
}
