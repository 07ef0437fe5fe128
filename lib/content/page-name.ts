/**
 * The name of a page in files and commands: its slug, or `index` for the home page, whose slug is
 * empty.
 */
export function pageName(slug: string): string {
  return slug || 'index'
}

/**
 * The slug of a page with this name. The index of a folder has the slug of the folder.
 *
 * @example slugOfName('integrations/index') // 'integrations'
 */
export function slugOfName(name: string): string {
  return name.replace(/(^|\/)index$/, '')
}
