/**
 * The address of a file, seen from a module of the client. Called with `import.meta.url`: written
 * out, `next dev` would look for the file when it bundles.
 */
export const siblingUrl = (file: string, module: string) =>
  new URL(file, module).href
