import { z } from 'zod'
import { captureOutput } from '../capture'
import { interpreterOf } from './environment'

/** A package that modules come from. */
interface Package {
  readonly name: string
  readonly version: string
}

const listing = `
import json
from importlib.metadata import packages_distributions, version
print(json.dumps({
    module: [{"name": name, "version": version(name)} for name in set(names)]
    for module, names in packages_distributions().items()
}))
`

const answer = z.record(
  z.string(),
  z.array(z.object({ name: z.string(), version: z.string() })),
)

export type Packages = Readonly<Record<string, readonly Package[]>>

/**
 * The modules of the virtual environment, each with the packages that it comes from.
 *
 * @throws when Python fails
 */
export async function installedPackages(samples: string): Promise<Packages> {
  const python = interpreterOf(samples)
  const output = await captureOutput(python, ['-c', listing], { cwd: samples })
  return answer.parse(JSON.parse(output))
}

/** Exact versions of the packages that a source imports. */
export function packagesUsed(
  packages: Packages,
  source: string,
): Record<string, string> {
  const imports = /^\s*(?:from|import) (\w+)/gm
  const used = [...source.matchAll(imports)]
    .flatMap(([, module = '']) => packages[module] ?? [])
    .map(({ name, version }) => [name, version])
  return Object.fromEntries(used)
}
