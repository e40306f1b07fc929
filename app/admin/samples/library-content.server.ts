/** The bundle's content besides emails: the brand directory, the first blog posts and the logos of sample brands. */
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { BLOG_CATEGORIES } from '#app/gallery/blog/blog-categories.ts'
import type { SamplePost } from '#app/gallery/blog/sample-posts.server.ts'
import type { DirectoryRecord } from '#app/gallery/brands/directory.server.ts'
import type { SampleLogo } from '#app/gallery/brands/sample-logos.server.ts'

const directorySchema = z.array(
  z.object({
    slug: z.string(),
    name: z.string(),
    description: z.string(),
    website: z.url(),
    categories: z.array(z.string()),
  }),
)

const postsSchema = z.array(
  z.object({
    title: z.string(),
    slug: z.string(),
    excerpt: z.string(),
    category: z.enum(BLOG_CATEGORIES),
    tags: z.array(z.string()),
    body: z.string(),
    imageAltText: z.string(),
    publishedAt: z.iso.datetime(),
  }),
)

export async function readDirectory(bundle: string): Promise<DirectoryRecord[]> {
  return directorySchema.parse(await readJson(bundle, 'directory.json'))
}

export async function readPosts(bundle: string): Promise<SamplePost[]> {
  const posts = postsSchema.parse(await readJson(bundle, 'posts.json'))
  return Promise.all(
    posts.map(async (post) => ({
      ...post,
      cover: await readFile(path.join(bundle, 'posts', `${post.slug}.webp`)),
    })),
  )
}

export async function readLogos(bundle: string): Promise<SampleLogo[]> {
  const folder = path.join(bundle, 'logos')
  return Promise.all(
    (await readdir(folder)).map(async (name) => ({
      slug: path.basename(name, '.webp'),
      picture: await readFile(path.join(folder, name)),
    })),
  )
}

async function readJson(bundle: string, name: string): Promise<unknown> {
  return JSON.parse(await readFile(path.join(bundle, name), 'utf8'))
}
