/** Side effects of an attack: emails and log lines. */
import type { AttackSetup } from './attack-setup.ts'
import { EVIL_HOST } from './attack-values.ts'

export function checkMessages({ mail, site }: AttackSetup): string[] {
  return mail.received.flatMap(({ envelope, subject, html = '', headers }) => {
    const links = [...html.matchAll(/href="(https?:[^"]+)"/g)].map((match) => match[1]!)
    return [
      ...(envelope.length === 1 ? [] : [`an email to ${envelope.join(', ')}`]),
      ...(envelope.some((address) => address.endsWith(`@${EVIL_HOST}`))
        ? [`an email to ${envelope[0]}`]
        : []),
      ...(headers.some(({ key }) => key === 'bcc' || key.startsWith('x-mailshelf-'))
        ? [`a header too many: ${subject}`]
        : []),
      ...links.filter((link) => URL.parse(link)?.origin !== site.origin).map((link) => `a link to ${link}`),
    ]
  })
}

/** @param secrets words that must not be in it */
export function checkLog({ server }: AttackSetup, secrets: string[]): string[] {
  const lines = server.said().trimEnd().split('\n')
  return lines.flatMap((line) => {
    const secret = secrets.find((word) => line.includes(word))
    return [
      ...(isLogLine(line) || line.startsWith('Mailshelf is ready: ')
        ? []
        : [`no line of JSON: ${line.slice(0, 200)}`]),
      ...(secret ? [`tells a secret: ${line.slice(0, 400)}`] : []),
    ]
  })
}

function isLogLine(line: string): boolean {
  try {
    const { level, time, msg } = JSON.parse(line) as Record<string, unknown>
    return typeof level === 'number' && typeof time === 'number' && typeof msg === 'string'
  } catch {
    return false
  }
}
