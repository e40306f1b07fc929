import { Link2 } from 'lucide-react'
import { emailCopy } from '#app/gallery/email-page/copy.ts'
import { Button } from '#app/platform/ui/button.tsx'
import { copyText } from '#app/platform/ui/copy-text.ts'
import { toast } from '#app/platform/ui/toast.tsx'
import { useHydrated } from '#app/platform/ui/use-hydrated.ts'
import { shareCopy } from '../sharing/share-copy.ts'

/** A link with a button that copies it; without scripts a click selects all of it. */
export function CopiedLink({ label, link }: { label: string; link: string }) {
  const isHydrated = useHydrated()

  async function copy() {
    const isCopied = await copyText(link)
    toast(isCopied ? { title: emailCopy.linkCopied } : { title: emailCopy.notCopied, kind: 'destructive' })
  }

  return (
    <div className="mb-4 flex max-w-[620px] flex-wrap items-center gap-2">
      <p className="min-w-0 flex-1 basis-60 rounded-control bg-sunk px-3.5 py-2.5 type-code break-all select-all">
        <span className="sr-only">{label}: </span>
        {link}
      </p>
      {isHydrated && (
        <Button onClick={() => void copy()}>
          <Link2 aria-hidden="true" className="size-[18px]" />
          {shareCopy.links.copy}
        </Button>
      )}
    </div>
  )
}
