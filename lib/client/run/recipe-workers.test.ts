/** @jest-environment node */
import { createRecipeWorkers } from './recipe-workers'
import type { Workers } from './workers'

const message = {
  modules: [
    {
      file: 'a.ts',
      code: '',
      imports: [
        [0, 1, '@solana/kit'],
        [2, 3, 'b.ts'],
      ] as const,
    },
  ],
  files: new Map(),
}

/** Workers that only note what is asked of them. */
function setUp() {
  const started: {
    ports: readonly MessagePort[]
    fail: (problem: string) => void
  }[] = []
  const host = { modules: 3 }
  const workers: Workers = {
    load: async () => {},
    get modules() {
      return host.modules
    },
    start: (_, ports, fail) => void started.push({ ports, fail }),
    end: jest.fn(),
    close: () => {},
  }
  const close = () => {
    for (const { ports } of started) for (const port of ports) port.close()
  }
  return { recipes: createRecipeWorkers(workers), started, host, close }
}

test('a worker that was started ahead is taken, and gets its packages first', async () => {
  const { close, recipes, started } = setUp()
  recipes.take().run(message, () => {})
  recipes.end()
  recipes.prepare()
  expect(started).toHaveLength(2)
  const heard = new Promise((resolve) => {
    const [port] = started[1]?.ports ?? []
    if (port) port.onmessage = ({ data }) => resolve(data)
  })
  expect(await heard).toEqual({ ahead: ['@solana/kit'] })
  recipes.take()
  expect(started).toHaveLength(2)
  recipes.take()
  expect(started).toHaveLength(3)
  close()
})

test.each<[string, (setting: ReturnType<typeof setUp>) => void]>([
  ['has failed', ({ started }) => started[0]?.fail('no')],
  [
    'lacks a module that came later',
    ({ host }) => {
      host.modules += 1
    },
  ],
  ['was ended', ({ recipes }) => recipes.end()],
])('one that %s is not', (_, happen) => {
  const setting = setUp()
  setting.recipes.prepare()
  happen(setting)
  setting.recipes.take()
  expect(setting.started).toHaveLength(2)
  setting.close()
})
