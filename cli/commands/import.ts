import { appendFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Command, Option } from 'commander'
import { z } from 'zod'
import type { NewBrand } from '#app/intake/ingest/store/commands.server.ts'
import type { Imported, ImportOptions } from '#app/intake/ingest/import.server.ts'
import { IMPORT_DEATHS_MAX, importCopy } from '#app/intake/ingest/import-copy.ts'
import { closeImportRecord } from '#app/intake/ingest/import-record.server.ts'
import { importFiles, type Next } from '#app/intake/ingest/import-files.server.ts'
import { type IngestFiles, openIngestFiles } from '#app/intake/ingest/parse/ingest-files.server.ts'
import { slugOf } from '#app/intake/ingest/store/slugs.ts'
import { commandLine } from '#app/platform/lib/command-line.server.ts'
import { findChromium, HOW_TO_ADD_CHROMIUM } from '#app/platform/lib/chromium.server.ts'
import { defineJob, claimJob, sendJob } from '#app/platform/lib/jobs.server.ts'
import { siteUrl } from '#app/platform/lib/site-url.server.ts'
import { log } from '#app/platform/lib/log.server.ts'
import { CommandFailure } from '../command-failure.ts'
import type { CommandIO } from '../command-io.ts'
import { fileError } from '../file-error.ts'
import { nameOfInput } from '../standard-input.ts'

const flagsSchema = z.object({
  brand: z.string().optional(),
  brandName: z.string().optional(),
  category: z.array(z.string()).optional(),
  publish: z.enum(['all', 'certain', 'none']).optional(),
  fetchImages: z.boolean().optional(),
  label: z.string().optional(),
  render: z.boolean(),
  report: z.string().optional(),
})
type Flags = z.infer<typeof flagsSchema>

const IMPORT = 'import'

/** `from` is the number of the next file. */
const jobData = z.object({
  paths: z.array(z.string()),
  flags: flagsSchema,
  from: z.int().default(0),
  /** The id of the record that an earlier part began. */
  run: z.string().optional(),
})

/** Work that the server continues is split into parts: a job must be short, because a killed one starts again. */
const PIECE_SECONDS = 120

type Piece = { from: number; seconds: number; run?: string }
const ALL: Piece = { from: 0, seconds: Infinity }

/** Continues imports that were killed, if the server sees the same files. */
defineJob({
  name: IMPORT,
  retryLimit: 3,
  deathsMax: IMPORT_DEATHS_MAX,
  async givenUp(data, because) {
    const { paths, run } = jobData.parse(data)
    const source = paths.map((each) => path.basename(each)).join(', ')
    await closeImportRecord({ source, run, reason: importCopy.givenUp[because] })
  },
  canWork: () => true,
  async run(data) {
    const { paths, flags, from, run } = jobData.parse(data)
    try {
      const next = await importPaths(paths, flags, logIO(), { from, seconds: PIECE_SECONDS, run })
      if (next !== null) await sendJob(IMPORT, { paths, flags, ...next })
    } catch (error) {
      // These files were already reported as refused, and would be refused again.
      if (!(error instanceof CommandFailure)) throw error
    }
  },
})

/** The output of an import that the server continues, which goes to the log. */
function logIO(): CommandIO {
  const say = (line: string) => log.info({ job: IMPORT }, line)
  return { cwd: '/', out: say, err: say, progress() {} }
}

type Summary = {
  added: number
  updated: number
  alreadyThere: number
  withoutPicture: number
  held: number
  newBrands: NewBrand[]
  refused: { file: string; reason: string }[]
  doubtful: { file: string; reason: string }[]
  /** Skipped files: those of other kinds, and messages without the label. */
  notRead: { file: string; reason: string }[]
}

const SOME_REFUSED = 2
const NOTHING_TO_DO = 1
/**
 * The number of lines listed; further ones are only counted, because a thousand lines would scroll the first ones away.
 */
const LISTED_MAX = 20

