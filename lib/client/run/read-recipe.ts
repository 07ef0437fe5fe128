import type { Recipe } from '../../shared/run/contract'
import { type Files, openFiles } from './files'

let files: Promise<Files> | undefined

/**
 * Reads the text of a recipe and what its last run printed, without what runs it.
 *
 * @param file its path below `samples/`
 * @throws RunFault when the recipe does not come
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
