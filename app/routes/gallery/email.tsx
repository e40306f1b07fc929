import { useState } from 'react'
import { data, href, Link, redirect, type ShouldRevalidateFunctionArgs, useLocation } from 'react-router'
import { brandPath, emailPath } from '#app/gallery/brands/components/brand-path.ts'
import { asEditor } from '#app/accounts/policy.ts'
import { isFormerSlug } from '#app/gallery/brands/brand-summary.ts'
import { DownloadMenu } from '#app/gallery/email-page/download-menu.tsx'
import { EmailViewer } from '#app/gallery/email-page/email-viewer.tsx'
import { EmailDetails, EmailIntro } from '#app/gallery/email-page/email-details.tsx'
import { SaveSlot } from '#app/gallery/cards/save-slot.tsx'
import { EmailHeading } from '#app/gallery/email-page/email-heading.tsx'
import { EmailTabs } from '#app/gallery/email-page/email-tabs.tsx'
import { EmailBreadcrumbs } from '#app/gallery/email-page/email-breadcrumbs.tsx'
import {
  LazyChecksTab,
  LazyEmailNotFound,
  LazySourcePanel,
  LazyTextPanel,
} from '#app/gallery/email-page/lazy-panels.tsx'
import { type Related, RelatedEmails } from '#app/gallery/email-page/related-emails.tsx'
import { UnlistedNote } from '#app/gallery/email-page/unlisted-note.tsx'
import { StickyPanel } from '#app/gallery/email-page/sticky-panel.tsx'
import { collectingOf } from '#app/intake/ingest/collect-images.server.ts'
import { copy } from '#app/gallery/copy.ts'
import { emailCopy } from '#app/gallery/email-page/copy.ts'
import { getStoredEmail, readSource } from '#app/gallery/email-page/email-files.server.ts'
import type { EmailPage } from '#app/gallery/email-page/email-page.ts'
import { type EmailTab, PICTURE_VIEW, readTab, readView } from '#app/gallery/email-page/email-view.ts'
import { getEmailPage, getMovedAddress, getUnlistedEmailPage } from '#app/gallery/queries.server.ts'
import { listRelated } from '#app/gallery/email-page/related.server.ts'
import { listSimilar } from '#app/gallery/email-page/similar.server.ts'
import type { Fix } from '#app/inspection/checks/fix.ts'
import { readFix } from '#app/inspection/checks/queries.server.ts'
import { readRegion } from '#app/inspection/checks/region.ts'
import { emailCard } from '#app/discovery/share-images/queries.server.ts'
import { ReportLink } from '#app/admin/takedown/components/report-link.tsx'
import { findRemovedEmail } from '#app/admin/takedown/queries.server.ts'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { getViewer } from '#app/accounts/request/session.server.ts'
import { isClientNavigation, settleOrNull } from '#app/platform/http/streaming.server.ts'
import { breadcrumbs } from '#app/platform/http/structured-data.ts'
import { env } from '#app/platform/lib/env.server.ts'
import { lazyComponent, OpenPage } from '#app/platform/ui/lazy-component.tsx'
import type { StaticHtml } from '#app/platform/ui/static-html.tsx'
import { ogImage } from '#app/routes/resources/og-image-url.server.ts'
import { checksPart } from './checks-part.server.tsx'
import type { Route } from './+types/email.ts'