export function addImportCommand(program: Command, io: CommandIO): void {
  program
    .command('import')
    .description(
      'import .eml, .emlx, .msg, .html, .mhtml, .mbox and .zip files, mail folders, or folders of them',
    )
    .argument('<paths...>', 'files and folders; - reads standard input')
    .option('--brand <slug>', 'the brand of all emails (default: each email’s sender)')
    .option('--brand-name <name>', 'the brand’s name if it is new')
    .option('--category <slugs...>', 'email types, the main one first, then occasions')
    .addOption(
      new Option('--publish <which>', 'what to publish immediately; the rest waits in the review queue')
        .choices(['all', 'certain', 'none'])
        .default('certain'),
    )
    .option('--fetch-images', 'download remote images once; senders can see this')
    .option('--no-fetch-images', 'do not download remote images, and do not ask')
    .option('--label <label>', 'of a mailbox of Google Takeout, only messages with this Gmail label')
    .option('--report <file>', 'write every rejected file and uncertain guess to a file')
    .option('--no-render', 'leave rendering to the server, which does it later')
    .addHelpText(
      'after',
      '\nA file name.json next to name.eml can set the same for one email: {"brand": "acme", "categories": ["welcome"]}.',
    )
    .action(async (paths: string[], flags: Flags) => {
      const report = flags.report && path.resolve(io.cwd, flags.report)
      await importAsJob(
        paths.map((given) => path.resolve(io.cwd, given)),
        { ...flags, ...(report && { report }) },
        io,
      )
    })
}

/** Runs an import that is recorded as a job: if it is killed, the same command or the server continues it. */
async function importAsJob(paths: string[], flags: Flags, io: CommandIO): Promise<void> {
  // Standard input is lost with the process that read it.
  if (paths.some((given) => nameOfInput(given) !== given)) return void (await importPaths(paths, flags, io))
  const job = await claimJob(IMPORT, { paths, flags })
  try {
    await importPaths(paths, flags, io)
  } finally {
    await job.end()
  }
}

/** Imports a part and returns the number of the file at which the next one begins; null at the end. */
async function importPaths(paths: string[], flags: Flags, io: CommandIO, piece = ALL): Promise<Next | null> {
  const opened = await openIngestFiles(paths, flags)
  try {
    return await importOpened(opened, paths, flags, io, piece)
  } finally {
    await opened.close()
  }
}

async function importOpened(
  { files, missing, refused, skipped }: IngestFiles,
  paths: string[],
  flags: Flags,
  io: CommandIO,
  { from, seconds, run }: Piece,
): Promise<Next | null> {
  const deadline = performance.now() + seconds * 1000
  for (const nowhere of missing) io.err(`${shown(nowhere)} does not exist or contains no email`)
  if (files.length === 0 && refused.length === 0) {
    for (const { name, reason } of skipped.slice(0, LISTED_MAX)) io.err(`${shown(name)}: ${reason}`)
    io.err(
      'Nothing to import. Specify .eml, .emlx, .msg, .html, .mhtml, .mbox or .zip files, or mail folders.',
    )
    throw new CommandFailure(NOTHING_TO_DO)
  }
  const summary: Summary = {
    added: 0,
    updated: 0,
    alreadyThere: 0,
    withoutPicture: 0,
    held: 0,
    newBrands: [],
    refused: refused.map(({ name, reason }) => ({ file: shown(name), reason })),
    doubtful: [],
    notRead: skipped.map(({ name, reason }) => ({ file: shown(name), reason })),
  }

  function shown(name: string): string {
    const input = nameOfInput(name)
    return input === name ? path.relative(io.cwd, name) : input
  }

  function onFile(file: string, result: Imported): void {
    if (!result.ok) return void summary.refused.push({ file, reason: result.reason })
    if (result.outcome === 'already-there') summary.alreadyThere += 1
    else if (result.outcome === 'updated') summary.updated += 1
    else summary.added += 1
    if (result.withoutPicture) summary.withoutPicture += 1
    if (result.isHeld) summary.held += 1
    summary.doubtful.push(...result.doubtful.map((reason) => ({ file, reason })))
    if (result.newBrand) summary.newBrands.push(result.newBrand)
  }

  const options = readOptions(flags, io)
  // The report is created before the work: one that cannot be written is a mistake in the command.
  if (flags.report && from === 0) await emptyReport(flags.report)
  const source = paths.map((each) => path.basename(shown(each)) || shown(each)).join(', ')
  const onProgress = (done: number, total: number, step?: string) =>
    io.progress({ label: 'Importing', done, total, ...(step && { step }) })
  const next = await importFiles(
    { files, refused, skipped },
    { source, options, from, run, deadline, shown, onFile, onProgress },
  )
  if (flags.report) await addToReport(flags.report, reportLines(summary))
  if (next) return next
  report(summary, flags.report, io)
  if (summary.refused.length > 0 || missing.length > 0) throw new CommandFailure(SOME_REFUSED)
  return null
}

