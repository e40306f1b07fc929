import { toast } from '#app/ui/toast.tsx'
import { sourceCopy } from '#app/features/gallery/email-page/source-copy.ts'

/** Says that the source of an email did not come. */
export function failedToLoad(): void {
  toast({ ...sourceCopy.toast, kind: 'destructive' })
}
