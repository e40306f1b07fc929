import { href } from 'react-router'
import { erasureCopy } from '#app/admin/erasure/copy.ts'
import { settingsCopy } from '#app/admin/settings/copy.ts'
import { SECTION_IDS, type SectionId, SECTIONS } from '#app/admin/settings/sections.ts'
import { PageLink } from '#app/platform/ui/page-link.tsx'
import { useCurrentInView } from '#app/platform/ui/use-current-in-view.ts'

/** The first section has no name of its own in the URL. */
export function settingsPage(id: SectionId): string {
  return href('/admin/settings/:section?', { section: id === 'name' ? undefined : id })
}

export function SettingsHeading() {
  const links = useCurrentInView<HTMLElement>()
  return (
    <>
      <h1 className="pt-10 type-page">{settingsCopy.title}</h1>
      <nav
        ref={links}
        aria-label={settingsCopy.title}
        className="mt-4 -ml-3 flex gap-1 [scrollbar-width:none] max-lg:-mx-4 max-lg:overflow-x-auto max-lg:px-1 max-lg:*:shrink-0"
      >
        {SECTION_IDS.map((one) => (
          <PageLink key={one} to={settingsPage(one)} name={SECTIONS[one].title} />
        ))}
        <PageLink to={href('/admin/settings/erasure')} name={erasureCopy.title} />
      </nav>
    </>
  )
}
