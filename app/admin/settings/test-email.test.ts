import { type AddressInfo, createServer } from 'node:net'
import { createTransport, type NodemailerError } from 'nodemailer'
import { expect, test } from 'vitest'
import { explainMailError } from './test-email.server.ts'

async function failureOf(url: string): Promise<string> {
  const error = await createTransport({ url, connectionTimeout: 300, greetingTimeout: 300 })
    .sendMail({ from: 'a@example.com', to: 'b@example.com', text: 'Hello' })
    .then(
      () => new Error('sent'),
      (error: unknown) => error,
    )
  return explainMailError(error as NodemailerError)
}

async function withServer(greeting: string, run: (port: number) => Promise<void>): Promise<void> {
  const server = createServer((socket) => {
    socket.on('error', () => {})
    if (greeting) socket.write(greeting)
    socket.on('data', (sent) => {
      if (String(sent).startsWith('EHLO')) socket.write('250-hello\r\n250 AUTH PLAIN\r\n')
      if (String(sent).startsWith('AUTH')) socket.write('535 5.7.8 Bad credentials\r\n')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    await run((server.address() as AddressInfo).port)
  } finally {
    server.close()
  }
}

test('a closed port', async () => {
  expect(await failureOf('smtp://127.0.0.1:1')).toBe(
    'The server does not accept connections on this port. Check the server and the port.',
  )
})

test('a name without a server', async () => {
  expect(await failureOf('smtp://nowhere.invalid:587')).toBe('No server has this name. Check its spelling.')
})

test('a server that stays silent', () =>
  withServer('', async (port) => {
    expect(await failureOf(`smtp://127.0.0.1:${port}`)).toContain('did not respond in time')
  }))

test('a wrong password, with the response of the server', () =>
  withServer('220 ready\r\n', async (port) => {
    expect(await failureOf(`smtp://a:b@127.0.0.1:${port}`)).toBe(
      'The server rejected the user name or the password. Server response: 535 5.7.8 Bad credentials',
    )
  }))

test('encryption on a port that has none', () =>
  withServer('220 ready\r\n', async (port) => {
    expect(await failureOf(`smtps://127.0.0.1:${port}`)).toContain('Try port 465 or 587.')
  }))
