import { href } from 'react-router'
import { figuresCopy as words } from '../copy.ts'
import type { Figures } from '../queries.server.ts'
import { type ApproachFigures, DepthByDay, WeeksBefore } from './approach-plots.tsx'
import { Checked, Languages, MostUsedWords, SubjectLengths, Traits } from './content-plots.tsx'
import { emailsPath, type Scope } from './figure-links.ts'
import { FigureSection } from './figure-section.tsx'
import { KeyNumbers } from './key-numbers.tsx'
import { DiscountDepth, ShareWithOffer } from './offer-plots.tsx'
import { Pace } from './pace-plot.tsx'
import { Platforms } from './sender-plots.tsx'
import { MonthsByType, WeekdaysAndHours, YearOfDays } from './time-plots.tsx'

type CategoryFiguresProps = {
  scope: Scope
  figures: Figures
  /** Of an industry: how many emails its brands send in a month. */
  monthly: number[] | null
  /** Of an occasion that emails were sent for. */
  approach: ApproachFigures | null
}

/** Everything that is counted of one industry, email type or occasion. */
export function CategoryFigures({ scope, figures, monthly, approach }: CategoryFiguresProps) {
  return (
    <>
      <KeyNumbers figures={figures} />
      <p className="figure-links">
        <a href={emailsPath(scope)} rel="nofollow">
          {words.allEmails}
        </a>
        {scope.filter === 'occasion' && <a href={href('/planner')}>{words.planner}</a>}
        <a href={href('/state-of-email/:month?')}>{words.report}</a>
      </p>
      {approach && (
        <FigureSection title={words.before}>
          <WeeksBefore {...approach} />
          <DepthByDay {...approach} />
        </FigureSection>
      )}
      <FigureSection title={words.when} wide={<YearOfDays figures={figures} />}>
        <MonthsByType figures={figures} scope={scope} />
        <WeekdaysAndHours figures={figures} />
        {monthly && <Pace monthly={monthly} />}
      </FigureSection>
      <FigureSection title={words.what}>
        <ShareWithOffer figures={figures} />
        <DiscountDepth figures={figures} />
        <MostUsedWords figures={figures} scope={scope} />
        <div className="figure-stack">
          <SubjectLengths figures={figures} />
          <Traits figures={figures} />
          <Checked figures={figures} scope={scope} />
        </div>
      </FigureSection>
      <FigureSection title={words.how}>
        <Platforms figures={figures} />
        <Languages figures={figures} />
      </FigureSection>
      <p className="figure-method">{words.method}</p>
    </>
  )
}
