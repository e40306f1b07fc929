/**
 * Enforces import boundaries: which folder may import which, how files inside a feature are named, that only policies
 * grant rights, that the text of emails is read by the policy of their brand, and forms within limits.
 * There is no exception list: code that needs an exception belongs elsewhere.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { sourceFiles } from './source-files.mjs'

/** Feature → the features it may use. */
const FEATURES = {
  audit: [],
  facts: [],
  checks: ['facts'],
  categories: ['audit'],
  brands: ['categories', 'audit'],
  gallery: ['categories', 'brands', 'facts', 'checks', 'audit'],
  'rule-pages': ['gallery', 'checks'],
  collections: ['categories', 'brands', 'gallery', 'facts'],
  'smart-collections': ['gallery', 'collections'],
  accounts: ['audit'],
  blog: ['audit'],
  subscribers: ['audit'],
  ingest: ['categories', 'brands', 'gallery', 'facts', 'checks', 'audit'],
  inbox: ['categories', 'brands', 'gallery', 'ingest', 'facts', 'audit'],
  submissions: ['gallery', 'inbox', 'ingest'],
  rehearsal: ['categories', 'brands', 'gallery', 'checks', 'ingest'],
  upload: ['categories', 'brands', 'gallery', 'ingest', 'audit'],
  takedown: ['brands', 'gallery', 'collections', 'audit'],
  review: ['categories', 'brands', 'gallery', 'ingest', 'inbox', 'audit'],
  'admin-emails': ['categories', 'brands', 'gallery', 'ingest', 'inbox', 'audit'],
  discovery: ['categories', 'brands', 'gallery', 'collections', 'blog', 'figures', 'rule-pages'],
  'og-images': ['categories', 'brands', 'gallery', 'collections', 'blog'],
  traffic: [],
  figures: ['categories', 'brands', 'gallery', 'facts'],
  planner: ['categories', 'gallery', 'figures', 'facts'],
  'state-of-email': ['categories', 'gallery', 'facts', 'figures'],
  backup: [],
  samples: ['categories', 'brands', 'gallery', 'blog', 'ingest', 'audit'],
}

/** Large features have a folder per topic, which holds its views and its rules. */
const SUBFOLDERS = {
  checks: ['cures', 'rules', 'support'],
  collections: ['arranging', 'exports', 'imports', 'members', 'sharing'],
  gallery: ['cards', 'email-page', 'filters', 'guide', 'home', 'html-editor', 'lists', 'preview', 'search'],
  ingest: ['parse', 'clean', 'privacy', 'assets', 'render', 'guess', 'store', 'worker'],
}

/** Folder of app/ → what it may import besides itself. `features` means any feature. */
const FOLDERS = {
  lib: [],
  db: ['lib'],
  ui: ['lib'],
  features: ['ui', 'db', 'lib', 'site-config.ts'],
  http: ['features/accounts', 'ui', 'db', 'lib', 'site-config.ts'],
  layout: ['features', 'http', 'ui', 'lib', 'site-config.ts'],
  routes: ['features', 'layout', 'http', 'ui', 'lib', 'styles', 'db/shapes.ts', 'site-config.ts'],
}

/** `<topic>.ts` is pure, `<topic>.server.ts` is not: the names of docs/map.md, in kebab-case. */
const FEATURE_FILE = /^[a-z0-9]+(-[a-z0-9]+)*(\.server)?\.ts$|^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z]+)?\.test\.tsx?$/
/** What these names promise, they keep on one side only. */
const WRONG_SIDE = /^((queries|commands)|(schema|copy|policy)\.server)\.ts$/
const VIEW_FILE = /^[a-z0-9]+(-[a-z0-9]+)*\.tsx$/
const VAGUE_NAME = /^(utils?|helpers?|misc|common|index)(\.server)?\.[jt]sx?$/

/** The features that read all of an email's text: the ingest, and pages of editors and reviewers. */
const WHOLE_TEXT = /^app\/features\/(ingest|admin-emails|review)\//

const faults = []

for (const file of sourceFiles('app')) {
  const name = path.posix.relative('app', file)
  const folder = folderOf(name)
  if (!folder) continue
  checkName(file, name)
  for (const target of importsOf(file)) {
    if (!mayImport(folder, name, target)) faults.push(`${file} imports app/${target}`)
  }
}

