import { Link } from 'react-router'
import type { FormAnswer } from '#app/lib/form-answer.ts'
import { Button } from '#app/ui/button.tsx'
import { reportCopy as words } from '../copy.ts'
import { ReportForm } from './report-form.tsx'

type ReportPageProps = {
  title: string
  lead: string
  /** The email or brand. */
  about: string
  /** Its page. */
  back: { to: string; label: string }
  answer: FormAnswer | undefined
}

export function ReportPage({ title, lead, about, back, answer }: ReportPageProps) {
  const sent = answer?.ok === true
  return (
    <div className="wrap grid gap-x-24 gap-y-10 pt-18 max-sm:pt-11 lg:grid-cols-[minmax(0,1fr)_minmax(0,600px)]">
      <div>
        <h1 className="type-title">{sent ? words.sent : title}</h1>
        <p className="mt-4 max-w-[400px] type-lead break-words text-ink">{about}</p>
        <p className="mt-4 max-w-[400px] type-body text-ink-soft">{sent ? words.sentText : lead}</p>
      </div>
      {sent ? (
        <Button asChild className="justify-self-start">
          <Link to={back.to}>{back.label}</Link>
        </Button>
      ) : (
        <ReportForm answer={answer} />
      )}
    </div>
  )
}
