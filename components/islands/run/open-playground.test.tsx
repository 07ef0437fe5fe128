import { act, fireEvent, screen } from '@testing-library/react'
import { runSettings } from '@/lib/site/run-settings'
import { openPlayground } from './open-playground'

const file = 'guides/a/b.ts'
/** The text of the fake editor, which a test types into. */
let typed = ''
let close = () => {}

beforeEach(() => {
  document.documentElement.lang = 'en-US'
  document.body.innerHTML = `<div data-playground="playground/start.ts">
      <p data-needs-scripts>needs scripts</p>
      <p hidden><label>Begin with <select>
        <option value="">own</option>
        <optgroup label="A"><option value="${file}">b</option>
        <option value="gone.ts">gone</option></optgroup>
      </select></label></p>
      <pre>starter()\n</pre>
    </div>`
})
afterEach(() => act(async () => close()))

/** Opens the playground at an address. */
async function open(search = '') {
  history.replaceState(null, '', `/playground.html${search}`)
  const place = document.querySelector<HTMLElement>('[data-playground]')
  await act(async () => {
    close = openPlayground(place ?? document.body, {
      settings: runSettings('en'),
      getMachine: async () => ({
        run: () => {},
        stop: () => {},
        close: () => {},
      }),
      loadEditor: async () => ({
        mountEditor: (_, text) => {
          typed = text
          return {
            text: () => typed,
            reset: () => {},
            showFault: () => {},
            focus: () => {},
            close: () => {},
          }
        },
      }),
      read: async (name) => {
        if (name === 'gone.ts') throw { missing: 'file', file: name }
        return { source: 'recipe()', recorded: 'printed' }
      },
    })
  })
}

const choice = () => screen.getByRole<HTMLSelectElement>('combobox')
const choose = (value: string) =>
  act(async () => {
    fireEvent.change(choice(), { target: { value } })
  })

test.each([
  '?recipe=guides/other.ts',
  '?recipe=https://evil.example/x.ts',
  '?recipe=console.log(1)',
  '?code=console.log(1)',
])('%s is ignored', async (search) => {
  await open(search)
  expect(choice().value).toBe('')
  expect(typed).toBe('starter()')
})

test('a recipe that does not come is named, and the program before stays', async () => {
  const logged = jest.spyOn(console, 'warn').mockImplementation(() => {})
  await open()
  await choose('gone.ts')
  expect(screen.getByRole('alert').textContent).toContain('gone.ts')
  expect(typed).toBe('starter()')
  await choose(file)
  expect(screen.queryByRole('alert')).toBeNull()
  logged.mockRestore()
})
