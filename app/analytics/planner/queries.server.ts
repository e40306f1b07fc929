/**
 * The occasions of a year with their lead times. The cost depends on the number of occasions, not on that of emails.
 */
import { sql } from 'drizzle-orm'
import { rowsOf } from '#app/platform/db/client.server.ts'
import type { DateRule } from '#app/platform/db/json-columns.ts'
import { categories, analyticsCounts, galleryCounts, galleryTags } from '#app/platform/db/schema.ts'
import { nextComing } from '#app/gallery/categories/occasion-dates.ts'
import { readCounts } from '#app/analytics/brand-analytics/counts.server.ts'
import { METRICS } from '#app/analytics/brand-analytics/metrics.ts'
import type { Histogram } from '#app/analytics/brand-analytics/histogram.ts'
import { type PlainDay, daysUntil } from '#app/platform/lib/plain-day.ts'
import { languageName } from '#app/platform/lib/language-name.ts'
import { EVERYTHING, KIND } from '#app/gallery/filters/filters.server.ts'
import type { Choice } from '#app/gallery/filters/filters.ts'
import { datesToLearnFrom, type DaysBefore, firstDayBefore, leadTime } from './lead-time.ts'
import type { PlannedOccasion } from './plan.ts'

export type Chosen = { industry: Choice | null; language: Choice | null }

export type Plan = {
  choices: { industries: Choice[]; languages: Choice[] }
  chosen: Chosen
  /** The soonest first. */
  occasions: PlannedOccasion[]
  /** Whether no occasion matches the filters, so that all are listed without lead times. */
  isUnfiltered: boolean
}

export type AskedPlan = { industry: string | null; language: string | null }

/** Filters that the gallery does not know are ignored. */
export async function readPlan(asked: AskedPlan, today: PlainDay): Promise<Plan> {
  const [industries, languages, rules] = await Promise.all([readIndustries(), readLanguages(), readRules()])
  const industry = industries.find(({ value }) => value === asked.industry) ?? null
  const language = languages.find(({ value }) => value === asked.language) ?? null
  const days = await readDaysBefore(rules, today, {
    industry: industry?.tag ?? null,
    language: language?.value ?? null,
  })
  const all = rules
    .flatMap(({ tag, name, slug, rule }): PlannedOccasion[] => {
      const next = nextComing(rule, today)
      return next ? [{ name, slug, ...next, lead: leadTime(days.get(tag) ?? new Map(), today) }] : []
    })
    .toSorted((a, b) => a.days - b.days)
  const fitting = industry || language ? all.filter(({ lead }) => lead.emails > 0) : all
  return {
    choices: { industries, languages },
    chosen: { industry, language },
    occasions: fitting.length > 0 ? fitting : all,
    isUnfiltered: fitting.length === 0,
  }
}

function readIndustries(): Promise<(Choice & { tag: number })[]> {
  return rowsOf(sql`
    select ${galleryTags.tag} as tag, ${categories.slug} as value, ${categories.name} as name
    from ${galleryCounts} join ${galleryTags} on ${galleryTags.tag} = ${galleryCounts.tag}
      join ${categories} on ${categories.id} = ${galleryTags.categoryId}
    where ${galleryCounts.tag} & 7 = ${KIND.industry}
    order by lower(${categories.name})`)
}

async function readLanguages(): Promise<Choice[]> {
  const { languages } = await readCounts(EVERYTHING, { languages: { metric: METRICS.language } })
  return languages
    .map(({ bucket }) => ({ value: bucket, name: languageName(bucket) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
}

type Ruled = { tag: number; name: string; slug: string; rule: DateRule }

function readRules(): Promise<Ruled[]> {
  return rowsOf(sql`
    select ${galleryTags.tag} as tag, ${categories.name} as name, ${categories.slug} as slug, ${categories.dateRule} as rule
    from ${categories} join ${galleryTags} on ${galleryTags.categoryId} = ${categories.id}
    where ${categories.type} in ('occasion', 'seasonal') and ${categories.dateRule} is not null
    order by ${categories.position}, lower(${categories.name})`)
}

type Filter = { industry: number | null; language: string | null }

/** The number of emails by days before the date, by the tag of an occasion and its date. */
async function readDaysBefore(
  rules: Ruled[],
  today: PlainDay,
  { industry, language }: Filter,
): Promise<Map<number, DaysBefore>> {
  const wanted = rules.flatMap(({ tag, rule }) =>
    datesToLearnFrom(rule, today).map((date) => ({ tag, date })),
  )
  if (wanted.length === 0) return new Map()
  const isFiltered = industry !== null || language !== null
  const metric = isFiltered ? METRICS.lead : METRICS.day
  const prefix = isFiltered ? `${industry ?? ''} ${language ?? ''} ` : ''
  // All of it is one row, because transferring many rows costs more than finding them.
  const [read] = await rowsOf<DaysRead | Record<keyof DaysRead, null>>(sql`
    select array_to_json(array_agg(w.place)) as places, array_to_json(array_agg(${analyticsCounts.bucket})) as buckets,
      array_to_json(array_agg(${analyticsCounts.count})) as counts
    from unnest(
      ${sql.param(wanted.map(({ tag }) => tag))}::int[],
      ${sql.param(wanted.map(({ date }) => prefix + firstDayBefore(date)))}::text[],
      ${sql.param(wanted.map(({ date }) => prefix + date))}::text[]
    ) with ordinality as w(tag, first, last, place)
    join ${analyticsCounts} on ${analyticsCounts.tag} = w.tag and ${analyticsCounts.metric} = ${metric}
      and ${analyticsCounts.bucket} >= w.first and ${analyticsCounts.bucket} <= w.last`)
  const dates = wanted.map(({ tag, date }) => ({ tag, date, days: [] as Histogram }))
  const { places, buckets, counts } = read!
  places?.forEach((place, at) => {
    const { date, days } = dates[place - 1]!
    days.push({ value: daysUntil(buckets[at]!.slice(-10), date), count: counts[at]! })
  })
  return new Map(
    [...Map.groupBy(dates, ({ tag }) => tag)].map(([tag, ofTag]) => [
      tag,
      new Map(ofTag.map(({ date, days }) => [date, days])),
    ]),
  )
}

/** The days before all wanted dates; `places` count the dates from 1. */
type DaysRead = { places: number[]; buckets: string[]; counts: number[] }
