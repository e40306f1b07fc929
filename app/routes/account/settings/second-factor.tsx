import { useState } from 'react'
import { data, href, redirect } from 'react-router'
import { RecoveryCodes } from '#app/accounts/components/recovery-codes.tsx'
import { SettingsDialog } from '#app/accounts/components/settings-dialog.tsx'
import { SettingsForm } from '#app/accounts/components/settings-form.tsx'
import { useSettings } from '#app/accounts/components/use-settings.ts'
import { copy } from '#app/accounts/copy.ts'
import { qrPicture } from '#app/accounts/second-factor/qr-code.ts'
import { codeForm, secretForm, readReauthentication } from '#app/accounts/schema.ts'
import {
  confirmSecondFactor,
  disableSecondFactor,
  startSecondFactor,
} from '#app/accounts/second-factor/second-factor.server.ts'
import { redirectWithToast, formAction, errorResponse } from '#app/accounts/request/form-action.server.ts'
import { readForm } from '#app/accounts/request/read-form.ts'
import { requireSession } from '#app/accounts/request/session.server.ts'
import { keepForm } from '#app/platform/http/with-fallback.ts'
import { InputField } from '#app/platform/ui/form.tsx'
import type { FormResult } from '#app/platform/lib/form-result.ts'
import type { Route } from './+types/second-factor.ts'

type Secret = { secret: string; uri: string; picture: string }

type Answer = FormResult & {
  /** The secret to scan; null when it is no longer valid. A response without it leaves it as it is. */
  scan?: Secret | null
  recoveryCodes?: string[]
}

const words = copy.dialogs.secondFactor

export const action = formAction(
  {
    who: requireSession,
    failed: copy.errors.unreached,
    intents: {
      async off({ actor: session, form, meta }) {
        const reauthentication = readReauthentication(form)
        const result = await disableSecondFactor({ session, meta, reauthentication })
        if (!result.ok) return errorResponse(result, words.titleOff)
        return redirectWithToast(href('/settings'), copy.toasts.secondFactorOff)
      },
      async confirm({ actor: session, form, meta }) {
        // The secret is sent back with the code: it is stored nowhere else in readable form.
        const shown = readForm(secretForm, form)
        const scan = shown.ok ? renderSecret(shown.input) : undefined
        const read = readForm(codeForm, form)
        if (!read.ok) return { scan, errors: read.errors }
        const { code } = read.input
        const result = await confirmSecondFactor({ session, meta, code })
        if (result.ok) return { recoveryCodes: result.recoveryCodes }
        if (result.reason === 'limited') return errorResponse(result, words.titleOn)
        if (result.reason !== 'not-started') return { scan, errors: { code: copy.errors.codeWrong } }
        return data({ scan: null, failure: copy.errors.notStarted }, { status: 409 })
      },
    },
  },
  async ({ actor: session, form, meta }) => {
    const reauthentication = readReauthentication(form)
    const result = await startSecondFactor({ session, meta, reauthentication })
    if (result.ok) return { scan: renderSecret(result) }
    // Turned on in another window.
    return result.reason === 'on-already' ? redirect(href('/settings')) : errorResponse(result, words.titleOn)
  },
)

function renderSecret({ secret, uri }: { secret: string; uri: string }): Secret {
  return { secret, uri, picture: qrPicture(uri) }
}

export const clientAction = keepForm(copy.errors.unreached)

export default function SecondFactorDialog({ actionData }: Route.ComponentProps) {
  const { account } = useSettings()
  const answer: Answer | undefined = actionData
  const [scan, setScan] = useState(answer?.scan ?? null)
  if (answer?.scan !== undefined && answer.scan !== scan) setScan(answer.scan)
  if (answer?.recoveryCodes) {
    return (
      <SettingsDialog title={copy.dialogs.codes.title} description={copy.dialogs.codes.about}>
        <RecoveryCodes codes={answer.recoveryCodes} />
      </SettingsDialog>
    )
  }
  if (account.secondFactor.enabled) {
    return (
      <SettingsDialog title={words.titleOff} description={words.aboutOff}>
        <SettingsForm answer={answer} submit={words.turnOff} variant="destroy" guarded>
          <input type="hidden" name="intent" value="off" />
        </SettingsForm>
      </SettingsDialog>
    )
  }
  if (answer && scan) {
    return (
      <SettingsDialog title={words.titleOn} description={words.scan}>
        <ScanForm answer={answer} scan={scan} />
      </SettingsDialog>
    )
  }
  return (
    <SettingsDialog title={words.titleOn} description={words.aboutOn}>
      <SettingsForm answer={answer} submit={words.start} guarded />
    </SettingsDialog>
  )
}

function ScanForm({ answer, scan: { secret, uri, picture } }: { answer: Answer; scan: Secret }) {
  return (
    <SettingsForm key="scan" answer={answer} submit={words.turnOn}>
      <input type="hidden" name="intent" value="confirm" />
      <input type="hidden" name="secret" value={secret} />
      <input type="hidden" name="uri" value={uri} />
      <img
        src={picture}
        alt={words.qr}
        width={200}
        height={200}
        className="rounded-control bg-paper shadow-[0_0_0_1px_var(--line)]"
      />
      <p className="type-small text-ink-soft">
        <a href={uri} className="mb-2 hidden text-accent underline underline-offset-3 pointer-coarse:block">
          {words.openApp}
        </a>
        {words.byHand} <code className="type-code break-all text-ink select-all">{secret}</code>
      </p>
      <InputField
        name="code"
        label={words.code}
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        data-next
        inputClass="tabular-nums"
      />
    </SettingsForm>
  )
}
