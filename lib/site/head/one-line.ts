/** A script without the line breaks and indents that make its source readable: it stands in every document. */
export function oneLine(script: string): string {
  return script.replaceAll(/\n\s*/g, '')
}
