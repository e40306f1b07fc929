import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { lazyModule } from '#app/ui/lazy-component.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'

const statusPage = lazyModule(() => import('#app/ui/status-page.tsx'))

type MissingPageProps = {
  title: string
  text: string
  /** The text of the postmark. */
  postmark?: string
  /** Target and label of the button. */
  to: string
  label: string
}

/** Shown when the subject of a page does not exist: why, and one link onward. Few visits see it, so it loads on demand. */
export function MissingPage(props: MissingPageProps) {
  const [onArrival] = useState(!useHydrated())
  const shown = <Missing {...props} />
  // What the server rendered is complete; inside a Suspense boundary it would need scripts to show.
  return onArrival ? shown : <Suspense>{shown}</Suspense>
}

function Missing({ title, text, postmark = '404', to, label }: MissingPageProps) {
  const { StatusPage } = statusPage.useModule()
  return (
    <StatusPage
      title={title}
      postmark={postmark}
      text={text}
      actions={
        <Button asChild variant="primary" size="l">
          <Link to={to}>{label}</Link>
        </Button>
      }
    />
  )
}
