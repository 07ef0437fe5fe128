import { visit } from 'unist-util-visit'

/** @import { MdxJsxFlowElement } from 'mdast-util-mdx-jsx' */

/**
 * Marks each `Code` whose program is already on the page, above or in an earlier tab. A page
 * carries a program in full once; later tabs hold only the wanted region. A page of twenty regions
 * would otherwise carry twenty programs.
 */
export default function remarkProgramOnce() {
  /** @param {import('mdast').Root} tree */
  return (tree) => {
    /** @type {Set<string>} recipes as `sample` names them, and files */
    const seen = new Set()
    visit(tree, 'mdxJsxFlowElement', (element) => {
      const sample = attributeOf(element, 'sample')
      const file = attributeOf(element, 'file')
      if (element.name === 'CodeGroup' && sample) seen.add(sample)
      if (element.name !== 'Code' || !file) return
      if (seen.has(file) || seen.has(withoutEnding(file)))
        element.attributes.push({
          type: 'mdxJsxAttribute',
          name: 'again',
          value: null,
        })
      seen.add(file)
    })
  }
}

/** @param {string} file a sample with its ending, of one part (`.ts`) or two (`.v1.ts`) */
function withoutEnding(file) {
  return file.replace(/(?:\.v1)?\.\w+$/, '')
}

/**
 * @param {MdxJsxFlowElement} element
 * @param {string} name
 */
function attributeOf(element, name) {
  const found = element.attributes.find(
    (attribute) =>
      attribute.type === 'mdxJsxAttribute' && attribute.name === name,
  )
  return typeof found?.value === 'string' ? found.value : undefined
}
