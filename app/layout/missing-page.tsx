import { Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { StatusPage } from '#app/ui/status-page.tsx'

type MissingPageProps = {
  title: string
  text: string
  /** Target and label of the button. */
  to: string
  label: string
}

/** Shown when the subject of a page does not exist: the reason, and one link. */
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
