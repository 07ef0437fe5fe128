/** The file with the licenses of what the site serves, below the base path. */
export const licensesFile = 'licenses.txt'
