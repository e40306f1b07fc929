import { Link2 } from 'lucide-react'
import { Button } from '#app/platform/ui/button.tsx'
import { toast } from '#app/platform/ui/toast.tsx'
import { emailCopy } from './copy.ts'
import { copyText } from '#app/platform/ui/copy-text.ts'

/** Copies the URL of a page of this site. */
export async function copyLink(path: string): Promise<void> {
  const copied = await copyText(window.location.origin + path)
  toast(copied ? { title: emailCopy.linkCopied } : { title: emailCopy.notCopied, kind: 'destructive' })
}

/** Copies the URL of this page, or of the one at `path`. */
export function CopyLinkButton({ path, className }: { path?: string; className?: string }) {
  return (
    <Button className={className} onClick={() => void copyLink(path ?? window.location.pathname)}>
      <Link2 aria-hidden="true" className="size-[18px]" />
      {emailCopy.copyLink}
    </Button>
  )
}
