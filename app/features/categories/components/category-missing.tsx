import { href, Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { LetterPage } from '#app/ui/letter-page.tsx'
import { CATEGORY_NOT_FOUND, CATEGORY_NOT_FOUND_TEXT } from '../copy.ts'

/** An address that names no category at all. */
export function CategoryMissing() {
  return (
    <LetterPage
      title={CATEGORY_NOT_FOUND}
      postmark="404"
      text={CATEGORY_NOT_FOUND_TEXT}
      actions={
        <Button asChild variant="primary" size="l">
          <Link to={href('/browse')}>Browse every email</Link>
        </Button>
      }
    />
  )
}
