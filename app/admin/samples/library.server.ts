import { loadSamplePosts, removeSamplePosts } from '#app/gallery/blog/sample-posts.server.ts'
import { loadDirectory, removeDirectory } from '#app/gallery/brands/directory.server.ts'
import { loadSampleLogos } from '#app/gallery/brands/sample-logos.server.ts'
import { countAnalytics } from '#app/analytics/brand-analytics/count-analytics.server.ts'
import {
  isUntouchedGallery,
  loadSamples,
  removeSamples,
  sampleBundle,
} from '#app/intake/ingest/store/samples.server.ts'
import { noteChange } from '#app/platform/changes/change.server.ts'
import type { Administrator } from '#app/platform/lib/authorized.ts'
import { log } from '#app/platform/lib/log.server.ts'
import { readDirectory, readLogos, readPosts } from './library-content.server.ts'

/** Loads missing samples and updates outdated ones; changes by the owner stay. */
export async function loadLibrary(
  bundle = sampleBundle(),
  onProgress?: (done: number, total: number) => void,
) {
  const fromDirectory = await loadDirectory(await readDirectory(bundle))
  const newPosts = await loadSamplePosts(await readPosts(bundle))
  // Emails come last: with them the gallery counts as filled, and an interrupted start would not continue.
  const samples = await loadSamples(bundle, onProgress)
  await loadSampleLogos(await readLogos(bundle))
  await countAnalytics()
  return { ...samples, directory: fromDirectory, posts: newPosts }
}

/** Removes the library for the owner. It can be loaded again. */
export async function removeLibraryBy(actor: Administrator) {
  const removed = await removeLibrary()
  const { emails, brands, directory, posts } = removed
  const label = `${emails} emails, ${brands + directory} brands, ${posts} posts`
  await noteChange({ actor, kind: 'samples-removed', label, count: emails })
  return removed
}

/** Removes only samples. */
export async function removeLibrary() {
  const samples = await removeSamples()
  return { ...samples, directory: await removeDirectory(), posts: await removeSamplePosts() }
}

/** Gives an untouched gallery the library at the start. A damaged one is logged and stops nothing. */
export async function loadLibraryIntoEmptyGallery(bundle = sampleBundle()): Promise<void> {
  if (!(await isUntouchedGallery())) return
  log.info('loading the samples into the empty gallery')
  const started = Date.now()
  try {
    const { added, refused } = await loadLibrary(bundle, (done, total) => {
      if (done % Math.ceil(total / 4) === 0) log.info(`loaded ${done} of ${total} sample emails`)
    })
    log.info({ emails: added, ms: Date.now() - started }, 'loaded the samples into the empty gallery')
    for (const { slug, reason } of refused) log.warn({ slug, reason }, 'a sample was rejected')
  } catch (error) {
    log.error(`The samples are not complete: ${String(error instanceof Error ? error.message : error)}.`)
  }
}
