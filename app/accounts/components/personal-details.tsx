import { href } from 'react-router'
import { copy } from '../copy.ts'
import type { AccountDetails } from '../profile/profile.server.ts'
import { SettingsLink } from './settings-link.tsx'
import { SettingsList, SettingsRow, SettingsSection } from './settings-section.tsx'

const words = copy.settings.personal

export function PersonalDetails({ account }: { account: AccountDetails }) {
  return (
    <SettingsSection title={words.title} about={words.about}>
      <SettingsList>
        <SettingsRow
          label={words.name}
          actions={
            <SettingsLink to={href('/settings/name')} label={`${words.edit} ${words.name}`}>
              {words.edit}
            </SettingsLink>
          }
        >
          {account.name}
        </SettingsRow>
        <SettingsRow
          label={words.email}
          actions={
            <SettingsLink to={href('/settings/email')} label={`${words.change} ${words.email}`}>
              {words.change}
            </SettingsLink>
          }
        >
          {account.email}
        </SettingsRow>
        <SettingsRow
          label={words.password}
          actions={
            <SettingsLink
              to={href('/settings/password')}
              label={`${account.hasPassword ? words.change : words.set} ${words.password}`}
            >
              {account.hasPassword ? words.change : words.set}
            </SettingsLink>
          }
        >
          {account.hasPassword
            ? words.hidden
            : words.noPassword(account.identities.map(({ provider }) => provider.name).join(', '))}
        </SettingsRow>
      </SettingsList>
    </SettingsSection>
  )
}