export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const slug = params.emailSlug?.trim()
  const editor = asEditor(await getViewer(context))
  const shown = slug ? await getEmailPage(params.brandSlug, slug) : null
  const notPublic =
    !shown && slug && editor ? await getUnlistedEmailPage(editor, params.brandSlug, slug) : null
  const email = shown ?? notPublic?.email
  if (!email) {
    const moved = slug && (await getMovedAddress(slug))
    if (moved) throw redirect(emailPath(moved.brandSlug, moved.slug) + url.search, 308)
    const removed = slug ? (await findRemovedEmail(slug)) !== null : false
    return data({ email: null, incomplete: !slug, removed }, { status: removed ? 410 : 404 })
  }
  if (isFormerSlug(params.brandSlug, email.brand)) {
    throw redirect(emailPath(email.brand.slug, email.slug) + url.search, 308)
  }
  const related = findRelated(email)
  const sourceHidden = env().HIDE_EMAIL_SOURCE || email.hideSource
  const isDocument = !isClientNavigation(request)
  const [sent, collecting] = await Promise.all([
    isDocument ? readSent(request, email, readTab(url.search, sourceHidden)) : nothingSent,
    editor && settleOrNull(collectingOf(editor, email.id), 'the missing pictures of an email'),
  ])
  return {
    email,
    unlisted: notPublic?.unlisted ?? null,
    // A document request gets the complete page, so that it works without scripts; a client navigation streams the rest.
    related: isDocument ? await related : related,
    sent,
    isEditor: editor !== null,
    collecting,
    sourceHidden,
    picture: ogImage('email', email.slug, emailCard(email)),
  }
}

/** Tabs and views of one email fetch what they need themselves. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs) {
  const isSamePage = change.currentUrl.pathname === change.nextUrl.pathname
  return isSamePage && !change.formMethod ? false : change.defaultShouldRevalidate
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData?.email) {
    return pageMeta(matches, {
      title: loaderData?.removed ? emailCopy.removedTitle : emailCopy.notFoundTitle,
    })
  }
  const { email, picture } = loaderData
  const { subject, brand } = email
  const path = emailPath(brand.slug, email.slug)
  const description = email.preheader || emailCopy.description(subject, brand.name)
  const sender = { name: copy.brand.emailsOf(brand.name), path: brandPath(brand.slug) }
  return pageMeta(matches, {
    title: emailCopy.title(subject, brand.name, email.type?.name),
    description,
    path,
    picture,
    feeds: [{ title: sender.name, path: `${sender.path}/feed` }],
    things: import.meta.env.SSR
      ? (at) => [
          breadcrumbs(at, [
            { name: copy.brand.breadcrumb, path: href('/brands') },
            sender,
            { name: subject, path },
          ]),
        ]
      : undefined,
  })
}

export default function Email({ loaderData, params }: Route.ComponentProps) {
  if (!loaderData.email) {
    const { incomplete, removed } = loaderData
    return (
      <LazyEmailNotFound
        brandSlug={params.brandSlug}
        incomplete={incomplete}
        removed={removed}
        instead={<OpenPage />}
      />
    )
  }
  // Remount for another email: it has its own source and draft.
  return <FoundEmail key={loaderData.email.id} {...loaderData} />
}

type FoundEmailProps = Extract<Route.ComponentProps['loaderData'], { email: EmailPage }>

function FoundEmail({ email, unlisted, related, sent, isEditor, collecting, sourceHidden }: FoundEmailProps) {
  const { search } = useLocation()
  const tab = readTab(search, sourceHidden)
  const opened = useOpened(tab)
  const isCode = tab === 'html'
  return (
    <div className="shelf-clip">
      <div className="wrap">
        <UnlistedNote unlisted={unlisted} />
        <EmailBreadcrumbs email={email} />
        {isCode && <EmailHeading email={email} save={<SaveSlot emailId={email.id} look="button" />} />}
        <div
          className={
            isCode
              ? undefined
              : 'grid grid-cols-[minmax(0,1fr)] gap-x-(--gutter) gap-y-7 pt-[22px] max-lg:gap-y-4.5 max-lg:pt-4.5 lg:grid-cols-[minmax(0,1fr)_350.5px] lg:grid-rows-[auto_1fr]'
          }
        >
          {!isCode && (
            <div className="lg:col-start-2 lg:pt-1">
              <EmailIntro
                email={email}
                save={unlisted ? null : <SaveSlot emailId={email.id} look="button" />}
              />
            </div>
          )}
          <div
            key="views"
            className={
              isCode ? 'min-w-0' : 'flex min-w-0 flex-col lg:col-start-1 lg:row-span-2 lg:row-start-1'
            }
          >
            <EmailTabs open={tab} sourceHidden={sourceHidden}>
              {!unlisted && (
                <DownloadMenu
                  slug={email.slug}
                  picture={tab === 'preview' ? email.preview : null}
                  hasPicture={email.preview !== null}
                  sourceHidden={sourceHidden}
                />
              )}
            </EmailTabs>
            {tab === 'preview' && (
              <EmailViewer
                email={email}
                view={email.hideSource ? PICTURE_VIEW : readView(search)}
                region={readRegion(search)}
                collect={collecting && <LazyCollectPictures emailId={email.id} collecting={collecting} />}
              />
            )}
            {opened.has('html') && (
              <div hidden={!isCode}>
                <LazySourcePanel
                  email={email}
                  initialSource={sent.html}
                  initialFix={sent.fix}
                  instead={<OpenPage />}
                />
              </div>
            )}
            {opened.has('text') && (
              <div hidden={tab !== 'text'}>
                <LazyTextPanel
                  slug={email.slug}
                  language={email.language}
                  initialText={sent.text}
                  instead={<OpenPage />}
                />
              </div>
            )}
            {opened.has('checks') && (
              <div hidden={tab !== 'checks'}>
                <LazyChecksTab slug={email.slug} sent={sent.checks} instead={<OpenPage />} />
              </div>
            )}
          </div>
          {!isCode && (
            <div className="lg:col-start-2">
              <StickyPanel>
                <EmailDetails email={email} />
                {!unlisted && (
                  <ReportLink
                    to={href('/report/:emailSlug', { emailSlug: email.slug })}
                    label={emailCopy.report}
                  />
                )}
                {isEditor && (
                  <Link
                    to={href('/admin/emails/:id', { id: email.id })}
                    className="mt-5 inline-block type-ui text-accent underline-offset-3 hover:underline print:hidden"
                  >
                    {emailCopy.edit}
                  </Link>
                )}
              </StickyPanel>
            </div>
          )}
        </div>
        <RelatedEmails type={email.type} related={related} />
      </div>
    </div>
  )
}

/** Only editors have it. */
const LazyCollectPictures = lazyComponent(
  async () => (await import('#app/intake/ingest/components/collect-images.tsx')).CollectPictures,
)

