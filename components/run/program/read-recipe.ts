import type { Recipe } from './contract'
import { type Files, openFiles } from './files'

let files: Promise<Files> | undefined

/**
 * Fetches the source of a recipe and what its last run printed, without the program runner.
 *
 * @param file its path below `samples/`
 * @throws RunFault when the recipe does not load
 */
export async function readRecipe(
  file: string,
): Promise<Pick<Recipe, 'source' | 'recorded'>> {
  files ??= openFiles(() => {}).catch((error: unknown) => {
    files = undefined
    throw error
  })
  const { fetch } = await files
  const bytes = (await fetch([file])).get(file)
  return JSON.parse(new TextDecoder().decode(bytes))
}
