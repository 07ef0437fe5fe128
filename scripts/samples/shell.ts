import type { Adapter, Result, RunContext, Sample } from './adapter'
import { capture, lastLines } from './capture'

/** Command lines: their syntax is checked, they are not run. */
export function shellAdapter(): Adapter {
  return {
    name: 'Shell',
    claims: (file) => /^[^/]+\/.+\.sh$/.test(file),
    available: whyNoBash,
    run: parse,
  }
}

async function whyNoBash({ samples }: RunContext): Promise<string | null> {
  try {
    await capture('bash', ['--version'], { cwd: samples })
    return null
  } catch {
    return 'bash is not installed'
  }
}

async function parse(
  { file }: Sample,
  { samples }: RunContext,
): Promise<Result> {
  const { code, stderr } = await capture('bash', ['-n', file], { cwd: samples })
  if (code === 0) return { ok: true, level: 'parsed', output: '', versions: {} }
  return {
    ok: false,
    problem: lastLines(stderr),
    cure: `Repair its syntax: bash -n samples/${file}`,
  }
}
