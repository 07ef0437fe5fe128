/**
 * Removes the line breaks and indents from a script, because the script stands in every document.
 */
export function oneLine(script: string): string {
  return script.replaceAll(/\n\s*/g, '')
}
