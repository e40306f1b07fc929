import { Link2 } from 'lucide-react'
import { Button } from '#app/platform/ui/button.tsx'
import { toast } from '#app/platform/ui/toast.tsx'
import { emailCopy } from './copy.ts'
import { copyText } from '#app/platform/ui/copy-text.ts'

/** Copies the URL of this page. */
export function CopyLinkButton({ className }: { className?: string }) {
  return (
    <Button className={className} onClick={() => void copyLink()}>
      <Link2 aria-hidden="true" className="size-[18px]" />
      {emailCopy.copyLink}
    </Button>
  )
}

async function copyLink(): Promise<void> {
  const copied = await copyText(window.location.origin + window.location.pathname)
  toast(copied ? { title: emailCopy.linkCopied } : { title: emailCopy.notCopied, kind: 'destructive' })
}
