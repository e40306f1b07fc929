import { expect } from '@playwright/test'
import { mailboxPort } from './ports.ts'

export type ReadEmail = { subject: string; text: string; html: string }

/** The newest email to an address, once one with this subject has arrived. */
export async function emailTo(address: string, subject: string | RegExp): Promise<ReadEmail> {
  let letter: ReadEmail | undefined
  await expect(async () => {
    const answer = await fetch(`http://127.0.0.1:${mailboxPort}/?to=${encodeURIComponent(address)}`)
    const letters = (await answer.json()) as ReadEmail[]
    letter = letters.findLast((one) =>
      typeof subject === 'string' ? one.subject === subject : subject.test(one.subject),
    )
    expect(letter, `a letter to ${address}: ${String(subject)}`).toBeDefined()
  }).toPass({ intervals: [50, 100, 200] })
  return letter!
}

/** The path of an email's main link. */
export function linkIn({ text }: ReadEmail): string {
  const url = new URL(/https?:\/\/\S+[?&]token=[\w-]+/.exec(text)![0])
  return url.pathname + url.search
}
