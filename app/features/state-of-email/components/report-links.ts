import { href } from 'react-router'
import type { PlainMonth } from '#app/features/figures/periods.ts'

/** The emails behind a number. */
export function emailsBehind(fact: string, month: PlainMonth | null): string {
  const search = new URLSearchParams({ fact, ...(month && { month }) })
  return `${href('/state-of-email/emails')}?${search}`
}

export function reportPath(month: PlainMonth | null): string {
  return href('/state-of-email/:month?', month ? { month } : {})
}

export function reportDataPath(format: 'csv' | 'json', month: PlainMonth | null): string {
  const path = format === 'csv' ? href('/state-of-email.csv') : href('/state-of-email.json')
  return month ? `${path}?month=${month}` : path
}
