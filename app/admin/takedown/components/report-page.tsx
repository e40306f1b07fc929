import { Link } from 'react-router'
import type { FormResult } from '#app/platform/lib/form-result.ts'
import { Button } from '#app/platform/ui/button.tsx'
import { reportCopy } from '../copy.ts'
import { ReportForm } from './report-form.tsx'

type ReportPageProps = {
  words: { title: string; lead: string; back: string }
  reported: { about: string; path: string }
  answer: FormResult | undefined
}

export function ReportPage({ words, reported, answer }: ReportPageProps) {
  const sent = answer?.ok === true
  return (
    <div className="wrap grid gap-x-24 gap-y-10 pt-18 max-sm:pt-11 lg:grid-cols-[minmax(0,1fr)_minmax(0,600px)]">
      <div>
        <h1 className="type-title">{sent ? reportCopy.sent : words.title}</h1>
        <p className="mt-4 max-w-[400px] type-lead break-words text-ink">{reported.about}</p>
        <p className="mt-4 max-w-[400px] type-body text-ink-soft">
          {sent ? reportCopy.sentText : words.lead}
        </p>
      </div>
      {sent ? (
        <Button asChild className="justify-self-start">
          <Link to={reported.path}>{words.back}</Link>
        </Button>
      ) : (
        <ReportForm answer={answer} />
      )}
    </div>
  )
}
