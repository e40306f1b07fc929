/**
 * Asks the cache in front of Mailshelf (`CDN_PURGE_URL`) to forget its pages, after the gallery has changed. Changes
 * that follow each other within seconds, or while a purge is tried again, are one purge.
 */
import { galleryVersion } from '#app/platform/db/gallery-version.server.ts'
import { env } from '#app/platform/lib/env.server.ts'
import { guardedRequest, INTERNET } from '#app/platform/lib/guarded-request.server.ts'
import { defineJob, listUnfinished, sendJob } from '#app/platform/lib/jobs.server.ts'
import { log } from '#app/platform/lib/log.server.ts'
import { refreshSettings } from '#app/platform/lib/setting.server.ts'
import { isPrivate } from './gallery-access.ts'

const CHECK_MS = 10_000
/** What Cloudflare expects; a cache that forgets everything at each POST does not read it. */
const BODY = JSON.stringify({ purge_everything: true })

const purge = defineJob({
  name: 'cdn-purge',
  retryLimit: 8,
  run: async () => {
    const { CDN_PURGE_URL: url, CDN_PURGE_TOKEN: token } = env()
    if (!url) return
    // The owner names the URL, so it may be inside the network.
    const network = { ...INTERNET, isAllowed: () => true }
    const headers = {
      'content-type': 'application/json',
      'content-length': String(BODY.length),
      'user-agent': 'Mailshelf',
      ...(token && { authorization: `Bearer ${token}` }),
    }
    const signal = AbortSignal.timeout(network.timeoutMs)
    const asked = { network, signal, method: 'POST', headers, body: BODY } as const
    const status = await guardedRequest(url, asked, async ({ statusCode = 0 }) => statusCode)
    if (status < 200 || status > 299) throw new Error(`${new URL(url).host} answered a purge with ${status}`)
  },
})

/**
 * Queues a purge after this start, which may be that of a new build, and after each change that guests see. A gallery
 * that becomes private is purged once more; its changes are not announced. Returns a function that ends this.
 */
export function watchForPurges(): () => Promise<void> {
  if (!env().CDN_PURGE_URL) return async () => {}
  let purged: string | undefined
  let checking: Promise<void> | undefined

  async function check(): Promise<void> {
    await refreshSettings()
    const shown = isPrivate() ? 'nothing' : (await galleryVersion()).settled
    if (shown === purged || (await listUnfinished(purge.name, { givenUp: false })).length > 0) return
    await sendJob(purge.name, {})
    purged = shown
  }

  const timer = setInterval(() => {
    checking ??= check()
      .catch((error: unknown) => log.warn({ err: error }, 'a purge could not be queued'))
      .finally(() => (checking = undefined))
  }, CHECK_MS)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await checking
  }
}
