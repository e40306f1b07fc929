import { href, Link } from 'react-router'
import { SettingsLink } from '#app/accounts/components/settings-link.tsx'
import { SettingsList, SettingsRow, SettingsSection } from '#app/accounts/components/settings-section.tsx'
import { CopiedText } from '#app/platform/ui/copied-text.tsx'
import { forwardingCopy as words } from '../forwarding-copy.ts'
import type { ForwardAddress } from '../forwarding.server.ts'

type ForwardingProps = { address: ForwardAddress | null }

export function ForwardingSettings({ address }: ForwardingProps) {
  return (
    <SettingsSection title={words.title} about={words.about}>
      <SettingsList>
        <SettingsRow
          label={address ? address.address : words.address}
          actions={
            <SettingsLink to={href('/settings/forwarding')} label={`${words.title}: ${words.change}`}>
              {address ? words.change : words.getOne}
            </SettingsLink>
          }
        >
          {words.how}
        </SettingsRow>
      </SettingsList>
    </SettingsSection>
  )
}

export function ForwardingAddress({ address }: ForwardingProps) {
  return (
    <section aria-label={words.label} className="pb-8">
      {address && <CopiedText label={words.address} text={address.address} />}
      <Link
        to={href('/settings/forwarding')}
        className="inline-block py-1 type-small text-ink-soft underline underline-offset-3 hover:text-ink pointer-coarse:py-3"
      >
        {address ? `${words.title}: ${words.change}` : words.label}
      </Link>
    </section>
  )
}
