import { Presentation } from 'lucide-react'
import { ButtonLink } from '#app/platform/ui/button.tsx'
import { presentCopy } from '../sharing/present-copy.ts'

export function PresentLink({ path, emailCount }: { path: string; emailCount: number }) {
  if (emailCount === 0) return null
  return (
    <ButtonLink to={`${path}/present`}>
      <Presentation aria-hidden="true" className="size-4" />
      {presentCopy.present}
    </ButtonLink>
  )
}
