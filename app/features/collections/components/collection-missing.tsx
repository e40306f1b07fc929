import { href, Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { LetterPage } from '#app/ui/letter-page.tsx'
import { copy } from '../copy.ts'

/** Missing, or somebody else's: from outside that is the same. */
export function CollectionMissing() {
  return (
    <LetterPage
      title={copy.page.notFound}
      postmark="404"
      text={copy.page.notFoundText}
      actions={
        <Button asChild variant="primary" size="l">
          <Link to={href('/saved')}>{copy.page.back}</Link>
        </Button>
      }
    />
  )
}
