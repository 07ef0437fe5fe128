/** This file, for messages. */
export const droppedAnchorsFile = 'lib/site/rules/english/dropped-anchors.ts'

/**
 * The anchors that pages had and have no longer, on purpose, each with its reason, for example
 * `'guides/serialization#pack': 'nobody packs accounts any more'`. Links to them open the page at
 * its top. Nearly always another section can have the anchor instead.
 */
export const droppedAnchors: Readonly<Record<string, string>> = {}
