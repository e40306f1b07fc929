import { platformName } from '#app/inspection/attributes/platforms.ts'
import { emailCount, analyticsCopy, percentOf } from '#app/analytics/brand-analytics/copy.ts'
import { ENOUGH } from '#app/analytics/brand-analytics/metrics.ts'
import { ChartSection, TooFew } from '#app/platform/ui/charts/chart-figure.tsx'
import { ShareTable } from '#app/platform/ui/charts/share-table.tsx'
import { reportCopy as words } from '../copy.ts'
import type { Report } from '../report.ts'
import { ATTRIBUTES } from '../report-attributes.ts'
import { SHOWN_ATTRIBUTES } from '../report-rows.ts'
import { emailsBehind } from './report-links.ts'

type AttributesProps = {
  report: Report
  section: keyof typeof SHOWN_ATTRIBUTES
  /** The number of emails that could have them. */
  of: number
  summary: string
}

export function Attributes({ report, section, of, summary }: AttributesProps) {
  const { title } = words[section]
  if (of < ENOUGH) return <TooFew title={title}>{analyticsCopy.tooFewOf(of)}</TooFew>
  const shares = SHOWN_ATTRIBUTES[section]
    .map((attribute) => {
      const count = report.attributes.get(attribute)!
      return {
        name: ATTRIBUTES[attribute],
        count,
        href: count > 0 ? emailsBehind(attribute, report) : undefined,
      }
    })
    .toSorted((a, b) => b.count - a.count)
  return (
    <ChartSection title={title} summary={summary}>
      <ShareTable
        title={title}
        head={[title, words.share]}
        shares={shares}
        whole={of}
        format={(count) => `${percentOf(count, of)} · ${count.toLocaleString('en')}`}
      />
    </ChartSection>
  )
}

const ROWS = 12

export function Platforms({ report }: { report: Report }) {
  const { platforms } = report
  const { title, summary, platform: heading, unknown } = words.platforms
  const all = platforms.reduce((sum, { count }) => sum + count, 0)
  const known = platforms.reduce((sum, { platform, count }) => (platform ? sum + count : sum), 0)
  if (known < ENOUGH) return <TooFew title={title}>{analyticsCopy.tooFewOf(known)}</TooFew>
  return (
    <ChartSection title={title} summary={summary(known, all)}>
      <ShareTable
        title={title}
        head={[heading, analyticsCopy.emails]}
        shares={platforms.slice(0, ROWS).map(({ platform, count }) => ({
          name: platform ? platformName(platform) : unknown,
          count,
          href: emailsBehind(`platform-${platform || 'unknown'}`, report),
        }))}
        whole={all}
        format={(count) => `${percentOf(count, all)} · ${emailCount(count)}`}
      />
    </ChartSection>
  )
}
