/** Runs commands for `mailshelf` processes while this server holds the data folder. */
import { rm } from 'node:fs/promises'
import net, { type Socket } from 'node:net'
import type { CommandIO } from '#cli/command-io.ts'
import { type ControlEvent, controlSocketPath, lineReader, requestSchema } from '#cli/control-protocol.ts'
import { trackWork } from '#app/platform/lib/work-in-progress.server.ts'
import { StartError } from '#app/platform/lib/errors.ts'
import { log } from '#app/platform/lib/log.server.ts'
import { withinTime } from '#app/platform/lib/request-timeout.server.ts'

/** How long stopping waits for commands, in milliseconds. */
const STOPPED_WITHIN = 10_000

export type RunCommand = (argv: string[], io: CommandIO) => Promise<number>

/**
 * Listens in `dataDir`, for this user only. If the client disconnects, the command still finishes. When the server stops,
 * commands end at their next output. The caller holds the folder's lock, so an existing socket was left by a dead process.
 */
export async function serveControlSocket(
  dataDir: string,
  runCommand: RunCommand,
): Promise<{ close(): Promise<void> }> {
  const socketPath = controlSocketPath(dataDir)
  if (process.platform !== 'win32') await rm(socketPath, { force: true })
  const running = new Set<Promise<void>>()
  const stopping = new AbortController()
  const server = net.createServer((socket) => {
    socket.setEncoding('utf8')
    socket.on('error', () => {})
    let asked = false
    socket.on(
      'data',
      lineReader((line) => {
        if (asked) return
        asked = true
        const work = answer(socket, line, runCommand, stopping.signal).finally(() => running.delete(work))
        running.add(work)
      }),
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    // The umask only applies while listen() creates the socket; no other file must be created meanwhile.
    const umask = process.umask(0o177)
    server.listen(socketPath, resolve)
    process.umask(umask)
  })
  return {
    async close() {
      server.close()
      stopping.abort()
      await withinTime(Promise.all(running), STOPPED_WITHIN)
    },
  }
}

async function answer(
  socket: Socket,
  line: string,
  runCommand: RunCommand,
  stopping: AbortSignal,
): Promise<void> {
  function sendEvent(event: ControlEvent) {
    if (socket.writable) socket.write(`${JSON.stringify(event)}\n`)
  }
  function sendUnlessStopping(event: ControlEvent) {
    if (stopping.aborted) {
      throw new StartError(
        'The server is stopping. Run this command again after that: what is done stays done.',
      )
    }
    sendEvent(event)
  }
  let code = 1
  try {
    const { argv, cwd } = requestSchema.parse(JSON.parse(line))
    log.info({ command: argv[0] }, 'command')
    const io: CommandIO = {
      cwd,
      out: (text) => sendUnlessStopping({ kind: 'out', line: text }),
      err: (text) => sendEvent({ kind: 'err', line: text }),
      progress: (step) => sendUnlessStopping({ kind: 'progress', ...step }),
    }
    code = await trackWork(`command ${argv[0]}`, () => runCommand(argv, io))
  } catch (error) {
    log.error({ err: error }, 'a command failed')
    sendEvent({ kind: 'err', line: 'The server could not run this command; see its log.' })
  }
  sendEvent({ kind: 'exit', code })
  socket.end()
}
