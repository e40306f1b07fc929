const WIDTH = 8
const GAP = 2
const HEIGHT = 44

type DailyCount = { day: string; count: number }

type DailyChartProps = {
  days: DailyCount[]
  label: string
  words: {
    /** The text below the bars, which opens the table. */
    summary: (total: number, most: number) => string
    perDay: string
    day: string
    count: string
  }
}

export function DailyChart({ days, label, words }: DailyChartProps) {
  const most = Math.max(1, ...days.map(({ count }) => count))
  const total = days.reduce((sum, { count }) => sum + count, 0)
  const width = days.length * (WIDTH + GAP) - GAP
  const summary = words.summary(total, total === 0 ? 0 : most)
  return (
    <div>
      <svg
        viewBox={`0 0 ${width} ${HEIGHT + 1}`}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an inline SVG is no image file
        role="img"
        aria-label={`${label}: ${summary}`}
        className="h-12 w-full max-w-[420px]"
        preserveAspectRatio="none"
      >
        <rect y={HEIGHT} width={width} height="1" className="fill-line-strong" />
        {days.map(({ day, count }, i) => {
          const height = count === 0 ? 0 : Math.max(2, (count / most) * HEIGHT)
          return (
            <rect
              key={day}
              x={i * (WIDTH + GAP)}
              y={HEIGHT - height}
              width={WIDTH}
              height={height}
              className="fill-accent"
            />
          )
        })}
      </svg>
      <details className="mt-2 type-small text-ink-soft">
        <summary className="w-fit cursor-pointer py-1">{summary}</summary>
        <table className="mt-2 tabular-nums">
          <caption className="sr-only">{`${label}: ${words.perDay}`}</caption>
          <thead>
            <tr>
              <th scope="col" className="pr-8 text-left font-normal">
                {words.day}
              </th>
              <th scope="col" className="text-right font-normal">
                {words.count}
              </th>
            </tr>
          </thead>
          <tbody className="text-ink">
            {days.toReversed().map(({ day, count }) => (
              <tr key={day}>
                <th scope="row" className="pr-8 text-left font-normal">
                  {day}
                </th>
                <td className="text-right">{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  )
}
