/**
 * The address of a file, seen from a module of the client. The module passes its `import.meta.url`:
 * from a literal `new URL`, `next dev` would bundle the file.
 */
export const siblingUrl = (file: string, module: string) =>
  new URL(file, module).href