/** Tabs that have been opened stay mounted but hidden, so that their state survives. */
function useOpened(tab: EmailTab): ReadonlySet<EmailTab> {
  const [opened, setOpened] = useState<ReadonlySet<EmailTab>>(() => new Set([tab]))
  if (!opened.has(tab)) setOpened(new Set([...opened, tab]))
  return opened
}

type Sent = { html: string | null; fix: Fix | null; text: string | null; checks: StaticHtml | null }

const nothingSent: Sent = { html: null, fix: null, text: null, checks: null }

/** What an open tab shows before or without scripts; if it is missing, the tab fetches it and reports errors. */
async function readSent(request: Request, email: EmailPage, tab: EmailTab): Promise<Sent> {
  if (tab === 'preview') return nothingSent
  if (tab === 'checks') return { ...nothingSent, checks: await checksPart(request, email) }
  const stored = await getStoredEmail(email.slug)
  if (tab === 'text') return { ...nothingSent, text: stored?.text ?? null }
  const fix = await readFix(email.id, new URL(request.url).search)
  return { ...nothingSent, fix, html: stored && (await readSource(stored)) }
}

async function findRelated({ id, type, brand }: EmailPage): Promise<Related> {
  const both = Promise.all([listRelated(type, { id, brandId: brand.id }), listSimilar(id)])
  const [emails, similar] = (await settleOrNull(both, `related emails of ${id}`)) ?? []
  return emails && similar ? { emails, similar } : { error: emailCopy.relatedFailedReason }
}
