import { existsSync } from 'node:fs'
import os from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import type { EmailInput } from '#app/intake/ingest/prepare.server.ts'
import { findChromium } from '#app/platform/lib/chromium.server.ts'
import { log } from '#app/platform/lib/log.server.ts'
import { prepareInWorker, verifyInWorker } from './prepare-in-worker.server.ts'
import { processTime } from './process-usage.ts'
import { createIngestWorker, type IngestWorker, type Limits } from './run-in-worker.server.ts'

/** Of the tests that leave its process as it was: each start takes seconds. */
const shared = createIngestWorker()
let worker: IngestWorker

/** A worker for one test. */
function useWorker(limits: Partial<Limits> = {}): IngestWorker {
  return (worker = createIngestWorker(limits))
}

afterEach(() => {
  if (worker !== shared) worker.close()
  vi.unstubAllEnvs()
})
afterAll(() => shared.close())

function message(body: string): EmailInput {
  const bytes = Buffer.from(`From: Acme <news@acme.test>\r\nContent-Type: text/html\r\n\r\n${body}`)
  return { bytes, kind: 'eml', fileName: 'a.eml' }
}

const ORDINARY = message('<p>Some words to read</p>')
const PARAGRAPH = '<p title="a" style="color:red;font:12px x" lang="b">x</p>'
const STYLED = `<p title="a" style="${'color:red;font:12px x;'.repeat(4)}" lang="b">x</p>`
/** Takes half a second. */
const LONG = message(PARAGRAPH.repeat(4_000))
/** Takes two or more: nearly as many elements as the limit allows. */
const SLOW = message(STYLED.repeat(19_900))
/** Each line becomes a part in the parser: gigabytes, also outside its heap. */
const GREEDY = message('\n'.repeat(3_000_000))

function prepare(input: EmailInput) {
  return prepareInWorker(input, { render: false }, worker)
}

test('returns everything the gallery stores of an email', async () => {
  worker = shared
  const prepared = await prepare(ORDINARY)
  if (!prepared.ok) throw new Error(prepared.reason)
  const { bodyText, files, originalKey, htmlKey, senderName } = prepared.email
  expect({ bodyText, senderName }).toEqual({ bodyText: 'Some words to read', senderName: 'Acme' })
  expect(files.map(({ key }) => key)).toEqual([originalKey, htmlKey])
  expect(Buffer.from(files[0]!.content)).toEqual(ORDINARY.bytes)
  expect(Buffer.from(files[1]!.content).toString()).toContain('<p>Some words to read</p>')
})

test.skipIf(!findChromium())('reports each step of an email', async () => {
  const steps: string[] = []
  const onStep = (step: string) => void steps.push(step)
  await prepareInWorker(ORDINARY, { fetchImages: true, onStep }, shared)
  expect(steps).toEqual(['reading', 'downloading images', 'reading', 'taking screenshots'])
})

test('keeps the event loop free while a message is read', async () => {
  worker = shared
  await prepare(ORDINARY)
  // The processor time of this thread would also be that of tests beside this one.
  const spent = () => processTime(worker.processId()!)
  const before = await spent()
  expect((await prepare(SLOW)).ok).toBe(true)
  expect((await spent())! - before!).toBeGreaterThan(500)
})

test('rejects a message that takes too long, and reads those waiting behind it', async () => {
  useWorker({ readMs: 1500 })
  await prepare(ORDINARY)
  const before = worker.processId()
  const [first, slow, last] = await Promise.all([prepare(ORDINARY), prepare(SLOW), prepare(ORDINARY)])
  expect(slow).toEqual({ ok: false, reason: 'reading it takes more than 2 seconds' })
  expect([first.ok, last.ok]).toEqual([true, true])
  expect(worker.processId()).not.toBe(before)
  expect(existsSync(`/proc/${before}`)).toBe(false)
})

test('does not reject a message for the time that its process had to wait', async () => {
  useWorker({ readMs: 5000 })
  await prepare(ORDINARY)
  const read = prepare(LONG)
  await pause(100)
  process.kill(worker.processId()!, 'SIGSTOP')
  await pause(6000)
  process.kill(worker.processId()!, 'SIGCONT')
  expect((await read).ok).toBe(true)
})

test('ends the process when verifying a sender blocks it, and reads the message behind it', async () => {
  useWorker({ readMs: 1500 })
  await prepare(ORDINARY)
  const before = worker.processId()
  const client = { address: '192.0.2.10', greeting: 'out.acme.test', mailFrom: 'news@acme.test' }
  // Twice what mailauth takes fourteen seconds for; a receiver refuses it, but earlier versions stored such messages.
  const blocking = Buffer.from(`From: Acme <news@acme.test>\r\nX: a\r\n${' b\r\n'.repeat(120_000)}\r\nBody`)
  const warned = vi.spyOn(log, 'warn')
  const others = [prepare(ORDINARY), prepare(ORDINARY)]
  expect(await verifyInWorker(blocking, client, worker)).toEqual({ by: 'mailshelf', client })
  expect(warned.mock.calls.map(([details]) => (details as { err?: Error }).err?.message)).toContain(
    'reading it takes more than 2 seconds',
  )
  expect((await Promise.all([...others, prepare(ORDINARY)])).map(({ ok }) => ok)).toEqual([true, true, true])
  expect(worker.processId()).not.toBe(before)
  expect(existsSync(`/proc/${before}`)).toBe(false)
})

test('rejects a message that takes too much memory, and reads the next one', async () => {
  useWorker()
  expect(await prepare(GREEDY)).toEqual({
    ok: false,
    reason: 'reading it takes more memory than one message may',
  })
  expect((await prepare(ORDINARY)).ok).toBe(true)
})

test('an import that never rests is read by one process after another', async () => {
  useWorker({ recycleAfter: 3 })
  const processes = new Set<number | undefined>()
  const waiting = Array.from({ length: 9 }, () => ORDINARY)
  const results: boolean[] = []
  async function work(): Promise<void> {
    for (let input = waiting.pop(); input; input = waiting.pop()) {
      results.push((await prepare(input)).ok)
      processes.add(worker.processId())
    }
  }
  await Promise.all([work(), work()])
  expect(results).toEqual(Array.from({ length: 9 }, () => true))
  expect(processes.size).toBeGreaterThanOrEqual(3)
})

test('retries after its process was killed from outside', async () => {
  worker = shared
  await prepare(ORDINARY)
  const slow = prepare(LONG)
  await pause(200)
  process.kill(worker.processId()!, 'SIGKILL')
  expect((await slow).ok).toBe(true)
})

test('works at a low priority, unless WORK_PRIORITY says otherwise', async () => {
  const priorities: number[] = []
  for (const priority of ['low', 'normal']) {
    vi.stubEnv('WORK_PRIORITY', priority)
    useWorker()
    await prepare(ORDINARY)
    priorities.push(os.getPriority(worker.processId()))
    worker.close()
  }
  expect(priorities).toEqual([Math.min(os.getPriority() + 10, 19), os.getPriority()])
})

test('passes on the reason of a rejection', async () => {
  worker = shared
  expect(await prepare(message(''))).toEqual({ ok: false, reason: 'it has neither HTML nor text' })
})
