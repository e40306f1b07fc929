import { Columns2, Presentation } from 'lucide-react'
import { Link } from 'react-router'
import { Button } from '#app/platform/ui/button.tsx'
import { compareCopy } from '../sharing/compare-copy.ts'
import { presentCopy } from '../sharing/present-copy.ts'

/** Links to the slideshow and the comparison of the collection at `path`. */
export function PresentLinks({ path, emailCount }: { path: string; emailCount: number }) {
  if (emailCount === 0) return null
  return (
    <>
      <Button asChild>
        <Link to={`${path}/present`}>
          <Presentation aria-hidden="true" className="size-4" />
          {presentCopy.present}
        </Link>
      </Button>
      {emailCount > 1 && (
        <Button asChild>
          <Link to={`${path}/compare`}>
            <Columns2 aria-hidden="true" className="size-4" />
            {compareCopy.compare}
          </Link>
        </Button>
      )}
    </>
  )
}
