import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeTemporaryFolder, removeLeftoverFolders } from './temporary-folder.server.ts'

let directory: string
beforeEach(() => {
  directory = mkdtempSync(path.join(os.tmpdir(), 'leftovers-'))
  vi.stubEnv('TMPDIR', directory)
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(directory, { recursive: true })
})

/** Makes a folder in a process that is then killed. */
function leaveFolder(): string {
  const script = `
    import { writeFileSync } from 'node:fs'
    const { makeTemporaryFolder } = await import('#app/platform/lib/temporary-folder.server.ts')
    const folder = await makeTemporaryFolder('upload')
    writeFileSync(folder + '/0001.eml', 'Subject: Left')
    process.kill(process.pid, 'SIGKILL')`
  const { signal, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script])
  expect({ signal, stderr: String(stderr) }).toEqual({ signal: 'SIGKILL', stderr: '' })
  return path.join(directory, readdirSync(directory)[0]!)
}

test('removes the folder of a killed process, and of this one under an earlier start', async () => {
  leaveFolder()
  await makeTemporaryFolder('archive')
  expect(readdirSync(directory)).toHaveLength(2)
  await removeLeftoverFolders()
  expect(readdirSync(directory)).toEqual([])
})

test('keeps the folders of running processes, of other hosts and of other programs', async () => {
  const left = leaveFolder()
  const [, pid] = /-(\d+)-\w{6}$/.exec(left)!
  const kept = [
    left.replace(`-${pid}-`, `-${process.ppid}-`),
    left.replace(os.hostname(), `${os.hostname()}-2`),
    path.join(directory, 'mailshelf-postgres-abcdef'),
    path.join(directory, 'else'),
  ]
  for (const folder of kept) await mkdir(folder)
  await removeLeftoverFolders()
  expect(readdirSync(directory).toSorted()).toEqual(kept.map((folder) => path.basename(folder)).toSorted())
})
