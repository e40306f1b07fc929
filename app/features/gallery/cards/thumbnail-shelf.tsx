import type { SmallSheet } from '#app/features/gallery/queries.server.ts'
import { SheetPicture } from './thumbnail-picture.tsx'

/** In CSS pixels: as tall as its email, and never taller than this. */
const SHEET = { width: 110, height: 190 }

/** Emails along the foot of a page, for the eye alone; low screens keep the room for the form. */
export function EntranceShelf({ sheets }: { sheets: SmallSheet[] }) {
  return (
    <div aria-hidden="true" className="mt-auto shrink-0 pb-[38px] [@media(max-height:759.98px)]:hidden">
      <div className="flex items-end justify-center gap-2.5">
        {sheets.map((sheet) => (
          <Sheet key={sheet.slug} sheet={sheet} />
        ))}
      </div>
      <div className="shelf-edge" />
    </div>
  )
}

function Sheet({ sheet }: { sheet: SmallSheet }) {
  const { picture } = sheet
  const height = Math.min(SHEET.height, (SHEET.width * picture.height) / picture.width)
  return (
    <div
      className="shrink-0 overflow-hidden rounded-t-sheet shadow-sheet last:origin-bottom-left last:-rotate-6"
      style={{ width: SHEET.width, height, background: picture.dominantColor }}
    >
      <SheetPicture sheet={sheet} width={SHEET.width} />
    </div>
  )
}
