import { formatNumber } from '#app/platform/lib/format.ts'
import { useEffect } from 'react'
import { data, href, redirect } from 'react-router'
import { isProvedElsewhere, ProveByProvider } from '#app/accounts/components/prove-by-provider.tsx'
import { ReauthenticationFields } from '#app/accounts/components/reauthentication-fields.tsx'
import type { ReauthenticationResult } from '#app/accounts/outcomes.ts'
import { proofNeeded, refuseUnlessFresh } from '#app/accounts/passwords/reauthentication.server.ts'
import { errorResponse, formAction } from '#app/accounts/request/form-action.server.ts'
import { requireOwnerSession } from '#app/accounts/request/session.server.ts'
import { readReauthentication } from '#app/accounts/schema.ts'
import { restoreCopy as words } from '#app/admin/backups/copy.ts'
import { findBackup } from '#app/platform/backup/backup-folder.server.ts'
import {
  backupCheck,
  orderRestore,
  presentContents,
  startCheck,
} from '#app/platform/backup/browser-restore.server.ts'
import { otherProcesses, othersRunning } from '#app/platform/db/client.server.ts'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { keepForm } from '#app/platform/http/with-fallback.ts'
import { formText } from '#app/platform/lib/form-text.ts'
import { formatBytes } from '#app/platform/lib/format-bytes.ts'
import { setting } from '#app/platform/lib/setting.server.ts'
import { BackLink } from '#app/platform/ui/back-link.tsx'
import { Form, InputField, SubmitButton } from '#app/platform/ui/form.tsx'
import { LocalDate } from '#app/platform/ui/local-date.tsx'
import { RunningWork } from '#app/platform/ui/running-work.tsx'
import type { Route } from './+types/backup-restore.ts'

const list = href('/admin/backups')
const PASSPHRASE_MAX = 200
const POLL_MS = 500

export async function loader({ context, request, params: { name }, url }: Route.LoaderArgs) {
  const { session } = await requireOwnerSession(context, request)
  const backup = await findBackup(name)
  if (!backup) throw data(null, { status: 404 })
  const check = await backupCheck(name)
  const others = await otherProcesses()
  return {
    blocked: others > 0 ? othersRunning(others) : null,
    backup,
    check,
    isEncrypted: name.endsWith('.age'),
    hasPassphrase: setting('BACKUP_PASSPHRASE') !== undefined,
    present: check?.found ? await presentContents() : '',
    gallery: setting('SITE_NAME'),
    prove: await proofNeeded(session),
    next: url.pathname,
  }
}

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: words.title })

type Answer = ReauthenticationResult & { isRestarting?: boolean }

export const action = formAction(
  {
    who: requireOwnerSession,
    failed: words.check.failed,
    intents: {
      async restore({ actor: { actor, session }, form }, { params }: Route.ActionArgs) {
        if (formText(form, 'name').trim() !== setting('SITE_NAME'))
          return { errors: { name: words.confirm.mismatch } }
        const others = await otherProcesses()
        if (others > 0) return { failure: othersRunning(others) }
        const refused = await refuseUnlessFresh(session, readReauthentication(form))
        if (refused) return errorResponse(refused, words.confirm.failed)
        const isOrdered = await orderRestore(actor, params.name)
        return isOrdered ? { isRestarting: true } : { failure: words.confirm.unchecked }
      },
    },
  },
  async ({ actor: { actor }, form }, { params: { name } }: Route.ActionArgs) => {
    const backup = await findBackup(name)
    if (!backup) throw data(null, { status: 404 })
    await startCheck(actor, backup, formText(form, 'passphrase').slice(0, PASSPHRASE_MAX))
    return redirect(href('/admin/backups/:name/restore', { name }))
  },
)

export const clientAction = keepForm(words.check.failed)

