import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'

const module = path.join(import.meta.dirname, 'lock.mjs')

function run(code: string): Promise<number | null> {
  const source = `import { withLock } from ${JSON.stringify(module)}\nimport fs from 'node:fs'\n${code}`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', source], { stdio: 'inherit' })
  return new Promise((resolve) => child.on('exit', resolve))
}

test('six processes take their turns', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lock-'))
  const [lock, count] = [path.join(folder, 'deep/lock'), path.join(folder, 'count')]
  writeFileSync(count, '0')
  const add = `withLock(${JSON.stringify(lock)}, () => {
    const before = Number(fs.readFileSync(${JSON.stringify(count)}, 'utf8'))
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50)
    fs.writeFileSync(${JSON.stringify(count)}, String(before + 1))
  })`
  expect(await Promise.all(Array.from({ length: 6 }, () => run(add)))).toEqual([0, 0, 0, 0, 0, 0])
  expect(readFileSync(count, 'utf8')).toBe('6')
  expect(existsSync(lock)).toBe(false)
})

test('a lock whose process was killed is taken over', async () => {
  const lock = path.join(mkdtempSync(path.join(tmpdir(), 'lock-')), 'lock')
  await run(`withLock(${JSON.stringify(lock)}, () => process.kill(process.pid, 'SIGKILL'))`)
  expect(existsSync(lock)).toBe(true)
  expect(await run(`withLock(${JSON.stringify(lock)}, () => {})`)).toBe(0)
  expect(existsSync(lock)).toBe(false)
})
