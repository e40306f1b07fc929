import { href } from 'react-router'
import { copy } from '../copy.ts'
import { SettingsLink } from './settings-link.tsx'
import { SettingsList, SettingsRow, SettingsSection } from './settings-section.tsx'

const words = copy.settings.manage

export function ManageAccount() {
  return (
    <SettingsSection title={words.title} about={words.about}>
      <div className="rounded-panel bg-surface px-6 py-1.5 shadow-[0_0_0_1px_var(--line)] max-sm:px-4 lg:mt-3">
        <SettingsList>
          <SettingsRow
            label={words.export}
            actions={
              <SettingsLink to={href('/settings/export')} label={`${words.download}: ${words.export}`}>
                {words.download}
              </SettingsLink>
            }
          >
            {words.exportHelp}
          </SettingsRow>
          <SettingsRow
            label={words.delete}
            actions={
              <SettingsLink danger to={href('/settings/delete')} label={words.delete}>
                {words.deleteButton}
              </SettingsLink>
            }
          >
            {words.deleteHelp}
          </SettingsRow>
        </SettingsList>
      </div>
    </SettingsSection>
  )
}
