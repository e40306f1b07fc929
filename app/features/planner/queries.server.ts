/** The year's occasions with their lead times. What is read depends on their number, not on that of the emails. */
import { sql } from 'drizzle-orm'
import { rowsOf } from '#app/db/client.server.ts'
import type { DateRule } from '#app/db/shapes.ts'
import { categories, figureCounts, galleryCounts, galleryTags } from '#app/db/schema.ts'
import { nextComing, type PlainDay } from '#app/features/categories/occasion-dates.ts'
import { readCounts } from '#app/features/figures/counts.server.ts'
import { FIGURES } from '#app/features/figures/figures.ts'
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
  // One row for each date: thousands of days cost more than they say.
  const rows = await rowsOf<{ tag: number; date: PlainDay; days: PlainDay[]; counts: number[] }>(sql`
    select w.tag, w.date, array_to_json(array_agg(right(${figureCounts.bucket}, 10))) as days,
      array_to_json(array_agg(${figureCounts.count})) as counts
    from json_to_recordset(${JSON.stringify(
      wanted.map(({ tag, date }) => {
        return { tag, date, first: prefix + firstDayBefore(date), last: prefix + date }
      }),
    )}::json) as w(tag int, date text, first text, last text)
    join ${figureCounts} on ${figureCounts.tag} = w.tag and ${figureCounts.figure} = ${figure}
      and ${figureCounts.bucket} >= w.first and ${figureCounts.bucket} <= w.last
    group by w.tag, w.date`)
  return new Map(
    [...Map.groupBy(rows, ({ tag }) => tag)].map(([tag, ofTag]) => [
      tag,
      new Map(
        ofTag.map(({ date, days, counts }) => [
          date,
          days.map((day, at) => ({ value: daysUntil(day, date), count: counts[at]! })),
        ]),
      ),
    ]),
  )
}
