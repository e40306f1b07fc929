/** Writers of the kill test: administrators, and strangers who write to the gallery. */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { ADMIN_PAGE_SIZE } from '#app/accounts/subscribers/queries.server.ts'
import { postFields, withCover } from './blog-post.ts'
import type { IsolatedSite } from './isolated-site.ts'
import { messageOf } from './message.ts'
import { type Writer, accepted, lastWritten, pageText } from './kill-writer.ts'
import { newVisitor, type Visitor } from './visitor.ts'

/** Writes posts with a cover, publishes and edits them. All parts of a version contain its number. */
export function postsWriter(admin: Visitor): Writer {
  const posts: { slug: string; version: ReturnType<typeof lastWritten<number>>; id: string | null }[] = []
  let count = 0

  function formOf(slug: string, version: number): Promise<FormData> {
    const words = `${slug} version ${version}.`
    const fields = postFields({
      title: words,
      slug,
      excerpt: words,
      blockSubheading: words,
      blockContent: words,
      imageAltText: words,
      status: version === 1 ? 'draft' : 'published',
    })
    return withCover(fields, { r: version % 256, g: posts.length % 256, b: count % 256 })
  }

  return {
    kind: 'write, publish a post',
    async write() {
      const latest = posts.at(-1)
      if (latest && latest.version.sure() > 0 && latest.version.sure() < 4) {
        latest.id ??= await idOf(admin, latest.slug)
        const version = latest.version.sure() + 1
        latest.version.send(version)
        const form = await formOf(latest.slug, version)
        form.set('version', await editedVersion(admin, latest.id))
        await accepted(admin.post(`/admin/blog/edit/${latest.id}`, form), 302)
        latest.version.answered()
        return
      }
      const post = { slug: `post-${++count}`, version: lastWritten(0), id: null }
      posts.push(post)
      post.version.send(1)
      await accepted(admin.post('/admin/blog/new', await formOf(post.slug, 1)), 302)
      post.version.answered()
    },
    async findLost() {
      const lost: string[] = []
      // Older posts were checked in the round that wrote them last.
      for (const { slug, version } of posts.slice(-4)) {
        const there = await versionOf(admin, slug)
        if (there.torn) lost.push(`${slug} is torn: ${there.torn}`)
        if (!version.holds((one) => one === there.version)) {
          lost.push(`${slug} has version ${there.version}, not ${version.sure()}`)
        }
      }
      return lost
    },
  }
}

async function idOf(admin: Visitor, slug: string): Promise<string> {
  const list = await pageText(admin, '/admin/blog.data')
  const before = list.slice(0, list.indexOf(`"${slug}"`))
  const id = before.match(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g)?.at(-1)
  if (!id) throw new Error(`The post ${slug} is not listed`)
  return id
}

/** What the editor was opened with; another author's save in between would be a conflict. */
async function editedVersion(admin: Visitor, id: string): Promise<string> {
  const form = await pageText(admin, `/admin/blog/edit/${id}`)
  const version = /name="version" value="([^"]+)"/.exec(form)?.[1]
  if (!version) throw new Error('The editor does not name the version of its post')
  return version
}

/** Version 0 means no post. Drafts are read in the editor, others on the public page. */
async function versionOf(admin: Visitor, slug: string): Promise<{ version: number; torn?: string }> {
  const desk = await pageText(admin, '/admin/blog')
  if (!desk.includes(`${slug} version`)) return { version: 0 }
  const id = await idOf(admin, slug)
  const form = await pageText(admin, `/admin/blog/edit/${id}`)
  const versions = new Set(
    [...form.matchAll(new RegExp(`${slug} version (\\d+)`, 'g'))].map(([, v]) => Number(v)),
  )
  const version = [...versions][0] ?? 0
  if (versions.size !== 1) return { version, torn: [...versions].join(' and ') }
  const cover = /\/media\/[\w/]+\.\w+/.exec(form)?.[0]
  const picture = cover && (await admin.get(cover))
  if (!picture || picture.status !== 200) return { version, torn: 'its picture is not there' }
  const isPicture = (await sharp(Buffer.from(await picture.arrayBuffer())).metadata()).width > 0
  return isPicture ? { version } : { version, torn: 'its picture is none' }
}

/** Imports a handful of messages at a time. */
export function importsWriter(site: IsolatedSite, folder: string): Writer & { imported: () => string[] } {
  const visitor = newVisitor(site.url)
  const subjects: string[] = []
  let fresh: string[] = []
  let count = 0
  return {
    kind: 'import',
    imported: () => subjects,
    async write() {
      const batch = path.join(folder, `batch-${++count}`)
      mkdirSync(batch, { recursive: true })
      const words = [1, 2, 3].map((n) => `letter${count}x${n}`)
      for (const word of words) {
        writeFileSync(path.join(batch, `${word}.eml`), messageOf(word, `The ${word} of the week`))
      }
      await succeed(site, 'import', batch, '--no-render', '--brand', 'trust')
      fresh.push(...words)
      subjects.push(...words)
    },
    async findLost() {
      const lost: string[] = []
      for (const word of fresh) {
        const found = await pageText(visitor, `/search-emails?q=${word}`)
        if (!found.includes(word)) lost.push(`${word} is not found`)
      }
      fresh = []
      return lost
    },
  }
}

/** Runs a command that succeeds unless it is killed. */
async function succeed(site: IsolatedSite, ...argv: string[]): Promise<void> {
  const { code, said } = await site.command(...argv)
  if (code === null) throw new Error('the command was cut off')
  // It also fails if the server dies meanwhile, so it counts only while the server lives.
  if (code !== 0) throw new Error(said)
}

/** Renames a brand. */
export function brandWriter(site: IsolatedSite): Writer {
  const visitor = newVisitor(site.url)
  const name = lastWritten('')
  let count = 0
  return {
    kind: 'edit a brand',
    async write() {
      const next = `Trust the ${++count}th`
      name.send(next)
      await succeed(site, 'brand', 'rename', 'trust', next)
      name.answered()
    },
    async findLost() {
      const html = await pageText(visitor, '/brand/trust')
      return name.holds((one) => html.includes(one)) ? [] : [`${name.sure()} is not the brand’s name`]
    },
  }
}

export function newsletterWriter(origin: () => string, admin: Visitor): Writer {
  let count = 0
  let fresh: string[] = []
  return {
    kind: 'subscribe',
    async write() {
      const email = `reader-${++count}@example.com`
      await accepted(newVisitor(origin).post('/subscribe.data', { email, source: 'footer' }), 200)
      fresh.push(email)
    },
    async findLost() {
      const list = await pageText(admin, '/admin/newsletter.csv')
      const lost = fresh.filter((email) => !list.includes(email))
      fresh = []
      return lost
    },
  }
}

export function contactWriter(origin: () => string, admin: Visitor): Writer {
  let count = 0
  let fresh: string[] = []
  return {
    kind: 'write a message',
    async write() {
      const message = `Message number ${++count}.`
      const fields = { name: 'Ada', email: 'ada@example.com', topic: 'A question', message }
      await accepted(newVisitor(origin).post('/contact.data', fields), 200)
      fresh.push(message)
    },
    async findLost() {
      // Newest first; one more, because a message in flight may have been stored as well.
      let missing = fresh
      for (let page = 1; page <= 1 + Math.ceil((fresh.length + 1) / ADMIN_PAGE_SIZE); page += 1) {
        const html = await pageText(admin, `/admin/messages?page=${page}`)
        missing = missing.filter((message) => !html.includes(message))
      }
      fresh = []
      return missing
    },
  }
}
