import { pageName, slugOfName } from './page-name'

test.each([
  ['', 'index'],
  ['integrations', 'integrations'],
  ['core-concepts/pdas', 'core-concepts/pdas'],
])('"%s" is called %s, and found by that name', (slug, name) => {
  expect(pageName(slug)).toBe(name)
  expect(slugOfName(name)).toBe(slug)
})

test('the index of a folder has the slug of the folder', () => {
  expect(slugOfName('integrations/index')).toBe('integrations')
})
