import { href } from 'react-router'
import { figuresCopy as words } from '../copy.ts'
import type { SenderFigures } from '../queries.server.ts'
import { Checked, Languages, MostUsedWords, SubjectLengths, Traits } from './content-plots.tsx'
import { comparePath, emailsPath, type Scope } from './figure-links.ts'
import { FigureSection } from './figure-section.tsx'
import { KeyNumbers } from './key-numbers.tsx'
import { DiscountDepth, ShareWithOffer } from './offer-plots.tsx'
import { Palette, Platforms, Redesigns, SenderNames } from './sender-plots.tsx'
import { MonthsByType, WeekdaysAndHours, YearOfDays } from './time-plots.tsx'

type BrandFiguresProps = { brand: { name: string; slug: string }; figures: SenderFigures }

/** Everything that is counted of one brand. */
export function BrandFigures({ brand, figures }: BrandFiguresProps) {
  const scope: Scope = { filter: 'brand', slug: brand.slug }
  return (
    <>
      <KeyNumbers figures={figures} />
      <p className="figure-links">
        <a href={emailsPath(scope)} rel="nofollow">
          {words.allEmails}
        </a>
        <a href={comparePath([brand.slug])} rel="nofollow">
          {words.compare}
        </a>
        <a href={href('/state-of-email/:month?')}>{words.report}</a>
      </p>
      <FigureSection title={words.when} wide={<YearOfDays figures={figures} />}>
        <MonthsByType figures={figures} scope={scope} />
        <WeekdaysAndHours figures={figures} />
      </FigureSection>
      <FigureSection title={words.what}>
        <ShareWithOffer figures={figures} />
        <DiscountDepth figures={figures} />
        <MostUsedWords figures={figures} scope={scope} except={brand.name} />
        <div className="figure-stack">
          <SubjectLengths figures={figures} />
          <Traits figures={figures} />
          <Checked figures={figures} scope={scope} />
        </div>
      </FigureSection>
      <FigureSection title={words.how}>
        <Platforms figures={figures} />
        <SenderNames figures={figures} />
        <Redesigns figures={figures} />
        <Palette figures={figures} />
        <Languages figures={figures} />
      </FigureSection>
      <p className="figure-method">{words.method}</p>
    </>
  )
}
