/**
 * The list of a document. Its cards are in the HTML already, so the data for hydration holds only what the HTML does not
 * say, and the browser reads the rest from the cards themselves; twice the same was a quarter of the page.
 */
import type { BrandFace } from '#app/features/brands/brand-face.ts'
import type { CategoryLabel, EmailCard } from '#app/features/gallery/cards/card.ts'
import { packRows, unpackRows } from '#app/lib/packed-text.ts'
import { emailSlugOf } from './card-click.ts'
import type { EmailList } from './email-list.ts'

/** What the HTML of a picture leaves open; `{0}` is its `src`, `{1}` and `{2}` are its thumbnails. */
type PictureRest = {
  isAvif: boolean
  avif: string | null
  webp: string | null
  below: { height: number; src: string }[]
  /** Null where it is the height of the picture. */
  fullHeight: number | null
  isCut: boolean
}

/** Packed: one row per card, in order, with its positions in the tables. */
type Unseen = { brands: string; types: string; pictures: PictureRest[]; rows: string }

type DocumentList = { next: string | null; unseen: Unseen }

const FLAGS = ['sample', 'isNew', 'isUpdated'] as const

const documentLists = new WeakMap<EmailList, EmailList & DocumentList>()

/** The list as a document's loader returns it: `emails` is for rendering on the server and is not sent. */
export function documentList<T extends EmailList | null>(list: T): T {
  if (!list) return list
  let found = documentLists.get(list)
  if (!found) {
    const sent: DocumentList = { next: list.next, unseen: unseenOf(list.emails) }
    // The router sends what can be enumerated.
    found = Object.defineProperty(sent, 'emails', { value: list.emails }) as EmailList & DocumentList
    documentLists.set(list, found)
  }
  return found as EmailList as T
}

const completed = new WeakMap<object, EmailList>()

/** The list with its emails, wherever it came from. */
export function completeList<T extends EmailList | null | undefined>(list: T): T {
  if (!list || list.emails) return list
  const { next, unseen } = list as unknown as DocumentList
  let found = completed.get(list)
  if (!found) {
    found = { emails: readCards(document, unseen), next }
    completed.set(list, found)
  }
  return found as T
}

function unseenOf(emails: EmailCard[]): Unseen {
  const brands = table<BrandFace>()
  const types = table<CategoryLabel>()
  const pictures = table<PictureRest>()
  const rows = emails.map((email) => {
    const flags = FLAGS.reduce((sum, flag, bit) => sum + (email[flag] ? 1 << bit : 0), 0)
    return [brands.add(email.brand), types.add(email.type), flags, pictures.add(pictureRest(email))]
  })
  return {
    brands: packRows(
      brands.values.map(({ name, slug, logoUrl, color, colorInk }) => [
        name,
        slug,
        logoUrl ?? '',
        color,
        colorInk,
      ]),
    ),
    types: packRows(types.values.map(({ name, slug, type }) => [name, slug, type])),
    pictures: pictures.values,
    rows: packRows(rows),
  }
}

/** Equal values once, in the order they came; -1 stands for none. */
function table<T>() {
  const positions = new Map<string, number>()
  const values: T[] = []
  return {
    values,
    add(value: T | null): number {
      if (value === null) return -1
      const key = JSON.stringify(value)
      const known = positions.get(key)
      if (known !== undefined) return known
      positions.set(key, values.length)
      return values.push(value) - 1
    },
  }
}

function pictureRest({ preview, thumb }: EmailCard): PictureRest | null {
  if (!preview || !thumb) return null
  const { avif, webp, below, fullHeight, height, isCut } = preview
  const seen = [preview.src, ...urlsOf(thumb.srcset)]
  function short(srcset: string | null): string | null {
    return srcset && seen.reduce((text, url, index) => text.replaceAll(url, `{${index}}`), srcset)
  }
  return {
    isAvif: thumb.isAvif,
    avif: short(avif),
    webp: short(webp),
    below,
    fullHeight: fullHeight === height ? null : fullHeight,
    isCut,
  }
}

function urlsOf(srcset: string): string[] {
  return srcset.split(', ').map((candidate) => candidate.split(' ')[0]!)
}

/** The emails of the cards below `root`. */
export function readCards(root: ParentNode, unseen: Unseen): EmailCard[] {
  const brands = unpackRows(unseen.brands).map(([name, slug, logoUrl, color, colorInk]) => {
    return { name: name!, slug: slug!, logoUrl: logoUrl || null, color: color!, colorInk: colorInk! }
  })
  const types = unpackRows(unseen.types).map(([name, slug, type]) => {
    return { name: name!, slug: slug!, type: type as CategoryLabel['type'] }
  })
  const items = root.querySelectorAll<HTMLElement>('.card-chunk > li')
  return unpackRows(unseen.rows).flatMap((row, index) => {
    const [brand, type, flags, picture] = row.map(Number) as [number, number, number, number]
    const item = items[index]
    return item
      ? {
          ...readLabel(item),
          ...readPicture(item, unseen.pictures[picture]),
          brand: brands[brand]!,
          type: types[type] ?? null,
          sample: isSet(flags, 0),
          isNew: isSet(flags, 1),
          isUpdated: isSet(flags, 2),
        }
      : []
  })
}

function isSet(flags: number, bit: number): boolean {
  return (flags & (1 << bit)) !== 0
}

function readLabel(item: HTMLElement) {
  const time = item.querySelector('time')
  const offer = item.querySelector('.card-offer')?.textContent
  return {
    ...(offer && { offer }),
    id: item.dataset['email']!,
    slug: emailSlugOf(item.querySelector('a')!)!,
    subject: item.querySelector('.card-label > a')!.textContent,
    sent: time && { iso: time.dateTime, day: time.textContent },
  }
}

function readPicture(item: HTMLElement, rest: PictureRest | undefined): Pick<EmailCard, 'preview' | 'thumb'> {
  const img = item.querySelector('img')
  if (!rest || !img) return { preview: null, thumb: null }
  const srcset = (item.querySelector('source') ?? img).srcset
  const src = img.getAttribute('src')!
  const seen = [src, ...urlsOf(srcset)]
  function long(text: string | null): string | null {
    return text && seen.reduce((part, url, index) => part.replaceAll(`{${index}}`, url), text)
  }
  const height = Number(img.getAttribute('height'))
  return {
    thumb: { srcset, isAvif: rest.isAvif },
    preview: {
      width: Number(img.getAttribute('width')),
      height,
      dominantColor: item.querySelector('article')!.style.getPropertyValue('--placeholder'),
      webp: long(rest.webp),
      avif: long(rest.avif),
      src,
      below: rest.below,
      fullHeight: rest.fullHeight ?? height,
      isCut: rest.isCut,
    },
  }
}
