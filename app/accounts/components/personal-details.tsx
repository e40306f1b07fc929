import { href } from 'react-router'
import { copy } from '../copy.ts'
import type { AccountDetails } from '../profile/profile.server.ts'
import { SettingsLink } from './settings-link.tsx'
import { SettingsList, SettingsRow, SettingsSection } from './settings-section.tsx'

const words = copy.settings.personal

export function PersonalDetails({ account }: { account: AccountDetails }) {
  const { name, email, hasPassword, identities } = account
  const password = hasPassword
    ? words.hidden
    : words.noPassword(identities.map(({ provider }) => provider.name).join(', '))
  const rows = [
    { label: words.name, value: name, to: href('/settings/name'), action: words.edit },
    { label: words.email, value: email, to: href('/settings/email'), action: words.change },
    {
      label: words.password,
      value: password,
      to: href('/settings/password'),
      action: hasPassword ? words.change : words.set,
    },
  ]
  return (
    <SettingsSection title={words.title} about={words.about}>
      <SettingsList>
        {rows.map(({ label, value, to, action }) => (
          <SettingsRow
            key={to}
            label={label}
            actions={
              <SettingsLink to={to} label={`${action} ${label}`}>
                {action}
              </SettingsLink>
            }
          >
            {value}
          </SettingsRow>
        ))}
      </SettingsList>
    </SettingsSection>
  )
}
