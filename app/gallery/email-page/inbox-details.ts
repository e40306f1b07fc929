/** The details of an email that need counting and comparing, in words: computed on the server, shown as they are. */
import type { EmailStats } from '#app/platform/db/json-columns.ts'
import type { PreviewPicture } from '#app/gallery/cards/preview-image.ts'
import { formatNumber } from '#app/platform/lib/format.ts'
import {
  clippingDetail,
  darkModeDetail,
  type Detail,
  imagesDetail,
  preheaderDetail,
  sizeDetail,
  subjectDetail,
} from './inbox-limits.ts'

export type NamedDetail = Detail & { name: string }

type Described = {
  sender: string
  subject: string
  /** Null where it is not shown. */
  preheader: string | null
  preview: PreviewPicture | null
  stats: EmailStats
}

export function inboxDetails({ sender, subject, preheader, preview, stats }: Described): NamedDetail[] {
  const images = {
    count: stats.imageCount,
    withoutAlt: stats.imagesWithoutAlt,
    missing: stats.imagesMissing ?? 0,
  }
  const details = [
    { name: 'Sender', ...plain(sender) },
    { name: 'Subject', ...plain(subjectDetail(subject)) },
    ...(preheader === null ? [] : [{ name: 'Preheader', ...preheaderDetail(preheader) }]),
    { name: 'Size', ...sizeDetail(preview, stats.htmlBytes) },
    { name: 'In Gmail', ...clippingDetail(stats.htmlBytes) },
    { name: 'Images', ...imagesDetail(images) },
    { name: 'Links', ...plain(formatNumber(stats.linkCount)) },
    { name: 'Dark mode', ...darkModeDetail(stats.darkStyles) },
  ]
  if (stats.fonts.length > 0) details.push({ name: 'Fonts', ...plain(stats.fonts.join(', ')) })
  return details
}

function plain(value: string): Detail {
  return { value, note: null }
}
