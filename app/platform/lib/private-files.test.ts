import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { closeDataFiles, closeDataFolder } from './private-files.server.ts'

let folder: string
let umask: number

beforeEach(() => {
  umask = process.umask(0o022)
  folder = mkdtempSync(path.join(os.tmpdir(), 'mailshelf-private-'))
})

afterEach(() => {
  process.umask(umask)
  rmSync(folder, { recursive: true, force: true })
})

const target = (...names: string[]) => path.join(folder, ...names)
const modeOf = (...names: string[]) => (statSync(target(...names)).mode & 0o777).toString(8)

function write(name: string, mode: number): void {
  mkdirSync(path.dirname(target(name)), { recursive: true })
  writeFileSync(target(name), 'x')
  chmodSync(target(name), mode)
}

it('closes an open data folder, and leaves the owner’s files alone', async () => {
  for (const name of [
    'files/private/ab/message.eml',
    'files/media/cd/picture.webp',
    'outbox/1.eml',
    'pgdata/base/1/2',
  ])
    write(name, 0o666)
  write('session-secret', 0o644)
  write('newsletters/mine.eml', 0o644)
  write('elsewhere/target', 0o644)
  symlinkSync(target('elsewhere/target'), target('files/link'))
  for (const name of ['', 'files', 'files/private', 'files/private/ab', 'pgdata', 'pgdata/base'])
    chmodSync(target(name), 0o777)

  await closeDataFolder(folder)
  expect(modeOf()).toBe('700')
  await closeDataFiles(folder)
  for (const name of [
    'files',
    'files/private',
    'files/private/ab',
    'files/media',
    'files/media/cd',
    'outbox',
    'pgdata',
    'pgdata/base/1',
  ])
    expect([name, modeOf(name)]).toEqual([name, '700'])
  for (const name of [
    'files/private/ab/message.eml',
    'files/media/cd/picture.webp',
    'outbox/1.eml',
    'pgdata/base/1/2',
    'session-secret',
  ])
    expect([name, modeOf(name)]).toEqual([name, '600'])
  expect([modeOf('newsletters/mine.eml'), modeOf('elsewhere/target')]).toEqual(['644', '644'])
})

it('makes this process create private files', async () => {
  await closeDataFolder(folder)
  mkdirSync(target('files/private'), { recursive: true })
  writeFileSync(target('files/private/new.eml'), 'x')
  expect([modeOf('files'), modeOf('files/private'), modeOf('files/private/new.eml')]).toEqual([
    '700',
    '700',
    '600',
  ])
})

it('accepts a missing data folder', async () => {
  await closeDataFolder(target('later'))
  await closeDataFiles(target('later'))
  expect(existsSync(target('later'))).toBe(false)
})
