import { Link2 } from 'lucide-react'
import { emailCopy } from '#app/gallery/email-page/copy.ts'
import { copyText } from '#app/platform/ui/copy-text.ts'
import { ScriptButton } from '#app/platform/ui/script-button.tsx'
import { toast } from '#app/platform/ui/toast.tsx'
import { shareCopy } from '../sharing/share-copy.ts'

/** A link with a button that copies it; without scripts a click selects all of it. */
export function CopiedLink({ label, link }: { label: string; link: string }) {
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
      <ScriptButton onClick={() => void copy()}>
        <Link2 aria-hidden="true" className="size-[18px]" />
        {shareCopy.links.copy}
      </ScriptButton>
    </div>
  )
}
