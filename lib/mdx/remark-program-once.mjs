import { visit } from 'unist-util-visit'

/** @import { MdxJsxFlowElement } from 'mdast-util-mdx-jsx' */

/**
 * Marks each `Code` whose program is already on the page, above or in an earlier tab, as `again`,
 * and the element with the whole program as `repeated`. A page carries a program in full once;
 * later tabs have only the requested region.
 */
export default function remarkProgramOnce() {
  /** @param {import('mdast').Root} tree */
  return (tree) => {
    /** @type {Map<string, MdxJsxFlowElement>} by recipe, as `sample` names it, or by file */
    const seen = new Map()
    visit(tree, 'mdxJsxFlowElement', (element) => {
      const sample = attributeOf(element, 'sample')
      const file = attributeOf(element, 'file')
      if (element.name === 'CodeGroup' && sample) seen.set(sample, element)
      if (element.name !== 'Code' || !file) return
      const whole = seen.get(file) ?? seen.get(withoutEnding(file))
      if (!whole) {
        seen.set(file, element)
        return
      }
      mark(element, 'again')
      if (!isMarked(whole, 'repeated')) mark(whole, 'repeated')
    })
  }
}

/**
 * @param {MdxJsxFlowElement} element
 * @param {string} name
 */
function mark(element, name) {
  element.attributes.push({ type: 'mdxJsxAttribute', name, value: null })
}

/**
 * @param {MdxJsxFlowElement} element
 * @param {string} name
 */
function isMarked({ attributes }, name) {
  return attributes.some((each) => 'name' in each && each.name === name)
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
