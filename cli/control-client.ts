import net from 'node:net'
import { StartError } from '#app/platform/lib/errors.ts'
import type { CommandIO } from './command-io.ts'
import { type ControlRequest, controlSocketPath, eventSchema, lineReader } from './control-protocol.ts'

/**
 * Lets the server that holds `dataDir` run a command and prints its output. @returns its exit code, or null when no
 * server is listening
 */
export function runThroughServer(dataDir: string, argv: string[], io: CommandIO): Promise<number | null> {
  function leave() {
    io.err('The server continues the command.')
    process.exit(130)
  }

  return new Promise((resolve, reject) => {
    const socket = net.connect(controlSocketPath(dataDir))
    let exitCode: number | undefined

    function hear(line: string) {
      const event = eventSchema.parse(JSON.parse(line))
      if (event.kind === 'exit') exitCode = event.code
      else if (event.kind === 'progress') io.progress(event)
      else io[event.kind](event.line)
    }

    socket.setEncoding('utf8')
    socket.once('connect', () => {
      process.once('SIGINT', leave)
      const request: ControlRequest = { argv, cwd: io.cwd }
      socket.write(`${JSON.stringify(request)}\n`)
    })
    socket.on(
      'data',
      lineReader((line) => {
        try {
          hear(line)
        } catch {
          socket.destroy(
            new StartError('The running server has a different version. Restart it, then try again.'),
          )
        }
      }),
    )
    socket.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') resolve(null)
      else if (error.code === 'EACCES' || error.code === 'EPERM') {
        reject(new StartError(`A server run by another user has ${dataDir} open. Run this as that user.`))
      } else reject(error)
    })
    socket.once('close', () => {
      process.off('SIGINT', leave)
      if (exitCode === undefined) {
        reject(new StartError('The server stopped before the command finished. Start it and try again.'))
      } else resolve(exitCode)
    })
  })
}
