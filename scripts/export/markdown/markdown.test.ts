/** @jest-environment node */
import { articleIn, markdownOf } from './markdown'

const context = {
  url: 'https://example.org/b/guides/a.html',
  diagram: 'Schéma\u202f:',
}
const read = (html: string, brief = false) =>
  markdownOf(articleIn(`<main><article>${html}</article></main>`), {
    ...context,
    brief,
  })
const whole = (html: string) => read(html).trimEnd()

test.each([
  ['a heading', '<h2 id="x"><a href="#x">Title</a></h2>', '## Title'],
  [
    'text around comments and lines',
    '<p>One\n<!-- -->2<!-- --> three <strong>b</strong></p>',
    'One 2 three **b**',
  ],
  [
    'a link of the site',
    '<p><a href="/b/guides/b.html#c">b</a></p>',
    '[b](https://example.org/b/guides/b.html#c)',
  ],
  [
    'a link to a place of the page',
    '<p><a href="#part">b</a></p>',
    '[b](https://example.org/b/guides/a.html#part)',
  ],
  [
    'an explained term',
    '<p>A <a data-term href="/b/a-z.html#term-kit">Kit</a></p>',
    'A Kit',
  ],
  ['code in a line', '<p><code>a|b</code> <samp>0x1</samp></p>', '`a|b` `0x1`'],
  ['what would be Markdown', '<p>*a* [b] &lt;c></p>', '\\*a\\* \\[b] \\<c>'],
  ['a tight list', '<ul><li>a</li><li>b</li></ul>', '- a\n- b'],
  ['a numbered list', '<ol start="3"><li>a</li><li>b</li></ol>', '3. a\n4. b'],
  [
    'a table',
    '<div><table><thead><tr><th>a</th></tr></thead><tbody><tr><td>x|y</td></tr></tbody></table></div>',
    '| a |\n| - |\n| x\\|y |',
  ],
  [
    'a remark',
    '<aside><p>Note</p><p>Text.</p></aside>',
    '> **Note**\n>\n> Text.',
  ],
  [
    'a diagram',
    '<figure><div role="group" aria-label="Two boxes."><b>1</b><svg><path d="M0 0"/></svg></div><figcaption>Boxes.</figcaption></figure>',
    '> **Schéma\u202f:** Two boxes.\n>\n> Boxes.',
  ],
  [
    'a picture',
    '<p><img src="/b/a.png" alt="A key"></p>',
    '![A key](https://example.org/b/a.png)',
  ],
  [
    'terms and what they mean',
    '<dl><div id="e"><dt><a href="#e">0x1</a><span>1</span>Name</dt><dd>Says.</dd><dd>Help.</dd></div></dl>',
    '- **0x1 · 1 · Name**: Says.\n\n  Help.',
  ],
  [
    'what is folded',
    '<details><summary>More</summary><p>Text</p></details>',
    '**More**\n\nText',
  ],
  [
    'code with a fence in it',
    '<pre data-lang="sh"><code><span class="c">```</span>\nls</code></pre>',
    '````sh\n```\nls\n````',
  ],
  [
    'two lists in a row',
    '<div><ul><li>a</li></ul></div><ul><li>b</li></ul>',
    '- a\n\n* b',
  ],
  ['nothing of controls and notes', '<nav>x</nav><div hidden>n</div>', ''],
])('writes %s', (_, html, markdown) => {
  expect(whole(html)).toBe(markdown)
})

test('a document without an article says so', () => {
  expect(() => articleIn('<main></main>')).toThrow(/no <article>/)
})

describe('a program in several languages', () => {
  const panel = (title: string, active: string) =>
    `<div role="tabpanel"${active}><div><p>${title}</p><p data-left-out>1 of 2 lines</p><pre data-lang="ts"><code><span class="rest">import ${title}\n</span>use(a)</code></pre></div><div><div><p>Output</p><pre><samp>done</samp></pre></div><p>Executed</p><p data-page-only>Newer</p></div></div>`
  const group = panel('Kit', ' data-active=""') + panel('Rust', '')

  it('is complete in the Markdown copy, with the output of each tab', () => {
    const one = (title: string) =>
      `**${title}**\n\n\`\`\`ts\nimport ${title}\nuse(a)\n\`\`\`\n\n**Output**\n\n\`\`\`text\ndone\n\`\`\`\n\nExecuted`
    expect(read(group)).toBe(`${one('Kit')}\n\n${one('Rust')}\n`)
  })

  it('is written in full once, and then by the region that is shown', () => {
    const full = panel('Kit', ' data-active=""')
    const region =
      '<pre data-lang="ts"><code>import Kit\n<span class="rest">use(a)</span></code></pre>'
    expect(read(full + region)).toBe(
      `${read(full)}\n\`\`\`ts\nimport Kit\n\`\`\`\n`,
    )
  })

  it('is reduced to the essential lines of its first tab in brief', () => {
    expect(read(group, true)).toBe('**Kit**\n\n```ts\nuse(a)\n```\n')
  })
})
