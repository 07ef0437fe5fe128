import { frameFile, type RunList, runFolder } from '@/lib/shared/run/contract'
import { type ExportedSite, fileAt } from './exported-site'

/** Checks that all files that recipes need are there. */
export function runProblems(site: ExportedSite): string[] {
  const list = readList(site)
  if (!list)
    return [`${runFolder}/: there is no list; scripts/export/run/ writes it`]
  const missing = [
    ...Object.values(list).map(({ file }) => `${runFolder}/${file}`),
    frameFile,
  ].filter((file) => !fileAt(site, `${site.basePath}/${file}`))
  const unknown = Object.entries(list).flatMap(([name, { imports = [] }]) =>
    imports
      .filter(([, , imported]) => !list[imported])
      .map(([, , imported]) => `${name} imports ${imported}`),
  )
  return [
    ...missing.map(
      (file) => `${file} is missing: let scripts/export/run/ write it`,
    ),
    ...unknown.map(
      (problem) =>
        `${problem}, which ${runFolder}/ does not have: correct scripts/export/run/bundle.ts`,
    ),
  ]
}

/** The list of all files of the program runner; undefined where the export has none. */
function readList({
  basePath,
  files,
  read,
}: ExportedSite): RunList | undefined {
  const start = `${basePath}/${runFolder}/list-`
  const file = [...files].find((each) => `/${each}`.startsWith(start))
  return file ? JSON.parse(read(file)) : undefined
}
