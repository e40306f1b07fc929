import { href } from 'react-router'
import type { PlainMonth } from '#app/analytics/brand-analytics/periods.ts'
import { changedSearch } from '#app/gallery/filters/filters.ts'
import { filtersOf, type Report } from '../report.ts'

/**
 * The link to the emails behind a number: to the gallery if its filters find the same emails, else to a list of the
 * report.
 */
export function emailsBehind(fact: string, report: Report): string {
  const filters = filtersOf(fact, report)
  if (!filters) return listPath(fact, report.month)
  const isFiltered = Object.keys(filters).length > 0
  return href('/browse') + (isFiltered ? changedSearch(new URLSearchParams(), filters) : '')
}

export function listPath(fact: string, month: PlainMonth | null): string {
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
