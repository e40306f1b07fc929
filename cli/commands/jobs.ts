import type { Command } from 'commander'
import { inArray } from 'drizzle-orm'
import { db } from '#app/platform/db/client.server.ts'
import { arrivals, emails } from '#app/platform/db/schema.ts'
import { type JobCounts, listJobs } from '#app/platform/lib/jobs.server.ts'
import type { CommandIO } from '../command-io.ts'

const STATES = ['waiting', 'running', 'failed', 'done'] as const

export function addJobsCommand(program: Command, io: CommandIO): void {
  program
    .command('jobs')
    .description('show queued, running, completed and failed jobs')
    .action(async () => {
      const jobs = await listJobs()
      if (jobs.length === 0) io.out('No jobs yet.')
      const width = Math.max(...jobs.map(({ name }) => name.length))
      for (const job of jobs) io.out(`${job.name.padEnd(width)}  ${counted(job)}`)
      const subjects = await subjectsOf(jobs)
      for (const { name, failures } of jobs) {
        for (const { at, reason, about } of failures) {
          const email = about ? ` (${[subjects.get(about), about].filter(Boolean).join(', ')})` : ''
          io.out(`${name} failed on ${at.toISOString().slice(0, 16)}${email}: ${reason}`)
        }
      }
    })
}

/** By the IDs of the emails and arrivals that failed jobs are about. */
async function subjectsOf(jobs: JobCounts[]): Promise<Map<string, string>> {
  const ids = jobs.flatMap(({ failures }) => failures.flatMap(({ about }) => about ?? []))
  const ofEmails = db()
    .select({ id: emails.id, subject: emails.subjectLine })
    .from(emails)
    .where(inArray(emails.id, ids))
  const ofArrivals = db()
    .select({ id: arrivals.id, subject: arrivals.subject })
    .from(arrivals)
    .where(inArray(arrivals.id, ids))
  const rows = [...(await ofEmails), ...(await ofArrivals)]
  return new Map(rows.map(({ id, subject }) => [id, subject]))
}

function counted(job: JobCounts): string {
  const parts = STATES.filter((state) => job[state] > 0).map((state) => `${job[state]} ${state}`)
  return parts.join(', ') || 'nothing to do'
}