for (const file of sourceFiles('app')) {
  const base = path.basename(file)
  if (/[A-Z_]/.test(base)) faults.push(`${file}: file names are kebab-case`)
  if (VAGUE_NAME.test(base)) faults.push(`${file}: name it for what it holds`)
}

// Only a policy grants rights: a cast would allow an unchecked write.
for (const file of ['app', 'server', 'cli', 'test'].flatMap(sourceFiles)) {
  if (path.basename(file) === 'policy.ts') continue
  if (
    /\bas\b[^\n;=]*\b(Authorized|Person|Reviewer|Editor|Administrator|Own|Addable|Viewable)\b/.test(
      codeOf(file),
    )
  )
    faults.push(`${file} grants a right itself: that is for policy.ts`)
}

// What the policy of a brand hides is not read at all: neither as it is stored, nor in SQL.
for (const file of ['app', 'server', 'cli'].flatMap(sourceFiles)) {
  if (WHOLE_TEXT.test(file) || /\.test\.tsx?$|^app\/db\//.test(file)) continue
  if (/\bwholeText\b|(?<!shownText\()\bemails\.(preheader|bodyText|altText)\b/.test(codeOf(file)))
    faults.push(`${file} reads the text of emails past the policy of their brand: use shownText`)
}

// The parser of Node.js takes quadratic time; `clientAction` runs in the browser.
for (const file of ['app', 'server'].flatMap(sourceFiles)) {
  const code = codeOf(file).replace(/^export (?:async )?function clientAction\([^]*?^\}/gm, '')
  if (/\.(?:formData|parseBody)\(/.test(code))
    faults.push(`${file} reads a form: use sentForm of app/http/read-form.ts`)
}

if (faults.length) {
  console.error(`${faults.length} faults (docs/map.md):\n${faults.join('\n')}`)
  process.exit(1)
}
console.log('No import crosses a boundary.')

function folderOf(name) {
  const folder = name.split('/')[0]
  return FOLDERS[folder] ? folder : null
}

function checkName(file, name) {
  const [folder, feature, ...rest] = name.split('/')
  if (folder !== 'features') return
  if (rest[0] === 'components' || rest[0] === 'fixtures') return
  const isTopic = SUBFOLDERS[feature]?.includes(rest[0])
  const base = rest.at(-1) ?? ''
  const isNamed = FEATURE_FILE.test(base) ? !WRONG_SIDE.test(base) : isTopic && VIEW_FILE.test(base)
  if (!isNamed || (rest.length !== 1 && !isTopic)) faults.push(`${file}: not a file name of a feature`)
}

/** The paths below app/ that a file imports. */
function importsOf(file) {
  const text = readFileSync(file, 'utf8')
  const found = [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map((match) => match[1])
  if (isPure(file) && found.includes('react-router')) {
    faults.push(`${file} imports react-router: pure and server files know nothing of pages`)
  }
  return found
    .map((specifier) => {
      if (specifier.startsWith('#app/')) return specifier.slice('#app/'.length)
      if (!specifier.startsWith('.')) return null
      const resolved = path.posix.join(path.posix.dirname(file), specifier)
      return resolved.startsWith('app/') ? resolved.slice('app/'.length) : null
    })
    .filter((target) => target !== null && !target.startsWith('+types'))
}

/** A file without its imports and the comments that have lines to themselves. */
function codeOf(file) {
  return readFileSync(file, 'utf8').replace(
    /^import [^']*'[^']*'|^\s*\/\*(?:[^*]|\*(?!\/))*\*\/|^\s*\/\/.*/gm,
    '',
  )
}

function isPure(file) {
  return (
    file.startsWith('app/features/') &&
    file.endsWith('.ts') &&
    !file.endsWith('.test.ts') &&
    !file.includes('/components/') &&
    !path.basename(file).startsWith('use-')
  )
}

function mayImport(folder, name, target) {
  if (folder === 'features' || target.startsWith('features/')) {
    const mine = folder === 'features' ? name.split('/')[1] : null
    const theirs = target.startsWith('features/') ? target.split('/')[1] : null
    if (mine && theirs) {
      // Tests may set up data with any feature; the product may not.
      return mine === theirs || /\.test\.tsx?$/.test(name) || FEATURES[mine]?.includes(theirs)
    }
    if (theirs) return FOLDERS[folder].includes('features') || FOLDERS[folder].includes(`features/${theirs}`)
  }
  if (target.split('/')[0] === folder) return true
  return FOLDERS[folder].some((allowed) => target === allowed || target.startsWith(`${allowed}/`))
}
