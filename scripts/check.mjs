/** `npm run check`: static checks. All of them run, and all problems are shown. */
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { ensureInstalled, node24, root } from './prepare.mjs'

const CHECKS = [
  ['types of routes', 'node_modules/@react-router/dev/bin.cjs', 'typegen'],
  ['types', 'node_modules/typescript/bin/tsc', '--noEmit'],
  ['lint', 'node_modules/oxlint/bin/oxlint', '--deny-warnings'],
  ['format', 'node_modules/oxfmt/bin/oxfmt', '--check'],
  ['boundaries', 'scripts/check-boundaries.mjs'],
  ['unused code and packages', 'node_modules/knip/bin/knip.js', '--treat-config-hints-as-errors'],
]

ensureInstalled()
const failed = CHECKS.filter(([name, program, ...args]) => {
  const result = spawnSync(node24(), [path.join(root, program), ...args], { cwd: root, encoding: 'utf8' })
  const fine = result.status === 0
  console.log(`${fine ? '✓' : '✗'} ${name}`)
  if (!fine) console.log(`${result.stdout}${result.stderr}`)
  return !fine
})
process.exit(failed.length === 0 ? 0 : 1)
