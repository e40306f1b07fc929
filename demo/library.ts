/** The demo library as a whole: composed emails, the directory of real brands, and the blog's first posts. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import {
  loadSamplePosts,
  removeSamplePosts,
  type SamplePost,
} from '#app/features/blog/sample-posts.server.ts'
import { loadDirectory, removeDirectory } from '#app/features/brands/directory.server.ts'
import { loadSampleLogos, type SampleLogo } from '#app/features/brands/sample-logos.server.ts'
import {
  isUntouchedGallery,
  loadSamples,
  removeSamples,
  sampleBundle,
  type SamplesLoaded,
} from '#app/features/ingest/store/samples.server.ts'
import { log } from '#app/lib/log.server.ts'
import { projectRoot } from '#app/lib/project-root.server.ts'
import { brands } from './brands.ts'
import { directory } from './directory.ts'
import { posts } from './posts/all.ts'
import type { DemoPost } from './posts/post.ts'

export interface LibraryLoaded extends SamplesLoaded {
  directory: number
  posts: number
}

export interface LibraryRemoved {
  emails: number
  brands: number
  directory: number
  posts: number
}

/** Loads what is missing and refreshes what has aged; what the owner wrote stays. */
export async function loadLibrary(
  bundle = sampleBundle(),
  onProgress?: (done: number, total: number) => void,
): Promise<LibraryLoaded> {
  const fromDirectory = await loadDirectory(directory)
  const newPosts = await loadSamplePosts(await Promise.all(posts.map(withCover)))
  // The emails come last: once they are in, the gallery counts as filled, and a start broken off before is made good.
  const samples = await loadSamples(bundle, onProgress)
  await loadSampleLogos(await Promise.all(Object.keys(brands).map(logoOf)))
  return { ...samples, directory: fromDirectory, posts: newPosts }
}

/** Takes out what came with the library, and nothing else. */
export async function removeLibrary(): Promise<LibraryRemoved> {
  const samples = await removeSamples()
  return { ...samples, directory: await removeDirectory(), posts: await removeSamplePosts() }
}

/**
 * At the server's start: a gallery that nobody has touched yet gets the library, so that it opens full. A damaged
 * library keeps nobody from starting.
 */
export async function loadLibraryIntoEmptyGallery(bundle = sampleBundle()): Promise<void> {
  if (!(await isUntouchedGallery())) return
  const started = Date.now()
  try {
    const { added, refused } = await loadLibrary(bundle)
    log.info({ emails: added, ms: Date.now() - started }, 'composed samples were put into the empty gallery')
    for (const { slug, reason } of refused) log.warn({ slug, reason }, 'a sample was refused')
  } catch (error) {
    log.error(`The samples are not complete: ${String(error instanceof Error ? error.message : error)}.`)
  }
}

async function withCover(post: DemoPost): Promise<SamplePost> {
  return { ...post, cover: await readFile(artFile('posts', post.slug)) }
}

async function logoOf(slug: string): Promise<SampleLogo> {
  return { slug, picture: await readFile(artFile('logos', slug)) }
}

/** Not beside this file: once built, it lies elsewhere. */
function artFile(folder: string, name: string): string {
  return path.join(projectRoot(), 'demo', 'art', folder, `${name}.webp`)
}
