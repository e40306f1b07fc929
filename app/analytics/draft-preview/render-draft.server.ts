/** Renders a draft: it is read and cleaned as an email of the gallery, but not stored there. */
import { liveHtml } from '#app/gallery/email-page/live-html.ts'
import type { Inversion } from '#app/intake/ingest/render/invert-colors.ts'
import type { PreparedEmail, PreparedFile } from '#app/intake/ingest/prepared-email.ts'
import {
  designInWorker,
  prepareInWorker,
  renderInWorker,
} from '#app/intake/ingest/worker/prepare-in-worker.server.ts'
import type { PreviewView } from '#app/platform/db/json-columns.ts'
import { compare } from './competitors.server.ts'
import { DARK_CLIENTS, type Draft, type Result, type Stated } from './draft-preview.ts'

type Made = { result: Result; pictures: PreparedFile[] }

export async function renderDraft({ kind, stated }: Draft, bytes: Uint8Array): Promise<Made> {
  return kind === 'picture' ? previewDesign(stated, bytes) : previewEmail(kind, stated, bytes)
}

async function previewDesign(stated: Stated, bytes: Uint8Array): Promise<Made> {
  const design = await designInWorker(bytes)
  if (!design.ok) return { result: design, pictures: [] }
  const { facts: preview, colors: palette, look, files } = design.picture
  const { senderName, subject, preheader } = stated
  const compared = await compare(stated, { layout: [], palette, ...look })
  return {
    result: {
      ok: true,
      kind: 'picture',
      senderName,
      subject,
      preheader,
      language: null,
      preview,
      imagesOff: null,
      darkened: null,
      missingPictures: 0,
      checks: null,
      compared,
    },
    pictures: files,
  }
}

async function previewEmail(kind: 'eml' | 'html', stated: Stated, bytes: Uint8Array): Promise<Made> {
  const { senderName, subject, preheader } = stated
  // Images of other servers are not fetched, even if imports fetch them, so that their senders learn nothing of a draft.
  const prepared = await prepareInWorker({
    bytes,
    kind,
    fileName: `draft.${kind}`,
    stated: {
      ...(senderName && { senderName }),
      ...(subject && { subject }),
      ...(preheader && { preheader }),
    },
  })
  if (!prepared.ok) return { result: prepared, pictures: [] }
  const { email } = prepared
  const views = email.preview && (await renderViews(email))
  const compared = await compare(stated, email.emailAttributes)
  return {
    result: {
      ok: true,
      kind,
      senderName: email.senderName ?? '',
      subject: email.subjectLine,
      preheader: email.preheader,
      language: email.language,
      preview: email.preview,
      imagesOff: views?.imagesOff?.view ?? null,
      darkened: views?.gmail ? { gmail: views.gmail.view, outlook: views.outlook?.view ?? null } : null,
      missingPictures: email.facts.imagesMissing ?? 0,
      checks: email.checks ?? null,
      compared,
    },
    pictures: [
      ...email.files.filter(({ role }) => role === 'preview'),
      ...Object.values(views ?? {}).flatMap((view) => view?.files ?? []),
    ],
  }
}

type View = { view: PreviewView; files: PreparedFile[] } | null

/** One after the other, because each takes a browser. */
async function renderViews({
  files,
  htmlKey,
  facts,
}: PreparedEmail): Promise<Record<'imagesOff' | keyof typeof DARK_CLIENTS, View>> {
  const media = new Map(files.map(({ key, content }) => [key, content]))
  const html = Buffer.from(media.get(htmlKey)!).toString('utf8')
  async function viewOf(shown: string, inversion?: Inversion): Promise<View> {
    const preview = await renderInWorker(shown, media, { views: false, inversion })
    if (!preview) return null
    const { width, height, files: sizes } = preview.facts
    const full = sizes.at(-1)!
    return {
      view: { width, height, files: [full] },
      files: preview.files.filter(({ key }) => key === full.webp),
    }
  }
  return {
    imagesOff: await viewOf(liveHtml(html, { dark: false, images: false })),
    gmail: facts.darkStyles ? null : await viewOf(html, DARK_CLIENTS.gmail),
    outlook: facts.darkStyles ? null : await viewOf(html, DARK_CLIENTS.outlook),
  }
}
