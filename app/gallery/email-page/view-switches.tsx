import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { cn } from '#app/platform/ui/cn.ts'
import { emailCopy } from './copy.ts'
import { type EmailView, PICTURE_VIEW, viewSearch } from './email-view.ts'
import { LazyLiveEmail } from './lazy-panels.tsx'

type ViewSwitchesProps = { view: EmailView; hasDark: boolean }

/** How the email is shown. They stay visible while it scrolls, and are links, so they work without scripts. */
export function ViewSwitches({ view, hasDark }: ViewSwitchesProps) {
  const live: EmailView = { ...view, live: true }
  return (
    <div className="pointer-events-none sticky top-(--header-height) z-10 flex h-14 print:hidden items-center justify-center px-2">
      <fieldset aria-label={emailCopy.live.looks} className={switchBar}>
        <Switch to={PICTURE_VIEW} on={!view.live}>
          {emailCopy.live.picture}
        </Switch>
        <Switch to={live} on={view.live}>
          {emailCopy.live.live}
        </Switch>
        <Divider />
        <Switch to={{ ...live, mobile: false }} on={view.live && !view.mobile}>
          {emailCopy.live.desktop}
        </Switch>
        <Switch to={{ ...live, mobile: true }} on={view.mobile}>
          {emailCopy.live.mobile}
        </Switch>
        <Divider />
        {hasDark ? (
          <Switch to={{ ...live, dark: !view.dark }} on={view.dark}>
            {emailCopy.live.dark}
          </Switch>
        ) : (
          <span title={emailCopy.live.noDark} className={cn(look, 'text-ink-faint')}>
            {emailCopy.live.dark}
            <span className="sr-only">: {emailCopy.live.noDark}</span>
          </span>
        )}
        <Switch to={{ ...live, images: !view.images }} on={!view.images}>
          {emailCopy.live.imagesOff}
        </Switch>
      </fieldset>
    </div>
  )
}

/** The frame around the switches. */
export const switchBar =
  'pointer-events-auto flex max-w-full min-w-0 items-center gap-1 overflow-x-auto max-sm:gap-0 rounded-control bg-surface/90 p-1 shadow-[0_0_0_1px_var(--line)] backdrop-blur [scrollbar-width:none]'

const look =
  'grid h-8 place-items-center rounded-chip px-2.5 text-[0.8125rem]/none font-medium whitespace-nowrap pointer-coarse:h-9 max-sm:px-2 max-sm:text-[0.75rem]/none'

export function switchLook(on: boolean): string {
  return cn(
    look,
    // The page's scroll padding leaves room for the header; this bar is already within it.
    '-scroll-mt-8 -outline-offset-2 transition-[background-color,color]',
    on ? 'bg-sunk text-ink shadow-[inset_0_0_0_1px_var(--line-strong)]' : 'text-ink-soft hover:text-ink',
  )
}

type SwitchProps = { to: EmailView; on: boolean; children: ReactNode }

function Switch({ to, on, children }: SwitchProps) {
  const { state } = useLocation()
  return (
    <Link
      to={{ search: viewSearch(to) }}
      state={state}
      replace
      preventScrollReset
      onPointerEnter={to.live ? LazyLiveEmail.preload : undefined}
      onFocus={to.live ? LazyLiveEmail.preload : undefined}
      aria-current={on ? 'true' : undefined}
      className={switchLook(on)}
    >
      {children}
    </Link>
  )
}

function Divider() {
  return <span aria-hidden="true" className="mx-1 h-4 w-px max-sm:mx-0.5 shrink-0 bg-line" />
}
