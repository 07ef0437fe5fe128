import { rendered, renderedOf } from './rendered'

afterEach(() => delete process.env[rendered])

test.each([
  ['all without the variable', undefined, ['a', 'b', 'c']],
  ['those that it names', 'c.html b.html de', ['b', 'c']],
  ['never none', 'de', ['a']],
  ['never none, where it is empty', '', ['a']],
])('renders %s', (_, value, expected) => {
  if (value !== undefined) process.env[rendered] = value
  expect(renderedOf(['a', 'b', 'c'], (name) => `${name}.html`)).toEqual(
    expected,
  )
})
