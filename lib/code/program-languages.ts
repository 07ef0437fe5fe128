import type { MdxTree } from '@/lib/content/parse'
import { elementsOf, textOf } from '@/lib/rules/elements'
import { languageOf, sampleLanguages } from './languages'
import { variantsOf } from './samples'

/** The languages of the programs that a page shows, by their proper names, in the order of tabs. */
export function programLanguages(tree: MdxTree): readonly string[] {
  const files = elementsOf(tree, 'CodeGroup', 'Code').flatMap((element) => {
    const recipe = textOf(element, 'sample')
    const file = textOf(element, 'file')
    return recipe ? variantsOf(recipe) : file ? [file] : []
  })
  const keys = new Set(files.map((file) => languageOf(file).key))
  const names = sampleLanguages.flatMap(({ key, grammar, label }) =>
    keys.has(key) ? (grammar === 'ts' ? 'TypeScript' : label) : [],
  )
  return [...new Set(names)]
}
