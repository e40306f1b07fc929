import { uploadCopy } from '../copy.ts'
import { UPLOAD_FILES_MAX, type UploadLimits } from '../limits.ts'

const MEGABYTE = 1024 * 1024

export function LimitsNote({ limits: { message, archive, whole } }: { limits: UploadLimits }) {
  const [one, several, all] = [message, archive, whole].map((bytes) => Math.floor(bytes / MEGABYTE))
  return (
    <p className="mt-1.5 max-w-[640px] type-small text-ink-soft">
      {uploadCopy.limits(one!, several!, all!, UPLOAD_FILES_MAX)}
    </p>
  )
}
