import { formatNumber } from '#app/platform/lib/format.ts'
import type { ReactNode } from 'react'
import type { EmailGuesses } from '#app/platform/db/json-columns.ts'
import { LocalDate } from '#app/platform/ui/local-date.tsx'
import { adminEmailsCopy } from '../copy.ts'
import { emailEditCopy as words } from '../email-copy.ts'
import type { EditedEmail } from '../email.server.ts'

export function EmailDetails({ email }: { email: EditedEmail }) {
  const { arrival, guesses, scrubNotes } = email
  const guessed = (Object.keys(words.guessNames) as (keyof EmailGuesses)[]).flatMap((name) => {
    const guess = guesses[name]
    return guess ? [{ name: words.guessNames[name], ...guess }] : []
  })
  return (
    <div className="mt-14 grid gap-x-12 gap-y-10 md:grid-cols-2">
      <Section title={words.facts}>
        <dl>
          <Fact name={words.source}>
            {adminEmailsCopy.sources[email.source]}
            {arrival && `: ${arrival.sourceName}`}
          </Fact>
          {arrival && (
            <Fact name={words.received}>
              <LocalDate at={arrival.receivedAt} withTime />
            </Fact>
          )}
          {arrival?.rule && <Fact name={words.rule}>{arrival.rule}</Fact>}
          {arrival?.reason && <Fact name={words.reason}>{arrival.reason}</Fact>}
          {(email.senderName ?? email.senderAddress) && (
            <Fact name={words.sender}>
              {[email.senderName, email.senderAddress].filter(Boolean).join(' · ')}
            </Fact>
          )}
          {email.replyTo && <Fact name={words.replyTo}>{email.replyTo}</Fact>}
          {email.messageId && <Fact name={words.messageId}>{email.messageId}</Fact>}
        </dl>
      </Section>
      <Section title={words.scrub}>
        {scrubNotes.length === 0 ? (
          <p className="border-t border-line py-2.5 type-small text-ink-soft">{words.noScrub}</p>
        ) : (
          <dl>
            {scrubNotes.map(({ what, count }) => (
              <Fact key={what} name={capital(what)}>
                {formatNumber(count)}
              </Fact>
            ))}
          </dl>
        )}
      </Section>
      <Section title={words.guesses} className="md:col-span-2">
        {guessed.length === 0 && (
          <p className="border-t border-line py-2.5 type-small text-ink-soft">{words.noGuesses}</p>
        )}
        <ul>
          {guessed.map(({ name, value, confidence, reason }) => (
            <li
              key={name}
              className="grid gap-x-6 gap-y-0.5 border-t border-line py-2.5 type-small sm:grid-cols-[9rem_minmax(0,1fr)_4rem_minmax(0,2fr)]"
            >
              <span className="text-ink-soft">{name}</span>
              <span className="break-words">{value}</span>
              <span className="tabular-nums">{Math.round(confidence * 100)}%</span>
              <span className="break-words text-ink-soft">{reason}</span>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  )
}

function Section({ title, className, children }: { title: string; className?: string; children: ReactNode }) {
  return (
    <section className={className}>
      <h2 className="mb-3 type-name">{title}</h2>
      {children}
    </section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[9rem_minmax(0,1fr)] gap-x-6 border-t border-line py-2.5 type-small">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="min-w-0 break-words tabular-nums">{children}</dd>
    </div>
  )
}

function capital(words: string): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}
