import besley from '@fontsource/besley/files/besley-latin-400-normal.woff2?url'
import geist from '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2?url'
import { type ReactNode, useEffect, useLayoutEffect } from 'react'
import {
  data,
  href,
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  redirect,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useRouteLoaderData,
} from 'react-router'
import { EmailLoading } from '#app/gallery/email-page/email-loading.tsx'
import { Saving } from '#app/collections/components/saving.tsx'
import { CookieNotice } from '#app/layout/cookie-notice.tsx'
import { FlashToast } from '#app/layout/flash-toast.tsx'
import { Footer } from '#app/layout/footer.tsx'
import { applyStoredPreferences, headScript } from '#app/layout/head-script.ts'
import { Header } from '#app/layout/header.tsx'
import { useLayoutOptions } from '#app/layout/layout-options.ts'
import { LazyErrorPage } from '#app/layout/lazy-error-page.tsx'
import { GuardOverlay, LoadingBar, PageAnnouncer } from '#app/layout/navigation-status.tsx'
import { announceTheme } from '#app/layout/theme.ts'
import { takeToast } from '#app/accounts/request/form-action.server.ts'
import { hasSamples } from '#app/intake/ingest/store/samples.server.ts'
import { galleryCache } from '#app/platform/db/gallery-cache.server.ts'
import { settleOrNull } from '#app/platform/http/streaming.server.ts'
import { nonceContext, refusalContext, requestIdContext } from '#app/platform/http/context.ts'
import { getHeaderUser } from '#app/accounts/request/header-user.server.ts'
import { getSession } from '#app/accounts/request/request-context.server.ts'
import { loginAddress } from '#app/accounts/request/session.server.ts'
import { maySeeGallery } from '#app/accounts/policy.ts'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { accentStyle } from '#app/platform/lib/accent.ts'
import { CANVAS } from '#app/platform/lib/canvas.ts'
import { RATE_LIMITS } from '#app/platform/lib/rate-limits.ts'
import { setting, siteForBrowser } from '#app/platform/lib/setting.server.ts'
import type { FormResult } from '#app/platform/lib/form-result.ts'
import { headMeta } from '#app/routes/resources/head-meta.server.ts'
import { site, SITE_ELEMENT } from '#app/platform/lib/site-config.ts'
import { Toaster } from '#app/platform/ui/toast.tsx'
import type { Route } from './+types/root.ts'
import './styles/app.css'
import { layoutCopy } from '#app/layout/copy.ts'

