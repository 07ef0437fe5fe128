import { fingerprintOf } from '@/lib/site/code/fingerprint'
import type { SampleRecord } from '@/lib/site/code/record'
import type { Adapter, Result, RunContext, Sample } from './adapter'
import type { Options } from './arguments'
import { line } from './record/report'
import { judge, type Verdict } from './record/verdict'
import { failed } from './result'

interface Run {
  readonly context: RunContext
  readonly record: SampleRecord
  readonly options: Options
  readonly print: (line: string) => void
}

/** Verifies samples language by language, one after the other. */
export async function verifyAll(
  samples: readonly Sample[],
  adapters: readonly Adapter[],
  run: Run,
): Promise<readonly Verdict[]> {
  const verdicts: Verdict[] = []
  for (const adapter of adapters) {
    const own = samples.filter(
      ({ file }) => ownerOf(file, adapters) === adapter,
    )
    if (own.length > 0)
      verdicts.push(...(await verifyLanguage(adapter, own, run)))
  }
  return verdicts
}

async function verifyLanguage(
  adapter: Adapter,
  samples: readonly Sample[],
  run: Run,
): Promise<readonly Verdict[]> {
  const reason = await adapter.available(run.context)
  if (reason !== null) {
    const count = `${samples.length} recorded as before`
    run.print(`${adapter.name} left alone (${reason}): ${count}`)
    return samples.map(({ file }) => ({ kind: 'skipped', file, reason }))
  }
  const failures = await adapter.prepare?.(samples, run.context)
  const verdicts: Verdict[] = []
  for (const sample of samples) {
    const startedAt = performance.now()
    const fingerprint = fingerprintOf(sample.file, run.context.samples)
    const result =
      failures?.get(sample.file) ??
      (await runSafely(adapter, sample, run.context))
    const verdict = judge(sample.file, result, run.record[sample.file], {
      options: run.options,
      fingerprint,
      today: new Date().toISOString().slice(0, 10),
      root: run.context.root,
    })
    run.print(line(verdict, performance.now() - startedAt))
    verdicts.push(verdict)
  }
  return verdicts
}

async function runSafely(
  adapter: Adapter,
  sample: Sample,
  context: RunContext,
): Promise<Result> {
  try {
    return await adapter.run(sample, context)
  } catch (error) {
    return failed(
      String(error),
      'The sample never started. Fix the cause above, then run it again.',
    )
  }
}

function ownerOf(file: string, adapters: readonly Adapter[]) {
  return adapters.find((adapter) => adapter.claims(file))
}
