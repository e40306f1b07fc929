import { Link2 } from 'lucide-react'
import { Button } from '#app/ui/button.tsx'
import { toast } from '#app/ui/toast.tsx'
import { emailCopy } from './copy.ts'
import { copyText } from '#app/ui/copy-text.ts'

/** Copies the URL of this page. */
export function CopyLinkButton({ className }: { className?: string }) {
  async function copyAddress() {
    const { origin, pathname } = window.location
    const copied = await copyText(origin + pathname)
    toast(copied ? { title: emailCopy.linkCopied } : { title: emailCopy.notCopied, kind: 'destructive' })
  }
  return (
    <Button className={className} onClick={() => void copyAddress()}>
      <Link2 aria-hidden="true" className="size-[18px]" />
      {emailCopy.copyLink}
    </Button>
  )
}