function readOptions(
  { brand, brandName, category, publish, fetchImages, render }: Flags,
  io: CommandIO,
): ImportOptions {
  const slug = brand ?? (brandName && slugOf(brandName))
  if (slug !== undefined && !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) {
    io.err(
      `--brand takes a slug such as ${slugOf(slug) || 'acme'}: lower-case letters, digits and single hyphens.`,
    )
    throw new CommandFailure(NOTHING_TO_DO)
  }
  return {
    ...(slug && { brand: { slug, ...(brandName && { name: brandName }) } }),
    ...(fetchImages !== undefined && { fetchImages }),
    publish,
    render,
    ...(category && { categories: category.flatMap((slugs) => slugs.split(',')).filter(Boolean) }),
  }
}

function report(summary: Summary, file: string | undefined, io: CommandIO): void {
  const { added, updated, alreadyThere, withoutPicture, held, newBrands, refused, notRead } = summary
  io.out(`added     ${added}`)
  if (held > 0) io.out(`to review ${held} of them: ${new URL('/admin/queue', siteUrl())}`)
  if (updated > 0) io.out(`updated   ${updated}`)
  io.out(`skipped   ${alreadyThere}${alreadyThere > 0 ? ' (already there)' : ''}`)
  io.out(`refused   ${refused.length}`)
  if (notRead.length > 0) io.out(`not read  ${notRead.length}`)
  reportBrands(newBrands, io)
  for (const { file, reason } of notRead.slice(0, LISTED_MAX)) io.err(`${file}: ${reason}`)
  for (const { file, reason } of refused.slice(0, LISTED_MAX)) io.err(`${file}: ${reason}`)
  if (refused.length > LISTED_MAX) {
    const where = file ? `in ${asSeenFrom(io.cwd, file)}` : '(--report FILE lists all of them)'
    io.err(`… and ${refused.length - LISTED_MAX} more ${where}`)
  }
  if (file) io.out(`report    ${asSeenFrom(io.cwd, file)}`)
  if (withoutPicture > 0) {
    io.err(`${withoutPicture} without a screenshot yet; the server will render them.`)
    if (!findChromium()) io.err(`Chromium is not installed. ${HOW_TO_ADD_CHROMIUM}.`)
  }
}

function asSeenFrom(folder: string, file: string): string {
  const relative = path.relative(folder, file)
  return relative.startsWith('..') ? file : relative
}

/** The lines of the report, one for each file, so that they can be searched and counted. */
function reportLines({ refused, newBrands, doubtful, notRead }: Summary): string[] {
  const brands = newBrands.filter(({ guessedFrom }) => guessedFrom !== null)
  return [
    ...refused.map(({ file, reason }) => `refused\t${file}\t${reason}`),
    ...notRead.map(({ file, reason }) => `not read\t${file}\t${reason}`),
    ...brands.map(({ name, slug, guessedFrom }) => `guessed brand\t${slug}\t${name}, from ${guessedFrom}`),
    ...doubtful.map(({ file, reason }) => `uncertain\t${file}\t${reason}`),
  ]
}

async function emptyReport(file: string): Promise<void> {
  try {
    await writeFile(file, '')
  } catch (error) {
    throw fileError(file, error)
  }
}

/** Appends lines, because the server may continue an import in several parts. */
async function addToReport(file: string, lines: string[]): Promise<void> {
  try {
    await appendFile(file, lines.map((line) => `${line}\n`).join(''))
  } catch (error) {
    throw fileError(file, error)
  }
}

/** Reports guessed brands as guesses, and how to correct them. */
function reportBrands(newBrands: NewBrand[], io: CommandIO): void {
  for (const { name, status, guessedFrom } of newBrands.slice(0, LISTED_MAX)) {
    const notes = [
      guessedFrom && `guessed from ${guessedFrom}`,
      status === 'draft' && 'hidden until confirmed',
    ]
    const note = notes.filter(Boolean).join('; ')
    io.out(`new brand ${name}${note && ` (${note})`}`)
  }
  if (newBrands.length > LISTED_MAX) io.out(`          … and ${newBrands.length - LISTED_MAX} more`)
  const draft = newBrands.find(({ status }) => status === 'draft')
  const guessed = newBrands.find(({ guessedFrom }) => guessedFrom !== null)
  if (draft) io.out(`To publish one: ${commandLine(`brand confirm ${draft.slug}`)}`)
  if (guessed) io.out(`To rename one: ${commandLine(`brand rename ${guessed.slug} "Another name"`)}`)
}
