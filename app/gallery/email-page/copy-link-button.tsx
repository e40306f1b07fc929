import { Link2 } from 'lucide-react'
import { Button } from '#app/platform/ui/button.tsx'
import { emailCopy } from './copy.ts'
import { copyText } from '#app/platform/ui/copy-text.ts'

/** Copies the URL of this page. */
export function CopyLinkButton({ className }: { className?: string }) {
  const copyLink = () =>
    void copyText(window.location.origin + window.location.pathname, { title: emailCopy.linkCopied })
  return (
    <Button className={className} onClick={copyLink}>
      <Link2 aria-hidden="true" className="size-[18px]" />
      {emailCopy.copyLink}
    </Button>
  )
}
