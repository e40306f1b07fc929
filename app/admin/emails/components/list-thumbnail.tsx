import type { SmallThumbnail } from '../listed-email.server.ts'

export function ListThumbnail({ picture }: { picture: SmallThumbnail | null }) {
  return (
    <span
      className="block h-14 w-11 shrink-0 overflow-hidden rounded-card bg-sunk shadow-[0_0_0_1px_var(--line)]"
      style={picture ? { background: picture.color } : undefined}
    >
      {picture && (
        <img
          src={picture.src}
          alt=""
          width={picture.width}
          height={picture.height}
          loading="lazy"
          decoding="async"
          className="block h-auto w-full"
        />
      )}
    </span>
  )
}
