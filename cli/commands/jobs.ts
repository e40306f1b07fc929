import type { Command } from 'commander'
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
      for (const { name, failures } of jobs) {
        for (const { at, reason } of failures)
          io.out(`${name} failed on ${at.toISOString().slice(0, 16)}: ${reason}`)
      }
    })
}

function counted(job: JobCounts): string {
  const parts = STATES.filter((state) => job[state] > 0).map((state) => `${job[state]} ${state}`)
  return parts.join(', ') || 'nothing to do'
}
