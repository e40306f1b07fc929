import { Check } from 'lucide-react'
import type { ChangeEvent } from 'react'
import { href, useFetcher } from 'react-router'
import { Button } from '#app/platform/ui/button.tsx'
import { cn } from '#app/platform/ui/cn.ts'
import { useResultToast } from '#app/platform/ui/form.tsx'
import { overlay, Switch } from '#app/platform/ui/switch.tsx'
import { copy } from '../copy.ts'
import type { FormResult } from '#app/platform/lib/form-result.ts'
import { THEMES } from '../schema.ts'
import { SettingsSection } from './settings-section.tsx'

type Theme = (typeof THEMES)[number]

const words = copy.settings.preferences

type PreferencesProps = {
  theme: Theme
  digest: boolean
  /** The address to which nothing could be delivered; null if there was no error. */
  bounced: { address: string; reason: string } | null
  mailGoesOut: boolean
  onTheme: (theme: Theme) => void
}

/** Saved as soon as an option is selected; without scripts by the Save button. */
export function Preferences({ theme: current, digest, bounced, mailGoesOut, onTheme }: PreferencesProps) {
  const fetcher = useFetcher<FormResult>()
  useResultToast(fetcher.data)

  function save(event: ChangeEvent<HTMLInputElement>) {
    void fetcher.submit(event.currentTarget.form)
  }

  return (
    <SettingsSection title={words.title} about={words.about}>
      {bounced && (
        <fetcher.Form
          method="post"
          action={href('/settings/preferences')}
          className="mb-3.5 grid justify-items-start gap-2.5 rounded-control bg-stamp-wash p-3.5"
        >
          <p className="type-small text-stamp">{words.bounced(bounced.address)}</p>
          <p className="type-small text-ink-soft [overflow-wrap:anywhere]">
            {words.bounceReason(bounced.reason)}
          </p>
          <Button type="submit" name="retry" value="yes">
            {words.retry}
          </Button>
        </fetcher.Form>
      )}
      <fetcher.Form method="post" action={href('/settings/preferences')}>
        <div className="divide-y divide-line">
          <fieldset className="flex min-h-[68px] flex-wrap items-center gap-x-4 gap-y-2.5 py-3.5">
            <legend className="float-left mr-auto type-ui">{words.theme}</legend>
            <div className="flex rounded-control bg-sunk p-1">
              {THEMES.map((theme) => (
                <label
                  key={theme}
                  className="relative flex h-8 cursor-pointer items-center rounded-chip px-3.5 type-ui text-ink-soft transition-[background-color,color] hover:text-ink has-checked:bg-surface has-checked:text-ink has-checked:shadow-[inset_0_0_0_1px_var(--line-strong)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent pointer-coarse:h-11"
                >
                  <input
                    type="radio"
                    name="theme"
                    value={theme}
                    checked={theme === current}
                    onChange={(event) => {
                      onTheme(theme)
                      save(event)
                    }}
                    className={cn('peer', overlay)}
                  />
                  <Check aria-hidden="true" className="mr-1.5 -ml-1 hidden size-4 peer-checked:block" />
                  {words.themes[theme]}
                </label>
              ))}
            </div>
          </fieldset>
          <label className="flex min-h-[68px] cursor-pointer items-center gap-4 py-3.5">
            <span className="min-w-0 flex-1">
              <span className="block type-ui">{words.digest}</span>
              <span className="mt-0.5 block text-[0.875rem]/5 text-ink-soft">
                {mailGoesOut ? words.digestHelp : words.digestNoMail}
              </span>
            </span>
            <input type="hidden" name="digest" value="off" />
            <Switch name="digest" value="on" defaultChecked={digest} onChange={save} />
          </label>
        </div>
        <Button type="submit" className="mt-3.5 in-data-script:hidden">
          {words.save}
        </Button>
      </fetcher.Form>
    </SettingsSection>
  )
}
