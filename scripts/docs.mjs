/**
 * `npm run docs`: the documentation as a site, in build/docs. The first run installs VitePress in packages/docs. Pages
 * are the Markdown that GitHub shows, in which links to other files of the repository become links to DOCS_REPOSITORY
 * (https://github.com/OWNER/NAME/blob/main) or, without it, plain text. Dead links between pages fail the build.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ensureInstalled, node24, root } from './prepare.mjs'

const PACKAGE = path.join(root, 'packages/docs')
const OUTPUT = path.join(root, 'build/docs')
/** VitePress finds itself from its pages, so they are beside it. */
const PAGES = path.join(PACKAGE, 'pages')
const REPOSITORY = process.env.DOCS_REPOSITORY
const LINK = /(!?)\[((?:[^[\]]|\[[^\]]*\](?:\([^)]*\))?)*)\]\((?![a-z]+:|#)([^)\s#]+)(#[^)\s]*)?\)/g

const files = [...globSync('docs/**/*.md', { cwd: root }), 'CHANGELOG.md', 'CONTRIBUTING.md', 'SECURITY.md']
const pages = new Map(files.map((file) => [file.replaceAll(path.sep, '/'), pageOf(file)]))

ensureInstalled(PACKAGE)
rmSync(PAGES, { recursive: true, force: true })
for (const [file, page] of pages) {
  const target = path.join(PAGES, page)
  mkdirSync(path.dirname(target), { recursive: true })
  writeFileSync(target, withLinksOfSite(file, page))
}
cpSync(path.join(root, 'docs/screenshots'), path.join(PAGES, 'screenshots'), {
  recursive: true,
  filter: (file) => !file.endsWith('.md'),
})
cpSync(path.join(root, 'docs/architecture.svg'), path.join(PAGES, 'architecture.svg'))
const program = path.join(PACKAGE, 'node_modules/vitepress/bin/vitepress.js')
const { status } = spawnSync(node24(), [program, 'build', '--outDir', OUTPUT], {
  cwd: PACKAGE,
  stdio: 'inherit',
})
rmSync(PAGES, { recursive: true, force: true })
if (status === 0) console.log(`The site is in ${OUTPUT}. Serve that folder with any web server.`)
process.exitCode = status ?? 1

/** The place of a page in the site: docs/a.md is a.md, docs/README.md index.md, SECURITY.md security.md. */
function pageOf(/** @type {string} */ file) {
  const inside = path.posix.relative('docs', file.replaceAll(path.sep, '/'))
  return inside.startsWith('../') ? inside.slice(3).toLowerCase() : inside.replace(/README\.md$/, 'index.md')
}

/** @param {string} file @param {string} page */
function withLinksOfSite(file, page) {
  const folder = path.posix.dirname(file)
  return readFileSync(path.join(root, file), 'utf8').replace(LINK, (whole, image, text, to, anchor = '') => {
    const target = path.posix.normalize(path.posix.join(folder, to)).replace(/\/$/, '/README.md')
    const inSite = pages.get(target)
    if (inSite) return `${image}[${text}](${relative(page, inSite)}${anchor})`
    if (/^docs\/.+\.(?:webp|svg)$/.test(target))
      return `${image}[${text}](${relative(page, target.slice(5))})`
    // VitePress refuses a link to nothing.
    if (!existsSync(path.join(root, target))) return whole
    return REPOSITORY ? `${image}[${text}](${REPOSITORY}/${target}${anchor})` : text
  })
}

/** @param {string} from @param {string} to */
function relative(from, to) {
  const link = path.posix.relative(path.posix.dirname(from), to)
  return link.startsWith('.') ? link : `./${link}`
}
