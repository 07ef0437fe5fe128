import { z } from 'zod'
import type { Pins } from './pins'

const metadata = z.object({
  packages: z.array(
    z.object({
      name: z.string(),
      version: z.string(),
      rust_version: z.string().nullable(),
    }),
  ),
})

/** The compiler that a workspace declares: `1.95` from `rust-version = "1.95"`. */
export function declaredRust(manifest: string): string | undefined {
  return /^rust-version = "([\d.]+)"/m.exec(manifest)?.[1]
}

/**
 * The chosen crates that need a newer compiler than the workspace declares, with the version that
 * they need.
 *
 * @param json what `cargo metadata` prints
 */
export function needNewerRust(
  json: string,
  chosen: Pins,
  declared: string | undefined,
): Pins {
  if (!declared) return new Map()
  const { packages } = metadata.parse(JSON.parse(json))
  return new Map(
    packages.flatMap(({ name, version, rust_version }) =>
      rust_version &&
      chosen.get(name) === version &&
      rust_version.localeCompare(declared, 'en', { numeric: true }) > 0
        ? [[name, rust_version] as const]
        : [],
    ),
  )
}
