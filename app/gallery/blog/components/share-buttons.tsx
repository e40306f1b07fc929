import { Link2 } from 'lucide-react'
import type { MouseEvent } from 'react'
import { Button } from '#app/platform/ui/button.tsx'
import { copyText } from '#app/platform/ui/copy-text.ts'
import { copy } from '../copy.ts'

const POPUP = 'popup,width=600,height=400'

export function ShareButtons({ title, address }: { title: string; address: string }) {
  const url = encodeURIComponent(address)
  const networks = {
    Twitter: `https://twitter.com/intent/tweet?text=${encodeURIComponent(title)}&url=${url}`,
    LinkedIn: `https://www.linkedin.com/sharing/share-offsite/?url=${url}`,
    Facebook: `https://www.facebook.com/sharer/sharer.php?u=${url}`,
  }

  return (
    <div className="-ml-3 flex flex-wrap gap-1">
      <Button size="s" variant="quiet" onClick={() => void copyText(address, { title: copy.linkCopied })}>
        <Link2 aria-hidden="true" className="size-[18px]" />
        {copy.copyLink}
      </Button>
      {Object.entries(networks).map(([name, to]) => (
        <Button key={name} asChild size="s" variant="quiet">
          <a href={to} target="_blank" rel="noreferrer" onClick={openSmall}>
            {name}
          </a>
        </Button>
      ))}
    </div>
  )
}

/** Opens a small window; if the browser blocks it, the link works as usual. */
function openSmall(event: MouseEvent<HTMLAnchorElement>): void {
  if (window.open(event.currentTarget.href, 'share', POPUP)) event.preventDefault()
}
