import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

test.each([
  ['é'.repeat(72), 0],
  ['é'.repeat(73), 1],
  [`Shorten titles\n\n${'a'.repeat(100)}`, 0],
])('of a commit’s subject, 72 characters are counted: %#', (message, exitCode) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'subject-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = path.join(folder, 'COMMIT_EDITMSG')
  writeFileSync(file, message)
  const hook = path.join(import.meta.dirname, 'hooks/commit-msg')
  expect(spawnSync(process.execPath, [hook, file]).status).toBe(exitCode)
})
