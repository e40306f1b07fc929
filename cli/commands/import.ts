import path from 'node:path'
import type { Command } from 'commander'
import type { ImportOptions } from '#app/features/ingest/import.server.ts'
import { type Intake, type IntakeFile, openIntake } from '#app/features/ingest/intake-files.server.ts'
import { slugOf } from '#app/features/ingest/slugs.ts'
import { env } from '#app/lib/env.server.ts'
import { findChromium, HOW_TO_ADD_CHROMIUM, releaseChromium } from '#app/lib/chromium.server.ts'
import { releaseJobs } from '#app/lib/jobs.server.ts'
import { CommandFailure } from '../command-failure.ts'
import type { CommandIO } from '../command-io.ts'
import { nameOfInput } from '../standard-input.ts'

type Flags = {
  brand?: string
  brandName?: string
  category?: string[]
  draft?: boolean
  fetchImages?: boolean
  render: boolean
}
type Summary = {
  added: number
  updated: number
  alreadyThere: number
  withoutPicture: number
  refused: { file: string; reason: string }[]
}

const SOME_REFUSED = 2
const NOTHING_TO_DO = 1
/** More are counted, not listed: after a thousand lines nobody reads the first. */
const LISTED_MAX = 20

export function addImportCommand(program: Command, io: CommandIO): void {
  program
    .command('import')
    .description('take .eml, .html, .mbox and .zip files, or folders of them, into the gallery')
    .argument('<paths...>', 'files and folders; - is standard input')
    .option('--brand <slug>', 'the brand all of them belong to; otherwise each goes to its sender')
    .option('--brand-name <name>', 'what that brand is called, should it be new')
    .option('--category <slugs...>', 'email types, the main one first, then occasions')
    .option('--draft', 'keep brands that are new out of sight until somebody confirms them')
    .option('--fetch-images', 'fetch pictures from the senders’ servers, once; senders see that')
    .option('--no-render', 'leave drawing to the server, which does it later by itself')
    .addHelpText(
      'after',
      '\nA file name.json beside name.eml may say the same for one email: {"brand": "acme", "categories": ["welcome"]}.',
    )
    .action(async (paths: string[], flags: Flags) => {
      try {
        await importPaths(paths, flags, io)
      } finally {
        await releaseChromium()
        await releaseJobs()
      }
    })
}

async function importPaths(paths: string[], flags: Flags, io: CommandIO): Promise<void> {
  const intake = await openIntake(paths.map((given) => path.resolve(io.cwd, given)))
  try {
    await importIntake(intake, flags, io)
  } finally {
    await intake.close()
  }
}

async function importIntake({ files, missing, refused }: Intake, flags: Flags, io: CommandIO): Promise<void> {
  for (const nowhere of missing) io.err(`${shown(nowhere)} is not there, or holds no email`)
  if (files.length === 0 && refused.length === 0) {
    io.err('Nothing to import. Name .eml, .html, .mbox or .zip files, or folders that hold some.')
    throw new CommandFailure(NOTHING_TO_DO)
  }
  const options = readOptions(flags, io)
  // The server knows this command too; what reads emails costs it 70 MB that it mostly does not need.
  const { importFile } = await import('#app/features/ingest/import.server.ts')
  const summary: Summary = {
    added: 0,
    updated: 0,
    alreadyThere: 0,
    withoutPicture: 0,
    refused: refused.map(named),
  }

  function shown(name: string): string {
    const input = nameOfInput(name)
    return input === name ? path.relative(io.cwd, name) : input
  }

  function named({ name, reason }: { name: string; reason: string }) {
    return { file: shown(name), reason }
  }

  async function take(file: IntakeFile): Promise<void> {
    const result = await importFile(file, options)
    if (!result.ok) summary.refused.push(named({ name: file.name, reason: result.reason }))
    else if (result.outcome === 'already-there') summary.alreadyThere += 1
    else if (result.outcome === 'updated') summary.updated += 1
    else summary.added += 1
    if (result.ok && result.withoutPicture) summary.withoutPicture += 1
  }

  const waiting = [...files]
  let done = 0
  io.progress({ label: 'Importing', done, total: files.length })

  /** Several at once draw from the same list: while one is drawn in the browser, the next one is read. */
  async function work(): Promise<void> {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      await take(file).catch((error) => {
        waiting.length = 0
        throw error
      })
      done += 1
      io.progress({ label: 'Importing', done, total: files.length })
    }
  }

  // Those under way end before what was unpacked for them goes.
  const ends = await Promise.allSettled(Array.from({ length: env().WORK_AT_ONCE }, work))
  for (const end of ends) if (end.status === 'rejected') throw end.reason
  tell(summary, io)
  if (summary.refused.length > 0 || missing.length > 0) throw new CommandFailure(SOME_REFUSED)
}

function readOptions(
  { brand, brandName, category, draft, fetchImages, render }: Flags,
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
    ...(fetchImages && { fetchImages }),
    ...(draft && { newBrandsAsDrafts: true }),
    render,
    ...(category && { categories: category.flatMap((slugs) => slugs.split(',')).filter(Boolean) }),
  }
}

function tell({ added, updated, alreadyThere, withoutPicture, refused }: Summary, io: CommandIO): void {
  io.out(`added     ${added}`)
  if (updated > 0) io.out(`updated   ${updated}`)
  io.out(`skipped   ${alreadyThere}${alreadyThere > 0 ? ' (already there)' : ''}`)
  io.out(`refused   ${refused.length}`)
  for (const { file, reason } of refused.slice(0, LISTED_MAX)) io.err(`${file}: ${reason}`)
  if (refused.length > LISTED_MAX) io.err(`… and ${refused.length - LISTED_MAX} more`)
  if (withoutPicture > 0) {
    io.err(`${withoutPicture} without a picture yet; the server draws them by itself.`)
    if (!findChromium()) io.err(`There is no Chromium on this machine. ${HOW_TO_ADD_CHROMIUM}.`)
  }
}
