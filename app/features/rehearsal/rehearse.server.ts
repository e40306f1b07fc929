/** What becomes of a draft: read, cleaned and rendered as an email of the gallery is, but without the gallery. */
import { liveHtml } from '#app/features/gallery/email-page/live-html.ts'
import type { PreparedEmail, PreparedFile } from '#app/features/ingest/prepared-email.ts'
import {
  designInWorker,
  prepareInWorker,
  renderInWorker,
} from '#app/features/ingest/worker/prepare-in-worker.server.ts'
import type { PreviewView } from '#app/db/shapes.ts'
import { compare } from './compare.server.ts'
import type { Draft, Result, Stated } from './rehearsal.ts'

type Made = { result: Result; pictures: PreparedFile[] }

export async function rehearse({ kind, stated }: Draft, bytes: Uint8Array): Promise<Made> {
  return kind === 'picture' ? rehearseDesign(stated, bytes) : rehearseEmail(kind, stated, bytes)
}

async function rehearseDesign(stated: Stated, bytes: Uint8Array): Promise<Made> {
  const design = await designInWorker(bytes)
  if (!design.ok) return { result: design, pictures: [] }
  const { facts: preview, colors, files } = design.picture
  const { senderName, subject, preheader } = stated
  const compared = await compare(stated, { preview, colors })
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
      missingPictures: 0,
      checks: null,
      compared,
    },
    pictures: files,
  }
}

async function rehearseEmail(kind: 'eml' | 'html', stated: Stated, bytes: Uint8Array): Promise<Made> {
  const { senderName, subject, preheader } = stated
  // Pictures of other servers are not fetched, whatever the settings say of imports: nobody learns of a draft.
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
  const imagesOff = email.preview && (await renderWithoutImages(email))
  const compared = await compare(stated, { preview: email.preview, colors: email.facts.colors })
  return {
    result: {
      ok: true,
      kind,
      senderName: email.senderName ?? '',
      subject: email.subjectLine,
      preheader: email.preheader,
      language: email.language,
      preview: email.preview,
      imagesOff: imagesOff && imagesOff.view,
      missingPictures: email.facts.imagesMissing ?? 0,
      checks: email.checks ?? null,
      compared,
    },
    pictures: [...email.files.filter(({ role }) => role === 'preview'), ...(imagesOff?.files ?? [])],
  }
}

async function renderWithoutImages({
  files,
  htmlKey,
}: PreparedEmail): Promise<{ view: PreviewView; files: PreparedFile[] } | null> {
  const media = new Map(files.map(({ key, content }) => [key, content]))
  const html = Buffer.from(media.get(htmlKey)!).toString('utf8')
  const bare = liveHtml(html, { dark: false, images: false })
  const preview = await renderInWorker(bare, media, { views: false })
  if (!preview) return null
  const { width, height, files: sizes } = preview.facts
  const full = sizes.at(-1)!
  return {
    view: { width, height, files: [full] },
    files: preview.files.filter(({ key }) => key === full.webp),
  }
}
