import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import type { Folder } from '../../files/folder'
import { htmlRules } from './html-rules'

/**
 * Checks that every document is valid HTML, by the standard and by the recommendation of
 * html-validate. A text that several files hold is checked once. The whole site takes minutes.
 */
export async function htmlProblems(
  folder: Pick<Folder, 'files' | 'read'>,
): Promise<string[]> {
  const validator = new HtmlValidate(new StaticConfigLoader(htmlRules))
  const seen = new Set<string>()
  const problems: string[] = []
  for (const file of folder.files().filter((each) => each.endsWith('.html'))) {
    const html = withoutTemplates(folder.read(file))
    if (seen.has(html)) continue
    seen.add(html)
    const { results } = await validator.validateString(html, file)
    for (const { messages } of results)
      for (const { line, column, message, ruleId, selector } of messages)
        problems.push(
          `${file}:${line}:${column}: ${message} (${ruleId}, at ${selector ?? 'the document'}): correct the code that writes it; if it is right, say why in html-rules.ts`,
        )
  }
  return problems
}

/** A template that holds no other. */
const template = /<template\b(?:(?!<template\b).)*?<\/template>/gs

/**
 * A document without its templates, which are no part of the page. 404.html has one for each
 * language, with a template inside; each stands as a page in a 404.html of its own, which is
 * checked.
 */
function withoutTemplates(html: string): string {
  const rest = html.replace(template, '')
  return rest === html ? html : withoutTemplates(rest)
}
