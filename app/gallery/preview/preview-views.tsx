import type { ReactNode } from 'react'
import { emailCopy } from '#app/gallery/email-page/copy.ts'
import { type EmailView, PICTURE_VIEW } from '#app/gallery/email-page/email-view.ts'
import { LazyLiveEmail } from '#app/gallery/email-page/lazy-panels.tsx'
import { switchBar, switchLook } from '#app/gallery/email-page/view-switches.tsx'
import { cn } from '#app/platform/ui/cn.ts'
import { useHydrated } from '#app/platform/ui/use-hydrated.ts'

type PreviewViewsProps = {
  view: EmailView
  /** Without dark styles there is nothing to switch to. */
  hasDark: boolean
  onChange: (view: EmailView) => void
}

/** How the email is shown. Desktop is its screenshot; every other view is the live email. */
export function PreviewViews({ view, hasDark, onChange }: PreviewViewsProps) {
  function show(change: Partial<EmailView>) {
    const next = { ...view, ...change }
    const isPicture = !next.mobile && !next.dark && next.images
    onChange(isPicture ? PICTURE_VIEW : { ...next, live: true })
  }
  const hydrated = useHydrated()
  const { desktop, mobile, dark, noDark, imagesOff, looks } = emailCopy.live
  return (
    <fieldset aria-label={looks} className={cn(switchBar, 'mx-auto my-3', !hydrated && 'invisible')}>
      <Toggle on={!view.mobile} onPress={() => show({ mobile: false })}>
        {desktop}
      </Toggle>
      <Toggle on={view.mobile} onPress={() => show({ mobile: true })}>
        {mobile}
      </Toggle>
      <Toggle
        on={view.dark}
        disabledBecause={hasDark ? null : noDark}
        onPress={() => show({ dark: !view.dark })}
      >
        {dark}
      </Toggle>
      <Toggle on={!view.images} onPress={() => show({ images: !view.images })}>
        {imagesOff}
      </Toggle>
    </fieldset>
  )
}

type ToggleProps = {
  on: boolean
  disabledBecause?: string | null
  onPress: () => void
  children: ReactNode
}

function Toggle({ on, disabledBecause, onPress, children }: ToggleProps) {
  return (
    <button
      type="button"
      aria-pressed={on}
      aria-disabled={disabledBecause ? true : undefined}
      title={disabledBecause ?? undefined}
      onClick={disabledBecause ? undefined : onPress}
      onPointerEnter={LazyLiveEmail.preload}
      onFocus={LazyLiveEmail.preload}
      className={switchLook(on, Boolean(disabledBecause))}
    >
      {children}
    </button>
  )
}
