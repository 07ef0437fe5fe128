import { readdirSync } from 'node:fs'
import { basePath } from '@/lib/links/href'

const folder = 'assets/fonts'

/** The addresses of the fonts that the first screen needs: Latin letters of text, headings and code. */
export const earlyFaces = () =>
  readdirSync(`public/${folder}`)
    .filter((file) => file.includes('-latin-'))
    .map((file) => `${basePath}/${folder}/${file}`)
