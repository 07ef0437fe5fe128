import { readdirSync, readFileSync } from 'node:fs'
import { parsePatch } from 'diff'
import { z } from 'zod'
import { readJson } from '@/lib/files/json-file'
import { licensesFile } from '@/lib/links/licenses'
import { site } from '@/site.config'
import type { Folder } from '../files/folder'
import { licensesText, type Part, type Section } from './licenses'
import { readPackages } from './packages'

const machine = 'packages/vm'

/**
 * Writes the licenses of all third-party code that the site serves.
 *
 * @param packages folders of the packages whose code is in the bundles
 */
export function writeLicenses(
  folder: Folder,
  packages: readonly string[],
): void {
  const { bytecode, virtualMachine } = readCrates()
  const text = textOf(
    `${site.title}: what this site serves, and its licenses

The pages, their programs and the site's own code are under the Apache License 2.0:
${sourceOf('LICENSE')}

Below is what others made. A number leads to a text at the end. Where a part leaves a choice of
licenses, the choice is yours too.`,
    [
      {
        title:
          'JavaScript and styles: the pages, and what runs programs in them',
        about: [],
        parts: readPackages(packages),
      },
      {
        title: 'Rust: the virtual machine that runs programs in the pages',
        about: [
          'These crates were changed for this site, under the license of each crate:',
          ...changedCrates(),
          `The changes: ${sourceOf(`${machine}/patches`)}`,
        ],
        parts: virtualMachine,
      },
      {
        title:
          "Programs of Solana's mainnet, on the chain that runs in the pages",
        about: [],
        parts: [...programsIn(`${machine}/programs`), ...programsIn(deployed)],
      },
      {
        title: "Rust: this book's own on-chain programs, as bytecode",
        about: [
          'The standard library, anchor-syn and solana-rent were changed for them. The changes:',
          sourceOf('samples/bytecode/build.sh'),
        ],
        parts: bytecode,
      },
    ],
  )
  folder.write(licensesFile, text)
}

/** The licenses of the packages in one file, for the folder with that file. */
export function packageLicenses(
  file: string,
  packages: readonly string[],
): string {
  return textOf(
    `What ${file} holds of others, and its licenses. A number leads to a text at the end.`,
    [
      { title: 'Packages', about: [], parts: readPackages(packages) },
      { title: 'Programs', about: [], parts: programsIn(deployed) },
    ],
  )
}

function textOf(head: string, sections: readonly Section[]): string {
  return licensesText(head, sections, {
    'Apache-2.0': readFileSync('LICENSE', 'utf8'),
    MIT: readFileSync('scripts/export/licenses/mit.txt', 'utf8'),
  })
}

const sourceOf = (path: string) =>
  `${site.repository}/tree/${site.branch}/${path}`

const crates = z.array(
  z.object({
    name: z.string(),
    version: z.string(),
    license: z.string().optional(),
    authors: z.string().optional(),
    texts: z.array(z.number()),
  }),
)

const cratesFile = z.object({
  virtualMachine: crates,
  bytecode: crates,
  texts: z.array(z.string()),
})

/** The crates of the machine and of the book's programs, as `npx tsx packages/vm/build/vm.ts` found them. */
function readCrates() {
  const read = readJson(`${machine}/built/licenses.json`, cratesFile)
  const withTexts = (list: z.infer<typeof crates>): readonly Part[] =>
    list.map((crate) => ({
      ...crate,
      texts: crate.texts.map((index) => read.texts[index] ?? ''),
    }))
  return {
    virtualMachine: withTexts(read.virtualMachine),
    bytecode: withTexts(read.bytecode),
  }
}

/** Crates with changed source: why, and in which files. */
function changedCrates(): readonly string[] {
  return readdirSync(`${machine}/patches`)
    .sort()
    .map((diff) => {
      const text = readFileSync(`${machine}/patches/${diff}`, 'utf8')
      const [reason] = text.split('\n')
      const files = parsePatch(text).map(({ newFileName = '' }) =>
        newFileName.replace(/^b\//, ''),
      )
      const crate = diff.replace(/-([\d.]+)\.diff$/, ' $1')
      return `- ${crate}: ${reason} (${files.join(', ')})`
    })
}

const programList = z.array(
  z.object({ file: z.string(), license: z.string(), source: z.string() }),
)

/** Programs of mainnet that replace those of LiteSVM on the local node. */
const deployed = 'packages/local-node/src/deployed'

function programsIn(folder: string): readonly Part[] {
  return readJson(`${folder}/programs.json`, programList).map(
    ({ file, license, source }) => ({
      name: `${file} (${source})`,
      license,
      texts: [],
    }),
  )
}
