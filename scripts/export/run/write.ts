import { frameFile } from '@/lib/shared/run/contract'
import type { Folder } from '../files/folder'
import { frameDocument } from './frame'
import type { RunFiles } from './run-files'

/** Writes the program runner in the reader's browser, and the document of their frame. */
export function writeRunFiles(folder: Folder, { files }: RunFiles): void {
  for (const [file, content] of files) folder.write(file, content)
  folder.write(frameFile, frameDocument())
}
