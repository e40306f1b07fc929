import { Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { StatusPage } from '#app/ui/status-page.tsx'

type MissingPageProps = {
  title: string
  text: string
  /** Where else to look, and what the button there says. */
  to: string
  label: string
}

/** Something that a page was to show is not there: why, and one way on. */
export function MissingPage({ title, text, to, label }: MissingPageProps) {
  return (
    <StatusPage
      title={title}
      postmark="404"
      text={text}
      actions={
        <Button asChild variant="primary" size="l">
          <Link to={to}>{label}</Link>
        </Button>
      }
    />
  )
}
