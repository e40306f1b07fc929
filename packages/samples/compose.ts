import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { sampleLine } from './blocks.ts'
import { brands, type SampleBrand } from './brands.ts'
import { composeDocument } from './document.ts'
import { drafts } from './emails/all.ts'
import type { Draft } from './emails/draft.ts'
import { faceFile, isFaceName } from './fonts.ts'
import { type InlinePart, writeMessage } from './mime.ts'

/** What the intake reads beside each message. */
interface Sidecar {
  brand: {
    slug: string
    name: string
    description: string
    website: string
    color: string
    colorInk: string
    /** Industries first, then business types. */
    categories: string[]
    sample: true
  }
  /** Email types first, the main one leading, then occasions. */
  categories: string[]
  sample: true
  slug: string
  addedAt: string
}

export interface ComposedSample {
  slug: string
  eml: Buffer
  sidecar: Sidecar
}

const READER = 'reader@example.com'

async function artPart(name: string): Promise<InlinePart> {
  const bytes = await readFile(path.join(import.meta.dirname, 'art', `${name}.webp`))
  return { contentId: `${name}@art.example`, fileName: `${name}.webp`, type: 'image/webp', bytes }
}

async function facePart(name: string): Promise<InlinePart> {
  if (!isFaceName(name)) throw new Error(`No face called ${name}`)
  const bytes = await readFile(faceFile(name))
  return { contentId: `${name}@type.example`, fileName: `${name}.woff2`, type: 'font/woff2', bytes }
}

/** The parts are what the HTML asks for, each once, in the order of first use. */
async function inlineParts(html: string): Promise<InlinePart[]> {
  const wanted = new Set(
    [...html.matchAll(/cid:([\w-]+@(?:art|type)\.example)/g)].map((match) => match[1] ?? ''),
  )
  return Promise.all(
    [...wanted].map((id) => {
      const [name = '', place] = id.split('@')
      return place === 'art.example' ? artPart(name) : facePart(name)
    }),
  )
}

export function composeHtml(draft: Draft): string {
  return composeDocument({
    kit: draft.kit,
    subject: draft.subject,
    preheader: draft.preheader,
    body: draft.body,
    narrow: draft.narrow,
  })
}

function composeText(draft: Draft, brand: SampleBrand): string {
  return `${draft.text.trim()}\n\n--\nUnsubscribe: ${brand.website}unsubscribe\n${sampleLine(brand.name)}\n`
}

function composeSidecar(draft: Draft, brand: SampleBrand): Sidecar {
  return {
    brand: {
      slug: brand.slug,
      name: brand.name,
      description: brand.description,
      website: brand.website,
      color: brand.color,
      colorInk: brand.colorInk,
      categories: [...brand.industries, ...brand.businessTypes],
      sample: true,
    },
    categories: [...draft.types, ...(draft.occasions ?? [])],
    sample: true,
    slug: draft.slug,
    addedAt: new Date(draft.sent).toISOString(),
  }
}

async function composeSample(draft: Draft): Promise<ComposedSample> {
  const brand = brands[draft.brand]
  const domain = new URL(brand.website).hostname
  const html = composeHtml(draft)
  const eml = writeMessage({
    slug: draft.slug,
    from: { name: brand.name, address: `${draft.mailbox}@${domain}` },
    to: READER,
    subject: draft.subject,
    sent: draft.sent,
    messageId: `${draft.slug}@${domain}`,
    unsubscribe: { url: `${brand.website}unsubscribe`, address: `unsubscribe@${domain}` },
    text: composeText(draft, brand),
    html,
    inline: await inlineParts(html),
  })
  return { slug: draft.slug, eml, sidecar: composeSidecar(draft, brand) }
}

/** Every sample of the sample library. */
export async function composeSamples(): Promise<ComposedSample[]> {
  return Promise.all(drafts.map(composeSample))
}
