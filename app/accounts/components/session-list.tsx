import { Monitor, Smartphone, Tablet } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Form, href } from 'react-router'
import { Button } from '#app/platform/ui/button.tsx'
import { Chip } from '#app/platform/ui/chip.tsx'
import { copy } from '../copy.ts'
import type { ListedSession } from '../sessions/session-list.server.ts'
import { SettingsList, SettingsRow, SettingsSection } from './settings-section.tsx'
import { LocalDate } from '#app/platform/ui/local-date.tsx'

const words = copy.settings.sessions
const ICONS = { desktop: Monitor, phone: Smartphone, tablet: Tablet }

export function SessionList({ sessions }: { sessions: ListedSession[] }) {
  const form = useRef<HTMLFormElement>(null)
  const listed = useRef(sessions.length)

  // The button disappears with its session, so the focus has to move.
  useEffect(() => {
    const fewer = sessions.length < listed.current
    listed.current = sessions.length
    if (fewer && document.activeElement === document.body) form.current?.querySelector('button')?.focus()
  }, [sessions])

  return (
    <SettingsSection title={words.title} about={words.about}>
      <Form ref={form} method="post" action={href('/settings/sessions')} navigate={false} preventScrollReset>
        <SettingsList>
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </SettingsList>
        <div className="flex flex-wrap gap-2 border-t border-line pt-4">
          <Button type="submit" size="s" formAction={href('/logout')} className="pointer-coarse:h-11">
            {words.here}
          </Button>
          {sessions.length > 1 && (
            <>
              <Button type="submit" size="s" name="end" value="others" className="pointer-coarse:h-11">
                {words.others}
              </Button>
              <Button
                type="submit"
                size="s"
                variant="danger"
                name="end"
                value="everywhere"
                className="pointer-coarse:h-11"
              >
                {words.everywhere}
              </Button>
            </>
          )}
        </div>
      </Form>
    </SettingsSection>
  )
}

function SessionRow({ session }: { session: ListedSession }) {
  const Icon = ICONS[session.kind]
  return (
    <SettingsRow
      icon={<Icon aria-hidden="true" className="size-5 text-ink-soft" />}
      label={
        <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          {session.device}
          {session.current && <Chip variant="accent">{words.thisOne}</Chip>}
        </span>
      }
      actions={
        !session.current && (
          <Button
            type="submit"
            size="s"
            name="end"
            value={session.id}
            aria-label={words.signOutOf(session.device)}
            className="pointer-coarse:h-11"
          >
            {words.signOut}
          </Button>
        )
      }
    >
      {words.used} <LocalDate at={session.lastUsedAt} />, {words.started} <LocalDate at={session.startedAt} />
    </SettingsRow>
  )
}
