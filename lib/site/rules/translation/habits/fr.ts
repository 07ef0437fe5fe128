import { type LanguageHabits, wholeWords } from './habit'

/** French (content/style/fr.md). */
export const frenchHabits: LanguageHabits = {
  unit: 'words',
  rhythm: {
    short: 6,
    share: 12,
    inRow: 8,
    better: 'three in a row are a telegram',
  },
  habits: [
    {
      name: 'donc',
      pattern: wholeWords('donc'),
      most: 1.5,
      better: '*donc* at most once in a section',
    },
    {
      name: 'donc after a colon',
      pattern: /: [^.;:]{0,60}(?<!\p{L})donc(?!\p{L})/giu,
      most: 0.5,
      better: 'never after a colon',
    },
    {
      name: 'prendre (utiliser)',
      pattern: wholeWords('prenez|prends?|prendre'),
      most: 1,
      better: '*prendre* for *use* (*utiliser*, *choisir*)',
    },
    {
      name: 'contrôler (vérifier)',
      pattern: /(?<!\p{L})contrôle(?:z|r|nt|s)?(?!\p{L})/giu,
      most: 1,
      better: '*contrôler* for *check* (*vérifier*)',
    },
    {
      name: 'nommer (indiquer)',
      pattern: wholeWords('nomme|nomment'),
      most: 0,
      better:
        'An account *contient*, *indique* or *désigne*; it does not *nommer*',
    },
    {
      name: 'sauter (omettre)',
      pattern: wholeWords('saute[rz]?|sautent'),
      most: 0.5,
      better: '*sauter* for *skip* (*omettre*)',
    },
    {
      name: 'il se peut que',
      pattern: /(?<!\p{L})(?:qu’)?il se peut(?!\p{L})/giu,
      most: 0,
      better: '*il se peut que*',
    },
    {
      name: 'faire faire',
      pattern: /(?<!\p{L})Faites (?!partie)\p{L}+(?:er|ir|re)(?!\p{L})/gu,
      most: 0.5,
      better: '*faire faire* where a plain verb does',
    },
    {
      name: 'faux (invalide)',
      pattern: /(?<!\p{L})(?:est|sont) (?:faux|fausses?)(?!\p{L})/giu,
      most: 0.5,
      better: '*faux* of a key or signature (*invalide*, *incorrect*)',
    },
    {
      name: 'manquer (être absent)',
      pattern: wholeWords('manque|manquent'),
      most: 0.5,
      better: '*manquer* for *be absent* (*être absent*)',
    },
    {
      name: 'clauses joined with et',
      pattern: /, et /gu,
      most: 11.5,
      better: 'not with *et* alone',
    },
    {
      name: 'car, comme, puisque, parce que',
      pattern:
        /(?<!\p{L})(?:car|parce qu[e’]|puisqu[e’]|si bien qu[e’]|Comme|, comme)(?!\p{Ll})/gu,
      most: 5.4,
      better:
        '*car*, *comme*, *puisque* or *si bien que* at most once in a paragraph',
    },
  ],
  unfinished: [],
}
