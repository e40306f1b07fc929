/** Another version, built beside this one as its own `npm start` would; it is kept for the next run. */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import released from '#app/platform/db/released.json' with { type: 'json' }
import { projectRoot } from '#app/platform/lib/project-root.server.ts'

/** The version that `--from` names by default. */
export const RELEASED = released.version

/** Returns its folder. Ends the process with one line if this clone lacks the version. */
export function buildOlder(ref: string): string {
  const here = projectRoot()
  const commit = commitOf(ref)
  const root = path.join(here, '.cache/older', commit)
  if (!existsSync(root)) {
    const aside = `${root}.new`
    rmSync(aside, { recursive: true, force: true })
    mkdirSync(aside, { recursive: true })
    const files = execFileSync('git', ['archive', commit], { cwd: here, maxBuffer: 1024 ** 3 })
    execFileSync('tar', ['-x', '-C', aside], { input: files })
    const lock = (tree: string) => readFileSync(path.join(tree, 'package-lock.json'), 'utf8')
    // With another lockfile it installs its own.
    if (lock(aside) === lock(here)) execFileSync('cp', ['-al', path.join(here, 'node_modules'), aside])
    renameSync(aside, root)
  }
  console.log(`Building ${ref}…`)
  const prepare = "const p = await import('./scripts/prepare.mjs'); p.ensureInstalled(); p.ensureBuilt()"
  execFileSync(process.execPath, ['--input-type=module', '--eval', prepare], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return root
}

/** A clone may lack tags, or all but the last commit. */
function commitOf(ref: string): string {
  for (const name of ref === RELEASED ? [ref, released.commit] : [ref]) {
    const asked = spawnSync('git', ['rev-parse', '--verify', '--quiet', `${name}^{commit}`], {
      cwd: projectRoot(),
      encoding: 'utf8',
    })
    if (asked.status === 0) return asked.stdout.trim()
  }
  console.error(`This clone does not have ${ref}. Run: git fetch --tags --unshallow`)
  return process.exit(1)
}
