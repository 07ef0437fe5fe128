import { type LanguageHabits, wholeWords } from './habit'

/** Spanish (content/style/es.md). */
export const spanishHabits: LanguageHabits = {
  unit: 'words',
  rhythm: {
    short: 6,
    share: 16,
    inRow: 8,
    better: 'Never three short ones in a row',
  },
  habits: [
    {
      name: 'así que',
      pattern: /(?<!\p{L})así que(?!\p{L})/giu,
      most: 0.5,
      better: '*Así que* once a screen at most',
    },
    {
      name: 'por eso',
      pattern: /(?<!\p{L})por eso(?!\p{L})/giu,
      most: 0.5,
      better: '*por eso* likewise',
    },
    {
      name: 'diseño (estructura)',
      pattern: wholeWords('diseños?'),
      most: 0.3,
      better: 'layout | estructura (de los datos) | diseño, layout',
    },
    {
      name: 'preguntar',
      pattern: /(?<!\p{L})pregunt(?:ar?|as|e|es|an|en)(?!\p{L})/giu,
      most: 0.7,
      better: 'Nothing *pregunta*, *nombra* or *manda*',
    },
    {
      name: 'nombrar, mandar',
      pattern: wholeWords('nombran?|mandan?'),
      most: 0,
      better: 'Nothing *pregunta*, *nombra* or *manda*',
    },
    {
      name: 'con seguridad',
      pattern: /(?<!\p{L})con seguridad(?!\p{L})/giu,
      most: 0.5,
      better: '*sin ninguna duda, con certeza*',
    },
    {
      name: 'Ficha de datos',
      pattern: /ficha de datos/giu,
      most: 0,
      better: 'The box of figures is *Datos clave*',
    },
    {
      name: 'space inside a number',
      pattern: /(?<![\d.,])\d{1,3}[ \u00A0\u202F]\d{3}(?!\d)/gu,
      most: 0,
      better: 'No spaces inside a number',
    },
    {
      name: 'clauses joined with y',
      pattern: /, y /gu,
      most: 7,
      better: 'Joining with *y* gains nothing',
    },
    {
      name: 'porque',
      pattern: wholeWords('porque'),
      most: 4,
      better: '*porque* and *de modo que* at most once in a paragraph',
    },
    {
      name: 'de modo que, por lo que, ya que',
      pattern:
        /(?<!\p{L})(?:de (?:modo|manera|forma) que|por lo que|ya que)(?!\p{L})/giu,
      most: 2,
      better:
        'Vary how a sentence joins: *porque, ya que, como…, de modo que, por lo que*, a relative clause',
    },
  ],
  unfinished: [],
}
