import path from 'node:path'
import type { Command } from 'commander'
import { eq } from 'drizzle-orm'
import { db } from '#app/platform/db/client.server.ts'
import { arrivals, emails, uploads } from '#app/platform/db/schema.ts'
import { type JobCounts, listJobs, listUnfinished } from '#app/platform/lib/jobs.server.ts'
import type { CommandIO } from '../command-io.ts'

const STATES = ['waiting', 'running', 'failed', 'done'] as const
const IMPORTS = ['import', 'import-upload']

export function addJobsCommand(program: Command, io: CommandIO): void {
  program
    .command('jobs')
    .description('show queued, running, completed and failed jobs')
    .action(async () => {
      const jobs = await listJobs()
      if (jobs.length === 0) io.out('No jobs yet.')
      const width = Math.max(...jobs.map(({ name }) => name.length))
      for (const job of jobs) {
        const imports = IMPORTS.includes(job.name) ? await listUnfinished(job.name, { givenUp: false }) : []
        const named = await Promise.all(imports.map(nameOf))
        const unfinished = named.length > 0 ? `; unfinished: ${named.join('; ')}` : ''
        io.out(`${job.name.padEnd(width)}  ${counted(job)}${unfinished}`)
      }
      for (const { name, failures } of jobs) {
        for (const { at, reason, data } of failures) {
          const about = await nameOf(data)
          io.out(`${name} failed on ${at.toISOString().slice(0, 16)}${about && ` (${about})`}: ${reason}`)
        }
      }
    })
}

type JobData = { emailId?: string; arrivalId?: string; uploadId?: string; paths?: string[] } | null

/** The email or the files that a job is about; empty for others. */
async function nameOf(data: unknown): Promise<string> {
  const { emailId, arrivalId, uploadId, paths } = (data as JobData) ?? {}
  if (paths) return filesNamed(paths.map((file) => path.basename(file)))
  const [upload] = uploadId ? await db().select().from(uploads).where(eq(uploads.id, uploadId)) : []
  if (upload) return filesNamed(upload.files.map(({ name }) => name))
  const [email] = emailId ? await db().select().from(emails).where(eq(emails.id, emailId)) : []
  const [arrival] = arrivalId ? await db().select().from(arrivals).where(eq(arrivals.id, arrivalId)) : []
  const subject = email?.subjectLine ?? arrival?.subject
  return [subject, emailId ?? arrivalId].filter(Boolean).join(', ')
}

function filesNamed([first = '', ...others]: string[]): string {
  return others.length > 0 ? `${first} and ${others.length} more` : first
}

function counted(job: JobCounts): string {
  const parts = STATES.filter((state) => job[state] > 0).map((state) => `${job[state]} ${state}`)
  return parts.join(', ') || 'nothing to do'
}