export default function BackupRestore({ loaderData, actionData }: Route.ComponentProps) {
  const { backup, check, blocked } = loaderData
  const answer: Answer | undefined = actionData
  return (
    <div className="wrap pb-20">
      <BackLink to={list}>{words.back}</BackLink>
      <h1 className="pt-10 type-page">{words.title}</h1>
      <p className="mt-2 max-w-[620px] type-body break-all text-ink-soft">
        {words.file(backup.name, formatBytes(backup.bytes))}
      </p>
      <output className="sr-only">{check?.found && words.found.title}</output>
      <div className="max-w-[560px] pt-8">
        {answer?.isRestarting ? (
          <Restarting />
        ) : blocked ? (
          <p className="type-body">{blocked}</p>
        ) : check?.step ? (
          <RunningWork text={words.check.running(check.step.label)} step={check.step} />
        ) : check?.found ? (
          <Found loaderData={loaderData} found={check.found} answer={answer} />
        ) : (
          <CheckForm loaderData={loaderData} />
        )}
      </div>
    </div>
  )
}

type Loaded = Route.ComponentProps['loaderData']

function CheckForm({ loaderData: { check, isEncrypted, hasPassphrase } }: { loaderData: Loaded }) {
  return (
    <Form answer={undefined} failure={check?.failure} preventScrollReset className="grid gap-5">
      <p className="type-body">{words.check.about}</p>
      {isEncrypted && (
        <InputField
          name="passphrase"
          label={words.check.passphrase}
          hint={hasPassphrase ? words.check.stored : undefined}
          type="password"
          autoComplete="off"
          maxLength={PASSPHRASE_MAX}
        />
      )}
      <SubmitButton className="justify-self-start">
        {check?.failure ? words.check.again : words.check.submit}
      </SubmitButton>
    </Form>
  )
}

type FoundProps = {
  loaderData: Loaded
  found: NonNullable<NonNullable<Loaded['check']>['found']>
  answer: Answer | undefined
}

function Found({ loaderData: { present, gallery, prove, next }, found, answer }: FoundProps) {
  const isElsewhere = isProvedElsewhere(prove)
  return (
    <>
      <h2 className="type-head">{words.found.title}</h2>
      <dl className="mt-3 border-b border-line">
        <Row label={words.found.holds}>{found.contents || words.found.nothing}</Row>
        <Row label={words.found.files}>{formatNumber(found.files)}</Row>
        <Row label={words.found.made}>
          <LocalDate at={found.createdAt} withTime />
        </Row>
        <Row label={words.found.by}>{words.found.version(found.mailshelf)}</Row>
        <Row label={words.found.now}>{present || words.found.nothing}</Row>
      </dl>
      <h2 className="pt-10 type-head">{words.confirm.title}</h2>
      <p className="mt-1.5 mb-5 type-body text-ink-soft">{words.confirm.about}</p>
      {isElsewhere ? (
        <ProveByProvider prove={prove} next={next} />
      ) : (
        <Form answer={answer} preventScrollReset className="grid gap-5">
          <InputField name="name" label={words.confirm.name(gallery)} autoComplete="off" required />
          <ReauthenticationFields prove={answer?.prove ?? prove} />
          <SubmitButton name="intent" value="restore" variant="destroy" className="justify-self-start">
            {words.confirm.submit}
          </SubmitButton>
        </Form>
      )}
    </>
  )
}

function Row({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="flex gap-4 border-t border-line py-3">
      <dt className="w-32 shrink-0 type-body text-ink-soft">{label}</dt>
      <dd className="min-w-0 flex-1 type-body">{children}</dd>
    </div>
  )
}

/** Opens the backups once the server has been down and answers again. */
function Restarting() {
  useEffect(() => {
    let wasDown = false
    const timer = setInterval(() => {
      void fetch('/readyz').then(
        ({ ok }) => {
          if (ok && wasDown) location.assign(list)
          else wasDown ||= !ok
        },
        () => {
          wasDown = true
        },
      )
    }, POLL_MS)
    return () => clearInterval(timer)
  }, [])
  return (
    <>
      <h2 className="type-head">{words.restarting.title}</h2>
      <output className="mt-1.5 block type-body">{words.restarting.about}</output>
      <p className="mt-4 type-ui text-accent in-data-script:hidden">
        <a href={list}>{words.restarting.open}</a>
      </p>
    </>
  )
}
