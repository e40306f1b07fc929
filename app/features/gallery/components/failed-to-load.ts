import { toast } from '#app/ui/toast.tsx'
import { copy } from '../copy.ts'

/** Says that the source of an email did not come. */
export function failedToLoad(): void {
  toast({ ...copy.source.toast, kind: 'destructive' })
}
