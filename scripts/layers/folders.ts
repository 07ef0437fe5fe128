import { posix } from 'node:path'
import { namesIn } from './imports'

const isSource = (file: string) =>
  /^(app|components|lib|scripts)\/.*\.([mc]?[jt]s|tsx)$/.test(file) &&
  !/\.test\.tsx?$/.test(file)

/** Modules of Node and of the build, which browsers do not have. */
const ofBuild = /^(node:|server-only$|next-intl\/server$)/
/** Globals of a browser, which a build does not have. */
const ofBrowser =
  /(?<![\w.'-])(?:window|document|localStorage|sessionStorage|navigator)\s*[.[]/
const comments = /\/\*[\s\S]*?\*\/|\/\/.*/g

/** Finds modules and globals that a file for the browser, or for both sides, must not use. */
export function usesOfOtherSide(
  file: string,
  source: string,
): readonly string[] {
  // Helpers of tests (`test-host.ts`) run in Node.
  if (!isSource(file) || posix.basename(file).startsWith('test-')) return []
  const isShared = file.startsWith('lib/shared/')
  if (!isShared && !/^(lib\/client|components\/islands)\//.test(file)) return []
  const build = namesIn(file, source).filter((name) => ofBuild.test(name))
  const browser = isShared && ofBrowser.exec(source.replace(comments, ''))
  const islands = /from '@\/components\/islands\/(.*)'/.exec(source)
  return [
    ...(islands && file.startsWith('lib/client/')
      ? [
          `${file} imports the island ${islands[1]}, which every page would bring then.
  Cure: load it by import() when a reader wants it.`,
        ]
      : []),
    ...build.map(
      (name) =>
        `${file} imports ${name}, which browsers do not have.\n  Cure: move it to lib/site/.`,
    ),
    ...(browser
      ? [
          `${file} uses ${browser[0].slice(0, -1)}, which builds do not have.\n  Cure: move it to lib/client/.`,
        ]
      : []),
  ]
}
