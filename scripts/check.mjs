/** `npm run check`: static checks. All run in parallel, and all errors are shown. */
import { spawn, spawnSync } from 'node:child_process'
import path from 'node:path'
import { ensureInstalled, node24, root } from './prepare.mjs'

const CHECKS = [
  ['types', 'node_modules/typescript/bin/tsc', '--noEmit'],
  ['lint', 'node_modules/oxlint/bin/oxlint', '--deny-warnings'],
  ['format', 'node_modules/oxfmt/bin/oxfmt', '--check'],
  ['boundaries', 'scripts/check-boundaries.mjs'],
  ['patterns in linear time', 'scripts/check-patterns.mjs'],
  ['migrations', 'scripts/check-migrations.mjs'],
  ['licenses', 'scripts/check-licenses.mjs'],
  ['words', 'scripts/check-words.mjs'],
  ['texts in copy.ts', 'scripts/check-strings.mjs'],
  ['spelling', 'node_modules/cspell/bin.mjs', '--no-progress', '--no-summary', '--cache'],
  ['unused code and packages', 'node_modules/knip/bin/knip.js', '--treat-config-hints-as-errors'],
]

ensureInstalled()
// Route types are generated first, because other checks read them.
const generated = spawnSync(
  node24(),
  [path.join(root, 'node_modules/@react-router/dev/bin.cjs'), 'typegen'],
  {
    cwd: root,
    stdio: 'inherit',
  },
)
const results = await Promise.all(CHECKS.map(check))
process.exit(generated.status === 0 && results.every(Boolean) ? 0 : 1)

async function check([name, program, ...args]) {
  const child = spawn(node24(), [path.join(root, program), ...args], { cwd: root })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => (output += text))
  }
  const status = await new Promise((resolve) => child.once('close', resolve))
  console.log(`${status === 0 ? '✓' : '✗'} ${name}`)
  if (status !== 0) console.log(output)
  return status === 0
}
