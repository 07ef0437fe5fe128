/** The weight of a guide, which ranks below a recipe with the same words. */
const guideWeight = 0.7
/** The weight of a page on one service, which ranks below a general page with the same words. */
const serviceWeight = 0.25

/** The weight of an article beside others; undefined for 1. */
export function pageWeight(slug: string): number | undefined {
  if (slug.startsWith('integrations/')) return serviceWeight
  return slug.startsWith('guides/') ? guideWeight : undefined
}
