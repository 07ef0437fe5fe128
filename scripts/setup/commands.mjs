// Plain JavaScript: help is given before any package is installed.

/**
 * The commands with their forms, one a line: the call, then what it does. First those that a writer
 * needs. Where a form has an argument of its own, `<…>` says which.
 *
 * @type {Readonly<Record<'writing' | 'begin' | 'pages' | 'building' | 'tests', Readonly<Record<string, string>>>>}
 */
export const commands = {
  writing: {
    dev: `npm run dev                 shows the site while you write, with everything that needs fixing
npm run dev -- --port 4000  at another port`,
    new: `npm run new -- <section>/<page>            creates a page and a recipe with its name
npm run new -- <section>/<page> <recipe>   the recipe has another name`,
    translate: `npm run translate -- <language> <section>/<page>   creates a translation
The home page is called index.`,
    check: `npm run check                      all checks; of the unit tests those that your changes concern
npm run check -- --all             all unit tests too
npm run check -- "content rules"   one of the checks`,
    samples: `npm run samples                                 runs all samples and records what they print
npm run samples -- core-concepts/accounts py    a part: folders, files, languages (ts, rs, py, sh)
npm run samples -- --check                      compares with the record, and writes nothing
npm run samples -- --accept guides/x.ts         takes an output that has changed on purpose
npm run samples -- --refresh                    renews the dates of samples that have not changed
npm run samples -- --as-reader guides           follows recipes as readers do: empty folder, the lines of the page, Copy`,
    i18n: `npm run i18n                                           how fresh each translation is, and what is still English
npm run i18n -- <locale>                               one language: sections that changed, texts and terms in English, pages to translate
npm run i18n -- --translated <locale> <section/page>   the translation says what English says today
npm run i18n -- --same-meaning <section/page>          the last change of English changes no meaning
npm run i18n -- --same-meaning <section/page> <commit> the same for all changes since that commit
The home page is called index.`,
  },
  begin: {
    start: 'npm start   builds the site and serves it',
    test: `npm test                           everything that a change has to pass
npm run check -- "unit tests"      one of its checks
npm run test:all -- "valid HTML"   one of those that take long`,
  },
  pages: {
    move: 'npm run move -- <section>/<page> <section>/<new page>   gives a page another address',
    remove: `npm run remove -- <section>/<page> --to <section>/<page>[#<heading id>]   removes a page and redirects readers to the other one
After --to, write index for the home page, and <section>/index for the index of a section.`,
    facts: 'npm run facts   facts not checked for 60 days, with their sources',
    terms: `npm run terms                            how far each language is
npm run terms -- list <locale>           what a language lacks, in English, as JSON to fill in
npm run terms -- list <locale> --needed  only what the pages that it has need
npm run terms -- merge <locale> <file>   put a language's entries into the term base`,
    published: 'npm run published   lists the addresses of the pages in out/',
    format: `npm run format                                                  formats code, style sheets and JSON; in translations, marks and spaces
npm run format -- samples/guides/x.ts content/de/guides/x.mdx   some files
English articles stay as they are: npm run check names what to fix.`,
  },
  building: {
    build: 'npm run build   writes the whole site to out/',
    'search:push': `npm run search:push                fills the hosted index
npm run search:push -- --dry-run   only says what it would fill it with`,
    vm: `npm run vm              builds the machine that recipes run on in the browser, after a change in samples/vm
npm run vm -- --check   builds it again and compares; writes nothing if they are equal`,
    schema: 'npm run schema   writes content/frontmatter.schema.json',
    errors: `npm run errors              writes content/program-errors.json from the installed clients, and downloads those
                            that no sample uses
npm run errors -- --check   compares only, and writes nothing`,
  },
  tests: {
    e2e: 'npm run e2e -- <options of Playwright>   the browser tests alone',
    hosts: 'npm run hosts   tries every address on every host',
    'links:external':
      'npm run links:external   requests every address outside the site',
    measure: `npm run measure -- search                     how long the docs search of out/ takes, in English, Thai and Chinese
npm run measure -- search <locale>,<locale>   in other languages
npm run measure -- search <locale> keys       only the time from a key press to the first result; "opening": from a key or click to the open search
npm run measure -- run                        how long a recipe takes from the press of Run to its end`,
    'test:all': `npm run test:all                  what npm test leaves out because it takes long
npm run test:all -- "valid HTML"  one of its stages, which are: samples, agave, machine, valid HTML,
                                  every recipe, second engine, webkit,
                                  deploy skew, hosts`,
  },
}

/** @type {Readonly<Record<string, string>>} */
const all = Object.assign({}, ...Object.values(commands))

/**
 * The forms of a command, for its help and for the messages about its arguments.
 *
 * @param {string} name as in package.json, `test:all`
 * @returns {string}
 */
export function formsOf(name) {
  return all[name] ?? ''
}

/**
 * True where somebody asks how a command is called.
 *
 * @param {readonly string[]} args
 */
export const asksForHelp = (args) =>
  args.includes('--help') || args.includes('-h')

/**
 * The answer to an unknown name: first what writers need, then the rest.
 *
 * @param {string} name
 * @returns {string}
 */
export function unknownCommand(name) {
  const { writing, ...rest } = commands
  const others = Object.values(rest).flatMap((group) => Object.keys(group))
  return `There is no command "${name}".
For writing: ${Object.keys(writing).join(', ')}.
The others: ${others.join(', ')}.
\`npm run <command> -- --help\` says how one is called; docs/commands.md says more.`
}
