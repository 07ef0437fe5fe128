import { buildSync } from 'esbuild'

/**
 * One script of a source file and all that it imports.
 *
 * @throws when nothing comes out
 */
export function bundleScript(file: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [file],
    bundle: true,
    format: 'iife',
    minify: true,
    target: 'es2022',
    write: false,
  })
  const [script] = outputFiles
  if (!script)
    throw new Error(
      `${file} came out empty; look at what it imports, and at the options in scripts/export/bundle.ts`,
    )
  return script.text.trim()
}
