/**
 * `npm run release -- 1.0.0`: sets the version, dates the changes in CHANGELOG.md, notes in released.json which database
 * this version leaves behind, commits and tags. It pushes nothing. Before it writes anything, it refuses what a release
 * cannot be made of, and runs `npm run check`. Run `npm test` and `npm run test:all` yourself before.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

const DATABASE = 'app/platform/db'
const [version = ''] = process.argv.slice(2)
const tag = `v${version}`
const read = (/** @type {string} */ file) => readFileSync(file, 'utf8')
const git = (/** @type {string[]} */ ...args) => execFileSync('git', args, { encoding: 'utf8' }).trim()

const [, minor] = /^(\d+\.\d+)\.\d+$/.exec(version) ?? []
if (!minor) refuse('Name the version: npm run release -- 1.0.0')
const { version: former } = JSON.parse(read('package.json'))
if (compare(version, former) <= 0) refuse(`The version is ${former} already.`)
if (git('status', '--porcelain')) refuse('There are changes that are not committed.')
if (git('branch', '--show-current') !== 'main') refuse('Releases are made on main.')
if (git('tag', '--list', tag)) refuse(`The tag ${tag} exists.`)

const changelog = read('CHANGELOG.md')
const [, notes = ''] = /^## \[Unreleased\]\n([\s\S]*?)(?=^## \[|(?![\s\S]))/m.exec(changelog) ?? []
if (!/^- /m.test(notes)) refuse('CHANGELOG.md has no changes under Unreleased.')
const headings = notes.match(/^### .*/gm) ?? []
const twice = headings.find((heading, index) => headings.indexOf(heading) !== index)
if (twice) refuse(`CHANGELOG.md has “${twice}” twice under Unreleased.`)
if (!read('docs/upgrade.md').split('\n').includes(`### ${minor}`))
  refuse(`docs/upgrade.md has no notes for ${minor}.`)
if (run('npm', 'run', '--silent', 'check') !== 0) refuse('npm run check found something.')

if (run('npm', 'version', version, '--no-git-tag-version', '--silent') !== 0)
  refuse('npm could not set the version.')
const today = new Date().toISOString().slice(0, 10)
writeFileSync(
  'CHANGELOG.md',
  changelog.replace('## [Unreleased]\n', () => `## [Unreleased]\n\n## [${version}] - ${today}\n`),
)
const { number, oldest } = JSON.parse(read(`${DATABASE}/sql/number.json`))
const migration = JSON.parse(read(`${DATABASE}/migrations/meta/_journal.json`)).entries.at(-1).tag
// The commit of the release is not known yet; the one before it has the same code.
const released = { version: tag, commit: git('rev-parse', 'HEAD'), migration, number, oldest }
writeFileSync(`${DATABASE}/released.json`, `${JSON.stringify(released, null, 2)}\n`)
git('commit', '--all', '--quiet', '--message', `Set the version to ${version}`)
// The headings of the notes begin with the character that begins comments for git.
git(
  'tag',
  '--annotate',
  tag,
  '--cleanup=whitespace',
  '--message',
  `Mailshelf ${version}\n\n${notes.trim()}\n`,
)
console.log(`Tagged ${tag}. To publish it:\n\n    git push origin main ${tag}\n`)
console.log(`To take it back before that: git tag --delete ${tag} && git reset --hard HEAD~1`)

/** @param {string} why @returns {never} */
function refuse(why) {
  console.error(why)
  process.exit(1)
}

/** @param {string} program @param {string[]} args */
function run(program, ...args) {
  return spawnSync(program, args, { stdio: 'inherit', shell: process.platform === 'win32' }).status
}

/** @param {string} one @param {string} other */
function compare(one, other) {
  return one.localeCompare(other, 'en', { numeric: true })
}
