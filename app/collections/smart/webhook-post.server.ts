import {
  ClosedNetworkError,
  guardedRequest,
  INTERNET,
  type Network,
  resolveAllowed,
} from '#app/platform/lib/guarded-request.server.ts'
import { setting } from '#app/platform/lib/setting.server.ts'
import { smartCopy } from './copy.ts'

export const WEBHOOK_NETWORK: Network = {
  ...INTERNET,
  protocols: ['https:'],
  isAllowed: (address, port, host) =>
    setting('WEBHOOK_RECEIVERS').includes(host) || (port === 443 && INTERNET.isAllowed(address, port, host)),
}

const words = smartCopy.webhook.answers

/** False if messages could never be sent there. A name that has no address at the moment may have one later. */
export async function isAllowedReceiver(url: string, network: Network): Promise<boolean> {
  try {
    await resolveAllowed(new URL(url), network)
    return true
  } catch (error) {
    return !(error instanceof ClosedNetworkError)
  }
}

export type Answer = { ok: boolean; answer: string }

/** Sends a message once. Only the status of the answer is read; a redirect is a failure. */
export async function postMessage(
  url: string,
  { headers, body }: { headers: Record<string, string>; body: string },
  network: Network,
): Promise<Answer> {
  const signal = AbortSignal.timeout(network.timeoutMs)
  const asked = { network, signal, method: 'POST' as const, body }
  try {
    const status = await guardedRequest(
      url,
      { ...asked, headers: { ...headers, 'user-agent': 'Mailshelf' } },
      async ({ statusCode = 0 }) => statusCode,
    )
    const ok = status >= 200 && status < 300
    const isRedirect = status >= 300 && status < 400
    return { ok, answer: isRedirect ? words.redirect(status) : words.status(status) }
  } catch (error) {
    if (error instanceof ClosedNetworkError) return { ok: false, answer: words.closed }
    return { ok: false, answer: signal.aborted ? words.slow : words.unreachable }
  }
}

/** What may be logged and mailed of an address: its path may be a secret. */
export function hostOf(url: string): string {
  return new URL(url).host
}
