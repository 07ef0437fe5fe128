/** @jest-environment node */
import { chooseStages, runStages } from './stages'

async function outputOf(stages: Record<string, () => void>) {
  const lines: string[] = []
  let time = 0
  const passed = await runStages(
    Object.entries(stages).map(([name, run]) => ({ name, run })),
    (line) => lines.push(line.trim()),
    () => {
      time += 1500
      return time
    },
  )
  return { passed, lines }
}

describe('runStages', () => {
  it('names each stage with its time and ends with the count', async () => {
    const { passed, lines } = await outputOf({ types: () => {} })
    expect(passed).toBe(true)
    expect(lines).toEqual([
      '== types',
      '== types passed in 1.5 s',
      '1 passed, 0 failed',
    ])
  })

  it('stops at the first failure and names it', async () => {
    const later = jest.fn()
    const { passed, lines } = await outputOf({
      types: () => {},
      lint: () => {
        throw new Error('biome check failed')
      },
      later,
    })
    expect(passed).toBe(false)
    expect(later).not.toHaveBeenCalled()
    expect(lines.slice(-3)).toEqual([
      'biome check failed',
      '== lint failed after 1.5 s',
      '1 passed, 1 failed',
    ])
  })
})

describe('chooseStages', () => {
  const stages = ['samples', 'valid HTML'].map((name) => ({
    name,
    run: () => {},
  }))
  const chosen = (...names: string[]) =>
    chooseStages(stages, names).map(({ name }) => name)

  it('takes those that are named, and all without names', () => {
    expect(chosen('valid HTML')).toEqual(['valid HTML'])
    expect(chosen()).toEqual(['samples', 'valid HTML'])
  })

  it('names the stages that there are', () => {
    expect(() => chosen('html')).toThrow(
      'There is no stage "html"; it is one of: samples, valid HTML',
    )
    expect(() => chosen('valid html')).toThrow('did you mean "valid HTML"?')
  })
})
