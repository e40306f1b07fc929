import { href, Link, redirect } from 'react-router'
import { ProveByProvider } from '#app/accounts/components/prove-by-provider.tsx'
import { ReauthenticationFields } from '#app/accounts/components/reauthentication-fields.tsx'
import { proofNeeded, refuseUnlessFresh } from '#app/accounts/passwords/reauthentication.server.ts'
import { redirectWithToast, errorResponse, formAction } from '#app/accounts/request/form-action.server.ts'
import { requireOwnerSession } from '#app/accounts/request/session.server.ts'
import { readReauthentication } from '#app/accounts/schema.ts'
import { backupsCopy as words } from '#app/admin/backups/copy.ts'
import { BackupUpload } from '#app/admin/backups/components/backup-upload.tsx'
import { startGalleryExport } from '#app/admin/backups/gallery-export.server.ts'
import { ConfirmedButton } from '#app/platform/ui/confirmed-button.tsx'
import { backupFolder, deleteBackup, listBackups } from '#app/platform/backup/backup-folder.server.ts'
import {
  backupStep,
  isBackupRunning,
  lastBackupFailure,
  startBackup,
} from '#app/platform/backup/backup-job.server.ts'
import { lastRestore } from '#app/platform/backup/browser-restore.server.ts'
import { ExportState } from '#app/platform/exports/components/export-state.tsx'
import { exportCopy } from '#app/platform/exports/copy.ts'
import { getExport } from '#app/platform/exports/queries.server.ts'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { keepForm } from '#app/platform/http/with-fallback.ts'
import { failedResult } from '#app/platform/lib/form-result.ts'
import { formText } from '#app/platform/lib/form-text.ts'
import { formatBytes } from '#app/platform/lib/format-bytes.ts'
import { setting } from '#app/platform/lib/setting.server.ts'
import { Button, ButtonLink } from '#app/platform/ui/button.tsx'
import { Form, SubmitButton } from '#app/platform/ui/form.tsx'
import { LocalDate } from '#app/platform/ui/local-date.tsx'
import { RunningWork } from '#app/platform/ui/running-work.tsx'
import type { Route } from './+types/backups.ts'

const page = href('/admin/backups')

export async function loader({ context, request }: Route.LoaderArgs) {
  const { actor, session } = await requireOwnerSession(context, request)
  const [{ backups, failure: bucketFailure }, isRunning, failure, made] = await Promise.all([
    listBackups(),
    isBackupRunning(),
    lastBackupFailure(),
    getExport(actor),
  ])
  return {
    made: made?.format === 'gallery' ? made : null,
    backups,
    bucketFailure,
    isRunning,
    failure,
    step: backupStep(),
    prove: await proofNeeded(session),
    schedule: setting('BACKUP_SCHEDULE'),
    kept: setting('BACKUPS_KEPT'),
    folder: backupFolder(),
    bucket: setting('BACKUP_S3_BUCKET') ?? null,
    restored: await lastRestore(),
  }
}

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: words.title })

export const action = formAction(
  {
    who: requireOwnerSession,
    failed: words.startFailed,
    intents: {
      async create({ actor: { actor } }) {
        await startBackup(actor)
        return redirectWithToast(page, { title: words.started })
      },
      async export({ actor: { actor } }) {
        const started = await startGalleryExport(actor)
        if (!started.ok) return failedResult(exportCopy.notStarted, started.message)
        return redirect(page)
      },
      async remove({ actor: { session }, form }) {
        const refused = await refuseUnlessFresh(session)
        if (refused) return errorResponse(refused, words.removeFailed)
        await deleteBackup(formText(form, 'id'))
        return redirectWithToast(page, { title: words.removed })
      },
    },
  },
  async ({ actor: { session }, form }) => {
    const refused = await refuseUnlessFresh(session, readReauthentication(form))
    return refused ? errorResponse(refused, words.prove.title) : redirect(page)
  },
)

export const clientAction = keepForm(words.startFailed)

