import { type Focus, type Reaction, reactionTo } from './hot-keys'

const box = { search: 'box' } as const
const modal = { search: 'modal', query: 'none' } as const
const withKey = { search: 'modal', query: 'key' } as const
const withBox = { search: 'modal', query: 'box' } as const
const plain = { code: '', ctrl: false, alt: false, meta: false }
const wide = { boxInBar: true, singleKeys: true }

test.each<[string, Focus, Reaction | undefined]>([
  ['s', 'input', undefined],
  ['s', 'box', undefined],
  ['s', 'modal button', withKey],
  ['s', 'other', box],
  ['/', 'input', undefined],
  ['/', 'modal button', modal],
  ['/', 'other', box],
  ['x', 'modal button', withKey],
  ['ü', 'modal button', withKey],
  ['Enter', 'modal button', undefined],
  ['x', 'other', undefined],
])('%s with the focus on %s', (key, focus, reaction) => {
  expect(reactionTo({ key, ...plain }, focus, wide)).toEqual(reaction)
})

test.each<[Focus, Reaction | undefined]>([
  ['input', undefined],
  ['box', withBox],
  ['modal button', modal],
  ['other', modal],
])('Ctrl+K and Cmd+K with the focus on %s', (focus, reaction) => {
  for (const held of [
    { ...plain, ctrl: true },
    { ...plain, meta: true },
  ])
    expect(reactionTo({ key: 'k', ...held }, focus, wide)).toEqual(reaction)
})

test.each<[string, string, Reaction | undefined]>([
  ['า', 'KeyK', modal],
  ['л', 'KeyK', modal],
  ['า', 'KeyL', undefined],
  ['t', 'KeyK', undefined],
  ['k', 'KeyV', modal],
])('Ctrl+%s in the place of %s', (key, code, reaction) => {
  const press = { ...plain, key, code, ctrl: true }
  expect(reactionTo(press, 'other', wide)).toEqual(reaction)
})

test('single keys with a modifier are the browser’s', () => {
  expect(
    reactionTo({ ...plain, key: 's', ctrl: true }, 'other', wide),
  ).toBeUndefined()
  expect(
    reactionTo({ ...plain, key: '/', alt: true }, 'other', wide),
  ).toBeUndefined()
})

test.each(['/', 's'])(
  'where the box is folded away %s opens the modal',
  (key) => {
    const narrow = { boxInBar: false, singleKeys: true }
    expect(reactionTo({ key, ...plain }, 'other', narrow)).toEqual(modal)
  },
)

test('single keys can be switched off, Ctrl+K not', () => {
  const off = { boxInBar: true, singleKeys: false }
  expect(reactionTo({ key: '/', ...plain }, 'other', off)).toBeUndefined()
  expect(reactionTo({ key: 's', ...plain }, 'other', off)).toBeUndefined()
  expect(reactionTo({ key: 'k', ...plain, ctrl: true }, 'other', off)).toEqual(
    modal,
  )
})
