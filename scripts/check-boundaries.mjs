/**
 * Enforces import boundaries: the folders of app/ are listed from the top, and each may import from those below it.
 * Also checks how files are named, that only policies grant rights, that the text of emails is read by the policy of
 * their brand, and forms within limits. There is no exception list: code that needs an exception belongs elsewhere.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { sourceFiles } from './source-files.mjs'

const FOLDERS = [
  'app',
  'app/routes',
  'app/layout',
  'app/discovery/share-images',
  'app/discovery',
  'app/admin/health',
  'app/admin/backups',
  'app/admin/erasure',
  'app/admin/review',
  'app/admin/samples',
  'app/admin/settings',
  'app/admin/emails',
  'app/admin/takedown',
  'app/analytics/check-pages',
  'app/analytics/planner',
  'app/analytics/draft-preview',
  'app/analytics/brand-analytics',
  'app/intake/submissions',
  'app/intake/upload',
  'app/intake/inbox',
  'app/intake/ingest',
  'app/collections/digest',
  'app/collections/smart',
  'app/collections',
  'app/accounts/request',
  'app/accounts/subscribers',
  'app/accounts',
  'app/gallery/blog',
  'app/gallery',
  'app/gallery/brands',
  'app/gallery/categories',
  'app/inspection/checks',
  'app/inspection/attributes',
  'app/platform/backup',
  'app/platform/changes',
  'app/platform/exports',
  'app/platform/http',
  'app/platform/ui',
  'app/platform/db',
  'app/platform/lib',
  'app/styles',
]

/** The folders that know of pages and React Router; elsewhere only components do. */
const PAGES = /^app\/(?:[^/]+$|(?:routes|layout|accounts\/request|platform\/(?:http|ui))\/)/
/** The paths of views. */
const VIEWS = /^app\/(?:[^/]+|(?:routes|layout|gallery|platform\/(?:http|ui))\/.+|.+\/components\/[^/]+)$/
const KEBAB = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z]+)*\.tsx?$/
const VAGUE = /^(?:utils?|helpers?|misc|common|index)(?:\.server)?\.tsx?$/
/** Names on the wrong side: queries and commands are for the server, schema, copy and policy for both sides. */
const WRONG_SIDE = /^(?:queries|commands|(?:schema|copy|policy)\.server)\.tsx?$/
/** The features that read all of an email's text: the ingest, and pages of editors and reviewers. */
const WHOLE_TEXT = /^app\/(?:intake\/ingest|admin\/emails|admin\/review|platform\/db)\//
const RIGHT = /\bas\b[^\n;=]*\b(?:Authorized|Person|Reviewer|Editor|Administrator|Own|Addable|Viewable)\b/

const faults = []

for (const file of ['app', 'server', 'cli', 'test'].flatMap(sourceFiles)) {
  const base = path.basename(file)
  const isTest = /\.test\.tsx?$/.test(file)
  const code = codeOf(file)
  if (file.startsWith('app/')) {
    const folder = folderOf(file)
    if (!folder) faults.push(`${file}: its folder is not in the list of scripts/check-boundaries.mjs`)
    if (!KEBAB.test(base)) faults.push(`${file}: file names are kebab-case`)
    if (VAGUE.test(base)) faults.push(`${file}: name it for what it holds`)
    if (WRONG_SIDE.test(base)) faults.push(`${file}: on the wrong side of server and browser`)
    if (base.endsWith('.tsx') && !isTest && !VIEWS.test(file))
      faults.push(`${file}: views stand in components/`)
    // Tests may set up data with any module; the product may not.
    if (!isTest) checkImports(file, folder)
  }
  // Only a policy grants rights: a cast would allow an unchecked write.
  if (base !== 'policy.ts' && RIGHT.test(code))
    faults.push(`${file} grants a right itself: that is for policy.ts`)
  if (file.startsWith('test/')) continue
  // Text that the policy of a brand hides is not read at all: neither as it is stored, nor in SQL.
  if (
    !isTest &&
    !WHOLE_TEXT.test(file) &&
    /\bwholeText\b|(?<!shownText\()\bemails\.(?:preheader|bodyText|altText)\b/.test(code)
  )
    faults.push(`${file} reads the text of emails past the policy of their brand: use shownText`)
  // The parser of Node.js takes quadratic time; `clientAction` runs in the browser.
  const server = code.replace(/^export (?:async )?function clientAction\([^]*?^\}/gm, '')
  if (!file.startsWith('cli/') && /\.(?:formData|parseBody)\(/.test(server))
    faults.push(`${file} reads a form: use sentForm of app/accounts/request/read-form.ts`)
}

if (faults.length) {
  console.error(`${faults.length} faults (docs/architecture.md):\n${faults.join('\n')}`)
  process.exit(1)
}
console.log('No import crosses a boundary.')

/** The nearest folder of the list. */
function folderOf(file) {
  for (let folder = path.posix.dirname(file); folder !== 'app'; folder = path.posix.dirname(folder)) {
    if (FOLDERS.includes(folder)) return folder
  }
  return path.posix.dirname(file) === 'app' ? 'app' : null
}

function checkImports(file, folder) {
  for (const [, specifier] of readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)) {
    if (specifier === 'react-router' && !PAGES.test(file) && !isView(file))
      faults.push(`${file} imports react-router: pure and server files know nothing of pages`)
    const target = specifier.startsWith('#')
      ? specifier.slice(1)
      : path.posix.join(path.posix.dirname(file), specifier)
    if (!/^\.|^#app/.test(specifier) || !target.startsWith('app/') || target.includes('+types')) continue
    if (FOLDERS.indexOf(folderOf(target)) < FOLDERS.indexOf(folder)) faults.push(`${file} imports ${target}`)
  }
}

function isView(file) {
  return file.endsWith('.tsx') || file.includes('/components/') || path.basename(file).startsWith('use-')
}

/** A file without its imports and the comments that have lines to themselves. */
function codeOf(file) {
  return readFileSync(file, 'utf8').replace(
    /^import [^']*'[^']*'|^\s*\/\*(?:[^*]|\*(?!\/))*\*\/|^\s*\/\/.*/gm,
    '',
  )
}
