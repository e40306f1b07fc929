import type { ComponentProps } from 'react'
import { href } from 'react-router'
import { ReportPage } from '#app/admin/takedown/components/report-page.tsx'
import { reportCopy } from '#app/admin/takedown/copy.ts'
import { MissingPage } from '#app/layout/missing-page.tsx'

type Props = ComponentProps<typeof ReportPage>

export function ReportOrMissing({
  reported,
  ...rest
}: Omit<Props, 'reported'> & { reported: Props['reported'] | null }) {
  if (reported) return <ReportPage reported={reported} {...rest} />
  const { missing, missingText, toGallery } = reportCopy
  return <MissingPage title={missing} text={missingText} to={href('/')} label={toGallery} />
}
