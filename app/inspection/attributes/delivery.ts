/** How an email was sent, from its original headers: one-click unsubscribe, a no-reply sender, authentication. */
import { readAuthenticationResults } from './authentication-results.ts'
import type { Header } from './read-platform.ts'

type Passed = 'pass' | 'fail' | 'none'

/** RFC 8058: the mail program can unsubscribe without a page. */
export function readOneClick(headers: Header[]): boolean {
  const says = headers.some(
    ({ key, value }) => key === 'list-unsubscribe-post' && /list-unsubscribe=one-click/i.test(value),
  )
  const leads = headers.some(({ key, value }) => key === 'list-unsubscribe' && /<https:/i.test(value))
  return says && leads
}

/** The receiving server confirmed the sender's logo, or the sender names the record of its logo. */
export function readBimi(headers: Header[]): boolean {
  return headers.some(({ key, value }) =>
    key === 'authentication-results'
      ? /[;\s]bimi=pass\b/i.test(value)
      : key === 'bimi-selector' && /^\s*v=bimi1\b/i.test(value),
  )
}

const NO_REPLY =
  /^(?:[\w.+-]{0,40}[._+-])?(?:no|non|donot|do-not|do_not|dont|nao|ne-pas|nepas|nicht|keine)[._-]?(?:reply|replay|replies|answer|antwort(?:en)?|repondre|responder|responda|use)(?:[._+-]|$)/i

/** Replies go to the address in Reply-To, where there is one. */
export function readNoReply(sender: string | null, replyTo: string | null): boolean {
  return NO_REPLY.test((replyTo ?? sender)?.split('@')[0] ?? '')
}

type AuthenticationFound = { spf: Passed | null; dkim: Passed | null; dmarc: Passed | null }

export function readAuthentication(headers: Header[]): AuthenticationFound {
  const top = headers.find(({ key }) => key === 'authentication-results')
  const receiver = top?.value.trim().split(/[\s;]/)[0] ?? ''
  const results = receiver ? readAuthenticationResults(headers, [receiver]) : null
  const signatures = results?.dkim?.map(({ result }) => passed(result)) ?? []
  return {
    spf: results?.spf ? passed(results.spf.result) : null,
    dkim: signatures.includes('pass') ? 'pass' : (signatures[0] ?? null),
    dmarc: results?.dmarc ? passed(results.dmarc.result) : null,
  }
}

/** A temporary error says as little as no policy. */
function passed(result: string): Passed {
  if (result === 'pass' || result === 'bestguesspass') return 'pass'
  return result === 'fail' || result === 'softfail' || result === 'hardfail' ? 'fail' : 'none'
}
