import { act, fireEvent, screen } from '@testing-library/react'
import { mayLeave } from '@/lib/client/navigation/may-leave'
import type { RunRequest } from '@/lib/client/run/events'
import { runSettings } from '@/lib/site/run-settings'
import en from '@/messages/en.json'
import { followAddress, openPlayground } from './open-playground'

const { run: texts, code } = en
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
        <option value="empty">empty</option>
        <optgroup label="A"><option value="${file}">b</option>
        <option value="gone.ts">gone</option></optgroup>
      </select></label></p>
      <pre>starter()\n</pre>
    </div>`
  history.replaceState(null, '', '/playground.html')
})
afterEach(() => act(async () => close()))

const placeOf = () =>
  document.querySelector<HTMLElement>('[data-playground]') ?? document.body

/** Opens the playground at an address. */
async function open(search = '') {
  history.replaceState({ entry: 1 }, '', `/playground.html${search}`)
  const requests: RunRequest[] = []
  await act(async () => {
    close = openPlayground(placeOf(), {
      settings: runSettings('en'),
      getMachine: async () => ({
        run: (request) => void requests.push(request),
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
  return requests
}

const choice = () => screen.getByRole<HTMLSelectElement>('combobox')
const choose = (value: string) =>
  act(async () => {
    fireEvent.change(choice(), { target: { value } })
  })
const run = () =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name: code.run }))
  })

test('it opens with the program of the page, and runs nothing by itself', async () => {
  const requests = await open()
  expect(screen.queryByText('needs scripts')).toHaveProperty('hidden', true)
  expect(typed).toBe('starter()')
  expect(requests).toEqual([])
  await run()
  expect(requests).toMatchObject([
    { file: 'playground/start.ts', source: 'starter()' },
  ])
  expect(screen.queryByRole('button', { name: texts.close })).toBeNull()
})

test('a chosen recipe takes its place, and the address names it', async () => {
  const requests = await open()
  await choose(file)
  expect(typed).toBe('recipe()')
  expect(location.search).toBe(`?recipe=${encodeURIComponent(file)}`)
  expect(screen.getByText('A › b')).toBeTruthy()
  expect(history.state).toEqual({ entry: 1 })
  await run()
  expect(requests).toMatchObject([{ file, source: 'recipe()' }])
})

test('what the reader wrote is there again after another choice', async () => {
  await open()
  typed = 'mine()'
  await choose(file)
  expect(typed).toBe('recipe()')
  await choose('')
  expect(typed).toBe('mine()')
  expect(location.search).toBe('')
})

test('an empty program can be chosen, written, run and come back to', async () => {
  const requests = await open()
  await choose('empty')
  expect(typed).toBe('')
  expect(location.search).toBe('?recipe=empty')
  typed = 'mine()'
  await choose('')
  expect(typed).toBe('starter()')
  await choose('empty')
  expect(typed).toBe('mine()')
  await run()
  expect(requests).toMatchObject([{ source: 'mine()' }])
})

test('changes are asked about before a link leads away, shown or not', async () => {
  const ask = jest.spyOn(window, 'confirm').mockReturnValue(false)
  await open()
  expect(mayLeave()).toBe(true)
  expect(ask).not.toHaveBeenCalled()
  typed = 'mine()'
  expect(mayLeave()).toBe(false)
  expect(ask).toHaveBeenCalledWith(texts.leave)
  await choose(file)
  expect(typed).toBe('recipe()')
  expect(mayLeave()).toBe(false)
  await choose('')
  typed = 'starter()'
  ask.mockClear()
  expect(mayLeave()).toBe(true)
  expect(ask).not.toHaveBeenCalled()
  ask.mockRestore()
})

const unload = () =>
  dispatchEvent(new Event('beforeunload', { cancelable: true }))

test('a program stays guarded after a yes, until the next page has come', async () => {
  const ask = jest.spyOn(window, 'confirm').mockReturnValue(true)
  await open()
  typed = 'mine()'
  expect(mayLeave()).toBe(true)
  expect(ask).toHaveBeenCalledTimes(1)
  expect(unload()).toBe(false)
  await act(async () => close())
  expect(unload()).toBe(true)
  ask.mockRestore()
})

test('the browser asks before it leaves a changed program', async () => {
  await open()
  expect(unload()).toBe(true)
  typed = 'mine()'
  expect(unload()).toBe(false)
  await act(async () => close())
  expect(unload()).toBe(true)
})

test('an address names a recipe of the list', async () => {
  await open(`?recipe=${file}`)
  expect(choice().value).toBe(file)
  expect(typed).toBe('recipe()')
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

test('it follows the address', async () => {
  await open()
  history.replaceState(null, '', `?recipe=${file}`)
  await act(async () => followAddress(placeOf()))
  expect(typed).toBe('recipe()')
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

test('closing leaves the page as it was', async () => {
  const before = document.body.innerHTML
  await open()
  await act(async () => close())
  expect(document.body.innerHTML).toBe(before)
})
