import { expect, test } from 'vitest'
import { createIngestWorker } from './run-in-worker.server.ts'

/** Wide and 45,000 pixels tall, as lists of a whole stock are. */
const row = (n: number) =>
  `<tr><td bgcolor="#eeeeee"><table cellpadding="4"><tr><td><b>#${n}</b></td><td>
   <a href="https://parts.example/${n}">Bearing ${n}</a><br><br>stock ${(n * 7) % 93}</td></tr></table></td></tr>`
const HTML = `<html><body><table width="800">${Array.from({ length: 700 }, (_, n) => row(n)).join('')}</table></body></html>`

test('a wide email of extreme height gets its screenshots, cut at the limit', async () => {
  const worker = createIngestWorker()
  const preview = await worker.run({
    kind: 'render',
    html: HTML,
    media: new Map(),
    views: true,
    inversion: undefined,
  })
  expect(preview!.facts).toMatchObject({ width: 800, height: 8000 })
  expect(preview!.facts.fullHeight).toBeGreaterThan(40_000)
  expect(preview!.facts.below).toHaveLength(3)
  worker.close()
})
