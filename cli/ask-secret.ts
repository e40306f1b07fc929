import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'

/** Asks for a secret at the terminal, without showing what is typed; null where there is no terminal. */
export async function askSecret(question: string): Promise<string | null> {
  const { stdin: input, stderr } = process
  if (!input.isTTY || !stderr.isTTY) return null
  const hidden = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input, output: hidden, terminal: true })
  lines.once('SIGINT', () => process.exit(130))
  stderr.write(question)
  try {
    return await lines.question('')
  } finally {
    lines.close()
    stderr.write('\n')
  }
}
