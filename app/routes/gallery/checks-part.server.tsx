import { renderToStaticMarkup } from 'react-dom/server'
import { emailPath } from '#app/gallery/brands/components/brand-path.ts'
import { ChecksPanel } from '#app/inspection/checks/components/checks-panel.tsx'
import { readChecks } from '#app/inspection/checks/queries.server.ts'
import { staticHtml } from '#app/platform/http/static-html.server.tsx'
import type { StaticHtml } from '#app/platform/ui/static-html.tsx'

type Email = { id: string; slug: string; brand: { slug: string } }

/** For its page. */
export async function checksPart(request: Request, email: Email): Promise<StaticHtml> {
  return staticHtml(request, await panelOf(email))
}

/** For a tab that is opened on the page. */
export async function checksMarkup(email: Email): Promise<string> {
  return renderToStaticMarkup(await panelOf(email))
}

async function panelOf({ id, slug, brand }: Email) {
  const path = emailPath(brand.slug, slug)
  return <ChecksPanel checks={await readChecks(id)} path={path} />
}