export default function Backups({ loaderData, actionData }: Route.ComponentProps) {
  const {
    backups,
    bucketFailure,
    isRunning,
    failure,
    step,
    prove,
    schedule,
    kept,
    folder,
    bucket,
    restored,
    made,
  } = loaderData
  const isMaking = made?.state === 'waiting' || made?.state === 'making'
  return (
    <div className="wrap pb-20">
      <h1 className="pt-10 type-page">{words.title}</h1>
      <p className="mt-2 max-w-[620px] type-body text-ink-soft">{words.about}</p>
      <p className="mt-2 max-w-[620px] type-body break-words text-ink-soft">
        {bucket ? words.bucket(bucket) : words.folder(folder)}{' '}
        {schedule === 'off' ? words.schedule.off : words.schedule[schedule](kept)}{' '}
        <Link
          to={href('/admin/settings/:section?', { section: 'backups' })}
          className="text-accent underline underline-offset-3"
        >
          {words.schedule.change}
        </Link>
      </p>
      {restored && (
        <p className={`mt-4 max-w-[620px] type-body break-words ${restored.failure ? 'text-stamp' : ''}`}>
          <LocalDate at={restored.at} withTime />
          {': '}
          {restored.failure
            ? words.restore.failed(restored.name, restored.failure)
            : words.restore.done(restored.name)}{' '}
          {restored.before && words.restore.before(restored.before)}
        </p>
      )}
      {failure && !isRunning && (
        <p role="alert" className="mt-4 type-body break-words text-stamp">
          {words.failed(failure)}
        </p>
      )}
      {bucketFailure && (
        <p className="mt-4 type-body break-words text-stamp">{words.bucketFailed(bucketFailure)}</p>
      )}
      <output className="sr-only">
        {!isRunning && backups[0] && (
          <>
            {words.last}: <LocalDate at={backups[0].createdAt} withTime />
          </>
        )}
      </output>
      <div className="mt-6 max-w-[560px] pb-8">
        {isRunning ? (
          <RunningWork text={step ? words.running(step.label) : words.waiting} step={step} />
        ) : (
          <Form answer={undefined} preventScrollReset>
            <SubmitButton name="intent" value="create">
              {words.create}
            </SubmitButton>
          </Form>
        )}
      </div>
      {backups.length === 0 && <p className="border-t border-line pt-6 type-body">{words.none}</p>}
      <ul className="border-line not-empty:border-b">
        {backups.map(({ name, bytes, createdAt, place }) => (
          <li key={name} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-3">
            <p className="min-w-0 flex-1 basis-56 type-body">
              <LocalDate at={createdAt} withTime />
              <span className="block type-small break-all text-ink-soft">
                {name}, {formatBytes(bytes)}
                {bucket && `, ${words.places[place]}`}
              </span>
            </p>
            <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
              <ButtonLink
                to={href('/admin/backups/:name/restore', { name })}
                aria-label={words.restore.of(name)}
                size="s"
              >
                {words.restore.action}
              </ButtonLink>
              {prove === 'none' && (
                <>
                  <Button asChild size="s">
                    <a
                      href={href('/admin/backups/:name', { name })}
                      download
                      aria-label={words.downloadOf(name)}
                    >
                      {words.download}
                    </a>
                  </Button>
                  <ConfirmedButton
                    label={words.remove}
                    of={name}
                    confirm={words.removeNow}
                    id={name}
                    intent="remove"
                  />
                </>
              )}
            </div>
          </li>
        ))}
      </ul>
      <section aria-labelledby="export" className="pt-12">
        <h2 id="export" className="type-head">
          {words.export.title}
        </h2>
        <p className="mt-1.5 mb-5 max-w-[620px] type-body text-ink-soft">{words.export.about}</p>
        <div className="max-w-[560px]">
          {made && !(prove !== 'none' && made.state === 'ready') && <ExportState made={made} />}
          {!isMaking && (
            <Form answer={actionData} preventScrollReset>
              <SubmitButton name="intent" value="export" variant="secondary">
                {made ? exportCopy.gallery.again : words.export.submit}
              </SubmitButton>
            </Form>
          )}
        </div>
      </section>
      {prove !== 'none' && (backups.length > 0 || made?.state === 'ready') && (
        <section aria-labelledby="prove" className="pt-8">
          <h2 id="prove" className="type-head">
            {words.prove.title}
          </h2>
          <p className="mt-1.5 mb-5 type-body text-ink-soft">{words.prove.about}</p>
          {prove === 'password' || prove === 'code' ? (
            <Form answer={actionData} preventScrollReset className="grid gap-4 sm:max-w-[348px]">
              <ReauthenticationFields prove={prove} />
              <SubmitButton variant="secondary" className="justify-self-start">
                {words.prove.submit}
              </SubmitButton>
            </Form>
          ) : (
            <ProveByProvider prove={prove} next={page} />
          )}
        </section>
      )}
      <section aria-labelledby="restore" className="pt-12">
        <h2 id="restore" className="type-head">
          {words.restore.title}
        </h2>
        <p className="mt-1.5 max-w-[620px] type-body text-ink-soft">{words.restore.about}</p>
        <BackupUpload />
        <p className="mt-3 max-w-[620px] type-body text-ink-soft in-data-script:hidden">
          {words.upload.withoutScripts(folder)}
        </p>
      </section>
    </div>
  )
}
