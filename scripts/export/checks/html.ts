import {
  type ConfigData,
  HtmlValidate,
  StaticConfigLoader,
} from 'html-validate'
import type { Folder } from '../files/folder'

/**
 * The rules for valid HTML: the recommendation of html-validate, without the rules of other checks.
 */
const htmlRules: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // The roots of client components are custom elements (lib/islands/Island.tsx).
    'no-unknown-elements': ['error', { exclude: ['c-island'] }],
    // Stricter than the recommendation: the policy forbids inline style sheets.
    'no-style-tag': 'error',
    // The sidebar's headings precede those of the page. The order inside an article is checked by
    // the content rules (lib/rules/headings.ts).
    'heading-level': 'off',
    // HTML only forbids spaces in an id. React uses ids such as `_R_`, and an anchor may begin with
    // a digit.
    'valid-id': ['error', { relaxed: true }],
  },
}

/**
 * Checks that every document is valid HTML, by the standard and by the recommendation of
 * html-validate. Equal documents are checked once. The whole site takes minutes.
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
          `${file}:${line}:${column}: ${message} (${ruleId}, at ${selector ?? 'the document'}): correct the code that writes it; if it is right, say why in scripts/export/checks/html.ts`,
        )
  }
  return problems
}

/** A template without another inside. */
const template = /<template\b(?:(?!<template\b).)*?<\/template>/gs

/**
 * A document without its templates, which are not part of the page. 404.html has one for each
 * language, with a template inside; each is also a page, in a 404.html that is checked.
 */
function withoutTemplates(html: string): string {
  const rest = html.replace(template, '')
  return rest === html ? html : withoutTemplates(rest)
}
