import { Link2, Share2 } from 'lucide-react'
import type { MouseEvent } from 'react'
import { Button } from '#app/platform/ui/button.tsx'
import { copyText } from '#app/platform/ui/copy-text.ts'
import { DetailsMenu, detailsRow } from '#app/platform/ui/details-menu.tsx'
import { toast } from '#app/platform/ui/toast.tsx'
import { copy } from '../copy.ts'

const POPUP = 'popup,width=600,height=400'

type ShareButtonsProps = {
  title: string
  /** The full URL of the article. */
  address: string
}

export function ShareButtons({ title, address }: ShareButtonsProps) {
  async function copyAddress() {
    const copied = await copyText(address)
    toast(copied ? { title: copy.linkCopied } : { title: copy.notCopied, kind: 'destructive' })
  }
  return (
    <div className="-ml-3 flex flex-wrap gap-1">
      <Button size="s" variant="quiet" onClick={() => void copyAddress()}>
        <Link2 aria-hidden="true" className="size-[18px]" />
        {copy.copyLink}
      </Button>
      <Button asChild size="s" variant="quiet">
        <a href={shareAddresses(title, address).x} target="_blank" rel="noreferrer" onClick={openSmall}>
          {copy.shareOn.x}
        </a>
      </Button>
      <DetailsMenu
        nameClassName="flex h-8 items-center gap-2 rounded-control px-3 text-[0.8125rem] font-medium hover:bg-sunk"
        name={
          <>
            <Share2 aria-hidden="true" className="size-[18px]" />
            {copy.share}
          </>
        }
      >
        {(['linkedin', 'facebook'] as const).map((network) => (
          <li key={network}>
            <a
              href={shareAddresses(title, address)[network]}
              target="_blank"
              rel="noreferrer"
              onClick={openSmall}
              className={detailsRow}
            >
              {copy.shareOn[network]}
            </a>
          </li>
        ))}
      </DetailsMenu>
    </div>
  )
}

function shareAddresses(title: string, address: string) {
  const url = encodeURIComponent(address)
  return {
    x: `https://twitter.com/intent/tweet?text=${encodeURIComponent(title)}&url=${url}`,
    linkedin: `https://www.linkedin.com/sharing/share-offsite/?url=${url}`,
    facebook: `https://www.facebook.com/sharer/sharer.php?u=${url}`,
  }
}

/** Opens a small window; if the browser blocks it, the link works as usual. */
function openSmall(event: MouseEvent<HTMLAnchorElement>): void {
  if (window.open(event.currentTarget.href, 'share', POPUP)) event.preventDefault()
}
