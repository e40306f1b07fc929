/** The year's occasions with their lead times. What is read depends on their number, not on that of the emails. */
import { sql } from 'drizzle-orm'
import { rowsOf } from '#app/db/client.server.ts'
import type { DateRule } from '#app/db/shapes.ts'
import { categories, figureCounts, galleryCounts, galleryTags } from '#app/db/schema.ts'
import { nextComing, type PlainDay } from '#app/features/categories/occasion-dates.ts'
import { readCounts } from '#app/features/figures/counts.server.ts'
import { FIGURES } from '#app/features/figures/figures.ts'
import type { Histogram } from '#app/features/figures/histogram.ts'
import { daysUntil } from '#app/features/figures/periods.ts'
import { languageName } from '#app/lib/language-name.ts'
import { EVERYTHING, KIND } from '#app/features/gallery/filters/filters.server.ts'
import type { Choice } from '#app/features/gallery/filters/filters.ts'
import { datesToLearnFrom, type DaysBefore, firstDayBefore, leadTime } from './lead-time.ts'
import type { PlannedOccasion } from './plan.ts'

export type Chosen = { industry: Choice | null; language: Choice | null }

export type Plan = {
  choices: { industries: Choice[]; languages: Choice[] }
  chosen: Chosen
  /** The soonest first. */
  occasions: PlannedOccasion[]
  /** Nothing fits the filters: these are all occasions, without lead times. */
  isUnfiltered: boolean
}

export type AskedPlan = { industry: string | null; language: string | null }

/** Of what is asked, what the gallery does not have is left aside. */
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

/** Those with public emails. */
function readIndustries(): Promise<(Choice & { tag: number })[]> {
  return rowsOf(sql`
    select ${galleryTags.tag} as tag, ${categories.slug} as value, ${categories.name} as name
    from ${galleryCounts} join ${galleryTags} on ${galleryTags.tag} = ${galleryCounts.tag}
      join ${categories} on ${categories.id} = ${galleryTags.categoryId}
    where ${galleryCounts.first} = 0 and ${galleryCounts.second} = 0 and ${galleryCounts.tag} & 7 = ${KIND.industry}
    order by lower(${categories.name})`)
}

async function readLanguages(): Promise<Choice[]> {
  const { languages } = await readCounts(EVERYTHING, { languages: { figure: FIGURES.language } })
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

/** By the tag of the occasion and by its date: how many emails came so many days before. */
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
  const figure = isFiltered ? FIGURES.lead : FIGURES.day
  const prefix = isFiltered ? `${industry ?? ''} ${language ?? ''} ` : ''
  // All of it is one row: handing over a row costs more than finding what it says.
  const [read] = await rowsOf<DaysRead | Record<keyof DaysRead, null>>(sql`
    select array_to_json(array_agg(w.place)) as places, array_to_json(array_agg(${figureCounts.bucket})) as buckets,
      array_to_json(array_agg(${figureCounts.count})) as counts
    from unnest(
      ${sql.param(wanted.map(({ tag }) => tag))}::int[],
      ${sql.param(wanted.map(({ date }) => prefix + firstDayBefore(date)))}::text[],
      ${sql.param(wanted.map(({ date }) => prefix + date))}::text[]
    ) with ordinality as w(tag, first, last, place)
    join ${figureCounts} on ${figureCounts.tag} = w.tag and ${figureCounts.figure} = ${figure}
      and ${figureCounts.bucket} >= w.first and ${figureCounts.bucket} <= w.last`)
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
