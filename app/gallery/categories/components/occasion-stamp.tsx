import { cn } from '#app/platform/ui/cn.ts'
import { Stamp } from '#app/platform/ui/stamp.tsx'
import { stampText } from './stamp-text.ts'
import { categoryCopy } from '../copy.ts'

const pictures = import.meta.glob<string>('./occasions/*.webp', {
  eager: true,
  import: 'default',
  query: '?url',
})

type OccasionStampProps = {
  occasion: { name: string; slug: string }
  /** Days left, printed on the stamp. A season has none. */
  days?: number
  /** Without emails: only an outline. */
  isEmpty?: boolean
  small?: boolean
  className?: string
}

/** An occasion's stamp: its image, or its name as an engraving if there is none. */
export function OccasionStamp({ occasion, days, isEmpty = false, small, className }: OccasionStampProps) {
  const picture = isEmpty ? undefined : pictures[`./occasions/${occasion.slug}.webp`]
  return (
    <Stamp
      className={className}
      outline={isEmpty}
      small={small}
      value={days === 0 ? categoryCopy.today : days}
      unit={days === 0 ? null : categoryCopy.days(days ?? 0)}
    >
      {picture ? (
        <img src={picture} alt="" width={480} height={420} />
      ) : (
        <EngravedName {...occasion} isEmpty={isEmpty} />
      )}
    </Stamp>
  )
}

/** A low sun with rays and engraved rings, printed in the occasion's color. */
const ENGRAVING = [
  'radial-gradient(circle at 78% 30%, #ffffff1f 0 17%, transparent 17.6%)',
  'repeating-radial-gradient(circle at 78% 30%, #ffffff1c 0 0.7px, transparent 0.7px 3.4px)',
  'repeating-conic-gradient(from 3deg at 78% 30%, #ffffff12 0 5deg, transparent 5deg 15deg)',
].join(', ')

/** A printed background with a keyline. Hidden from screen readers: the name is also beside the stamp. */
function EngravedName({ name, slug, isEmpty }: { name: string; slug: string; isEmpty: boolean }) {
  const { lines, size, ink } = stampText(name, slug)
  return (
    <div
      aria-hidden="true"
      className={cn('@container relative size-full', isEmpty ? 'text-ink-soft' : 'text-stamp-paper')}
      style={isEmpty ? undefined : { background: `${ENGRAVING}, ${ink}` }}
    >
      <div
        className={cn(
          'absolute border',
          isEmpty ? 'inset-0 border-line' : 'inset-[3.2cqw] border-stamp-paper/45',
        )}
      />
      <div className="absolute inset-[8cqw] flex flex-col justify-end font-display tracking-[-0.03em]">
        {lines.map((line) => (
          <span key={line} className="whitespace-nowrap" style={{ fontSize: `${size}cqw`, lineHeight: 0.98 }}>
            {line}
          </span>
        ))}
      </div>
    </div>
  )
}
