import { percent } from './axis.ts'

const CELL = 10
const STEP = 12

type CalendarDay = { day: string; name: string; count: number; href?: string }

type CalendarChartProps = {
  /** Whole weeks from the oldest, each from Monday to Sunday; days outside of the period are null. */
  weeks: (CalendarDay | null)[][]
  /** The names of months, by the index of the week they begin in. */
  months: { week: number; name: string }[]
}

/** A year of days with a column for each week: the darker a day, the higher its count. */
export function CalendarChart({ weeks, months }: CalendarChartProps) {
  const most = Math.max(1, ...weeks.flat().map((day) => day?.count ?? 0))
  return (
    <div className="plot-picture" aria-hidden="true">
      <svg width="100%" height="18">
        {months.map(({ week, name }) => (
          <text key={week} x={percent(week / weeks.length)} y="11">
            {name}
          </text>
        ))}
      </svg>
      <svg viewBox={`0 0 ${weeks.length * STEP - 2} ${7 * STEP - 2}`} width="100%">
        {weeks.map((week, at) =>
          week.map(
            (day, weekday) =>
              day && (
                <rect
                  key={day.day}
                  x={at * STEP}
                  y={weekday * STEP}
                  width={CELL}
                  height={CELL}
                  className={`level-${levelOf(day.count, most)}`}
                >
                  {day.count > 0 && <title>{day.name}</title>}
                </rect>
              ),
          ),
        )}
      </svg>
    </div>
  )
}

/** The shade of a day: 0 for none, then 1 to 4. */
function levelOf(count: number, most: number): number {
  return count === 0 ? 0 : Math.max(1, Math.ceil((count / most) * 4))
}
