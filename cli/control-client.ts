import net from 'node:net'
import type { CommandIO } from './command-io.ts'
import { type ControlRequest, controlSocketPath, eventSchema, lineReader } from './control-protocol.ts'

/**
 * Lets the server that holds `dataDir` carry out a command and shows here what it tells.
 * @returns its exit code, or null when no server listens there
 */
export function runThroughServer(dataDir: string, argv: string[], io: CommandIO): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(controlSocketPath(dataDir))
    let exitCode: number | undefined
    socket.setEncoding('utf8')
    socket.once('connect', () => {
      const request: ControlRequest = { argv, cwd: io.cwd }
      socket.write(`${JSON.stringify(request)}\n`)
    })
    socket.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') resolve(null)
      else reject(error)
    })
    socket.on(
      'data',
      lineReader((line) => {
        const event = eventSchema.parse(JSON.parse(line))
        if (event.kind === 'exit') exitCode = event.code
        else if (event.kind === 'progress') io.progress(event)
        else io[event.kind](event.line)
      }),
    )
    socket.once('close', () => {
      if (exitCode === undefined) reject(new Error('The server ended before the command did. Start it and try again.'))
      else resolve(exitCode)
    })
  })
}
