/** The least a Node server can do: the same bytes for everyone. The parent process supplies them. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Bytes = { head: Record<string, string>; body: Uint8Array }

let bytes: Bytes

const server = createServer((_, answer) => {
  answer.writeHead(200, bytes.head)
  answer.end(bytes.body)
})
process.on('message', (next: Bytes) => {
  bytes = next
  process.send!('ready')
})
process.once('disconnect', () => process.exit())
server.listen(0, '127.0.0.1', () => process.send!((server.address() as AddressInfo).port))
