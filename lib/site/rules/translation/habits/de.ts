import { type LanguageHabits, wholeWords } from './habit'

/** German (content/style/de.md). */
export const germanHabits: LanguageHabits = {
  unit: 'words',
  rhythm: {
    short: 6,
    share: 18,
    inRow: 8,
    better: 'Three short main clauses in a row are a fault',
  },
  habits: [
    {
      name: 'also',
      pattern: wholeWords('also'),
      most: 1.5,
      better: '`also` is rare',
    },
    {
      name: 'also after a comma',
      pattern: /, (?:[\p{L}\uE000]+ )?also(?!\p{L})/giu,
      most: 1.5,
      better: 'never follows a comma splice (`…, nimm also …`)',
    },
    {
      name: 'nehmen (verwenden)',
      pattern: wholeWords('nimm|nimmst|nimmt'),
      most: 1.5,
      better: '`nimm` for `verwende`',
    },
    {
      name: 'nennen (enthalten)',
      pattern: wholeWords('nennt|nennst'),
      most: 0.8,
      better: '`nennt` for `enthält`, `verweist auf`, `gibt an`',
    },
    {
      name: 'State',
      pattern: /(?<![\p{L}-]|Network )States?(?![\p{L}-])/gu,
      most: 1,
      better: 'German are Zustand',
    },
    {
      name: 'null (0)',
      pattern: /(?:ist|sind|auf|bei) null(?!\p{L})/gu,
      most: 0,
      better: '`ist null` for the number 0',
    },
    {
      name: 'Halter',
      pattern: /(?<!\p{L})Haltern?(?!\p{L})/gu,
      most: 0,
      better: '`Halter` for `Inhaber`',
    },
    {
      name: 'Wofür du es nimmst',
      pattern: /(?<!\p{L})Wofür du/gu,
      most: 0,
      better: '`Wofür du es nimmst` for `Geeignet für`',
    },
    {
      name: 'deploytes',
      pattern: /(?<!\p{L})deployte[smnr]?(?!\p{L})/giu,
      most: 0,
      better: '`deploytes` is avoided',
    },
    {
      name: 'imperative in -e',
      pattern: wholeWords('sage|bringe|mache|fange|frage|hole|lege|schreibe'),
      most: 0.7,
      better:
        'short forms (`mach`, `sag`, `frag`, `hol`, `leg`, `schreib`, `ruf … auf`)',
    },
    {
      name: 'Und at the start',
      pattern: /(?:^|[.!?:] )Und /gu,
      most: 0,
      better: 'No sentence begins with `Und`',
    },
    {
      name: 'clauses joined with und',
      pattern: /, und /gu,
      most: 10.5,
      better: 'and `und` between them is no cure',
    },
    {
      name: 'weil, denn, deshalb, sodass',
      pattern: wholeWords('weil|denn|deshalb|daher|sodass'),
      most: 9,
      better:
        'A cause needs no `weil`, `denn`, `deshalb` or `sodass` in every second sentence',
    },
  ],
  unfinished: [],
}
