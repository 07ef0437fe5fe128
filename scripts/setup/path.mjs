// Plain JavaScript: a folder is refused before any package is installed in it.

/**
 * Refuses a folder whose path Next's loader of MDX cannot read: it takes the path of a plugin for an
 * address, where these characters have a meaning. Blanks and letters of all scripts are no trouble.
 *
 * @param {string} path
 * @returns {void}
 * @throws with the characters and the cure
 */
export function assertPath(path) {
  const found = [...new Set(path.match(/[#%?]/g) ?? [])].join(' and ')
  if (found === '') return
  throw new Error(
    `The path of this folder contains ${found}, and Next cannot read articles below it: ${path}\n` +
      `Rename the folder, or copy the project to a path without ${found}.`,
  )
}
