import { href, Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { LetterPage } from '#app/ui/letter-page.tsx'
import { copy } from '../copy.ts'

export function PostMissing() {
  return (
    <LetterPage
      title={copy.notFound}
      postmark="404"
      text={copy.notFoundText}
      actions={
        <Button asChild variant="primary" size="l">
          <Link to={href('/blog')}>{copy.back}</Link>
        </Button>
      }
    />
  )
}
