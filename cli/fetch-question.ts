import { createInterface } from 'node:readline/promises'
import { env } from '#app/platform/lib/env.server.ts'

type Terminal = {
  input: NodeJS.ReadableStream & { isTTY?: boolean }
  output: NodeJS.WritableStream & { isTTY?: boolean }
}

const ANSWERS = ['--fetch-images', '--no-fetch-images']
/** Arguments with which nothing is asked: an answer, or a request for help. */
const NOT_NOW = [...ANSWERS, '-h', '--help']

const QUESTION = `The images of most emails are on the sender's servers. Fetch them now, once?
Those servers then learn that the images were loaded, and from which IP address.
(To skip this question, use --fetch-images or --no-fetch-images.) [y/N] `

/** The arguments of a command, with the answer to the question about remote images if it was asked at the terminal. */
export async function withFetchAnswer(
  argv: string[],
  { input, output }: Terminal = { input: process.stdin, output: process.stderr },
): Promise<string[]> {
  if (argv[0] !== 'import' || argv.length < 2 || argv.some((word) => NOT_NOW.includes(word))) return argv
  if (!input.isTTY || !output.isTTY || env().FETCH_IMAGES) return argv
  const lines = createInterface({ input, output })
  lines.once('SIGINT', () => process.exit(130))
  try {
    const ended = new Promise<string>((resolve) => lines.once('close', () => resolve('')))
    const answer = await Promise.race([lines.question(QUESTION), ended])
    return [...argv, /^\s*y(?:es)?\s*$/i.test(answer) ? ANSWERS[0]! : ANSWERS[1]!]
  } finally {
    lines.close()
  }
}