export const links: Route.LinksFunction = () => [
  ...[geist, besley].map((href) => ({
    rel: 'preload',
    as: 'font' as const,
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
    href,
  })),
  ...(site.icon
    ? [
        { rel: 'icon', href: site.icon.src, type: 'image/png', sizes: '512x512' },
        { rel: 'apple-touch-icon', href: site.icon.src },
      ]
    : [
        { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
        { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
        { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
      ]),
  { rel: 'manifest', href: '/manifest.webmanifest' },
]

/** The default for pages without meta of their own. Error pages set their own title. */
export const meta: Route.MetaFunction = ({ matches, error }) =>
  error ? [] : pageMeta(matches, { description: site.description })

/** Answers instead of the page that the server refuses (`server/gallery-access.ts`). */
export const middleware: Route.MiddlewareFunction[] = [
  ({ context, request }) => {
    const refusal = context.get(refusalContext)
    if (refusal === 'missing') throw data(null, { status: 404 })
    if (refusal === 'limited') throw data({ failure: RATE_LIMITS.filters.message }, { status: 429 })
    if (refusal) throw redirect(refusal === 'sign-in' ? loginAddress(request) : href('/invitation'))
  },
]

export async function loader({ context, url }: Route.LoaderArgs) {
  const [session, user, head, samples] = await Promise.all([
    getSession(context),
    getHeaderUser(context),
    headMeta(url),
    settleOrNull(galleryCache().recent('samples of the footer', hasSamples), 'the note about samples'),
  ])
  return {
    head,
    site: siteForBrowser(),
    user,
    /** Nobody without an account sees more than the pages to sign in. */
    isClosed: !maySeeGallery(setting('GALLERY_ACCESS'), session?.viewer ?? null),
    hasSamples: samples ?? false,
    flash: takeToast(context),
    nonce: context.get(nonceContext),
    requestId: context.get(requestIdContext),
  }
}

/** The layout depends on who is signed in, so it is reloaded after form submissions, not on every navigation. */
export function shouldRevalidate({
  currentUrl,
  formMethod,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  // Guards redirect there, perhaps because the session has expired.
  if (nextUrl.pathname === '/login' && currentUrl.pathname !== '/login') return true
  return formMethod && formMethod !== 'GET' ? defaultShouldRevalidate : false
}

/** The document around every page, error pages included. */
export function Layout({ children }: { children: ReactNode }) {
  const layout = useRouteLoaderData<typeof loader>('root')
  const { ownLayout, hasNewsletter } = useLayoutOptions()
  const accent = accentStyle(site.accent)

  // With 'system' as the account's theme, this browser's own setting applies.
  const theme = layout?.user && layout.user.theme !== 'system' ? layout.user.theme : undefined

  // React renders <html> again when an error page replaces a page, which drops the attributes set by scripts; it also
  // removes the account's theme on sign-out.
  useLayoutEffect(() => {
    applyStoredPreferences(theme)
    announceTheme()
  }, [theme])
  // From now on scripts carry out what is pressed, which the journeys wait for.
  useEffect(() => void window.dispatchEvent(new Event('hydrated')), [])

  return (
    <html lang="en" data-theme={theme} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {Object.entries(CANVAS).map(([of, color]) => (
          <meta
            key={of}
            name="theme-color"
            data-of={of}
            media={`(prefers-color-scheme: ${of})`}
            content={color}
          />
        ))}
        <script
          nonce={layout?.nonce}
          suppressHydrationWarning
          // It has run by the time the browser renders: only the server needs its text.
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? headScript() : '' }}
        />
        {(layout || import.meta.env.SSR) && (
          <script
            type="application/json"
            id={SITE_ELEMENT}
            dangerouslySetInnerHTML={{
              __html: JSON.stringify(layout?.site ?? site).replaceAll('<', '\\u003c'),
            }}
          />
        )}
        <Meta />
        {/* Only scripts need the nonce; browsers hide it on links, which would cause a hydration mismatch. */}
        <Links nonce="" />
        {accent && <style dangerouslySetInnerHTML={{ __html: accent }} />}
      </head>
      <body>
        <a
          href="#content"
          className="fixed top-2 left-2 z-50 -translate-y-16 rounded-control bg-ink px-4 py-2.5 type-ui text-canvas focus:translate-y-0"
        >
          {layoutCopy.skip}
        </a>
        <LoadingBar />
        <GuardOverlay />
        {!ownLayout && <Header user={layout?.user ?? null} isClosed={layout?.isClosed} />}
        {ownLayout ? (
          children
        ) : (
          <main id="content" tabIndex={-1}>
            {children}
          </main>
        )}
        {!ownLayout && <CookieNotice />}
        {!ownLayout && (
          <Footer newsletter={!hasNewsletter} isClosed={layout?.isClosed} hasSamples={layout?.hasSamples} />
        )}
        <Toaster />
        <FlashToast flash={layout?.flash ?? null} />
        <PageAnnouncer />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root({ loaderData }: Route.ComponentProps) {
  return (
    <Saving signedIn={loaderData.user !== null}>
      <EmailLoading />
      <Outlet />
    </Saving>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const layout = useRouteLoaderData<typeof loader>('root')
  const { status, data } = isRouteErrorResponse(error) ? error : {}
  const limited = status === 429 ? (data as FormResult | null)?.failure : undefined
  return <LazyErrorPage notFound={status === 404} limited={limited} requestId={layout?.requestId} />
}
