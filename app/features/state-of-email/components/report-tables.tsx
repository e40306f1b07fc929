import { platformName } from '#app/features/facts/platforms.ts'
import { emailCount, figuresCopy, percentOf } from '#app/features/figures/copy.ts'
import { ENOUGH } from '#app/features/figures/figures.ts'
import { TooFew } from '#app/ui/plots/plot-figure.tsx'
import { ShareTable } from '#app/ui/plots/share-table.tsx'
import { reportCopy as words } from '../copy.ts'
import type { Report } from '../report.ts'
import { TRAITS } from '../report-facts.ts'
import { SHOWN_TRAITS } from '../report-rows.ts'
import { emailsBehind } from './report-links.ts'

type TraitsProps = {
  report: Report
  section: keyof typeof SHOWN_TRAITS
  /** How many emails could have them. */
  of: number
  summary: string
}

/** How many emails have each trait, the most frequent first. */
export function Traits({ report, section, of, summary }: TraitsProps) {
  const { title } = words[section]
  if (of < ENOUGH) return <TooFew title={title}>{figuresCopy.tooFewOf(of)}</TooFew>
  const shares = SHOWN_TRAITS[section]
    .map((trait) => {
      const count = report.traits.get(trait)!
      return { name: TRAITS[trait], count, href: count > 0 ? emailsBehind(trait, report) : undefined }
    })
    .toSorted((a, b) => b.count - a.count)
  return (
    <section className="plot">
      <h3 className="plot-title">{title}</h3>
      <p className="plot-summary">{summary}</p>
      <ShareTable
        title={title}
        head={[title, words.share]}
        shares={shares}
        whole={of}
        format={(count) => `${percentOf(count, of)} · ${count.toLocaleString('en')}`}
      />
    </section>
  )
}

const ROWS = 12

export function Platforms({ report }: { report: Report }) {
  const { platforms } = report
  const { title, summary, platform: heading, unknown } = words.platforms
  const all = platforms.reduce((sum, { count }) => sum + count, 0)
  const known = platforms.reduce((sum, { platform, count }) => (platform ? sum + count : sum), 0)
  if (known < ENOUGH) return <TooFew title={title}>{figuresCopy.tooFewOf(known)}</TooFew>
  return (
    <section className="plot">
      <h3 className="plot-title">{title}</h3>
      <p className="plot-summary">{summary(known, all)}</p>
      <ShareTable
        title={title}
        head={[heading, figuresCopy.emails]}
        shares={platforms.slice(0, ROWS).map(({ platform, count }) => ({
          name: platform ? platformName(platform) : unknown,
          count,
          href: emailsBehind(`platform-${platform || 'unknown'}`, report),
        }))}
        whole={all}
        format={(count) => `${percentOf(count, all)} · ${emailCount(count)}`}
      />
    </section>
  )
}
