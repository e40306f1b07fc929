import { formatNumber } from '#app/platform/lib/format.ts'
import { redirectWithToast, formAction } from '#app/accounts/request/form-action.server.ts'
import { formPage, requireAdmin } from '#app/accounts/request/session.server.ts'
import { type HealthCheck, readHealth, testChromium, testImages } from '#app/admin/health/checks.server.ts'
import { CheckList } from '#app/admin/health/components/check-list.tsx'
import { healthCopy as words } from '#app/admin/health/copy.ts'
import { countStoredFiles } from '#app/admin/health/queries.server.ts'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { keepPage } from '#app/platform/http/with-fallback.ts'
import { commandLine } from '#app/platform/lib/command-line.server.ts'
import { formatBytes } from '#app/platform/lib/format-bytes.ts'
import { retryFailedJobs } from '#app/platform/lib/jobs.server.ts'
import { CommandLine } from '#app/platform/ui/command-line.tsx'
import type { Route } from './+types/health.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const actor = await requireAdmin(context, request)
  const [checks, stored] = await Promise.all([readHealth(), countStoredFiles(actor)])
  return { checks, stored, command: commandLine('doctor') }
}

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: words.title })

export const action = formAction({
  who: requireAdmin,
  failed: words.failed,
  page: ({ request }) => formPage(request),
  intents: {
    'test-chromium': async (_, { request }) => redirectWithCheck(request, await testChromium()),
    'test-images': async (_, { request }) => redirectWithCheck(request, await testImages()),
    async 'retry-jobs'(_, { request }) {
      await retryFailedJobs()
      return redirectWithToast(formPage(request), { title: words.jobs.retried })
    },
  },
})

/** The setup has buttons of this page, too. */
function redirectWithCheck(request: Request, { state, text }: Pick<HealthCheck, 'state' | 'text'>) {
  return redirectWithToast(formPage(request), {
    title: text,
    kind: state === 'ok' ? 'message' : 'destructive',
  })
}

export const clientAction = keepPage(words.failed)

export default function Health({ loaderData: { checks, stored, command } }: Route.ComponentProps) {
  const { title, columns, kinds } = words.stored
  return (
    <div className="wrap pb-20">
      <h1 className="pt-10 type-page">{words.title}</h1>
      <p className="mt-2 type-body text-ink-soft">{words.inTerminal}</p>
      <CommandLine>{command}</CommandLine>
      <div className="mt-7.5">
        <CheckList checks={checks} />
      </div>
      <section aria-labelledby="stored" className="max-w-[560px] pt-12">
        <h2 id="stored" className="type-head">
          {title}
        </h2>
        <table className="mt-4 w-full type-body">
          <thead className="type-small text-ink-soft">
            <tr>
              <th scope="col" className="py-2 text-left font-normal">
                {columns.kind}
              </th>
              <th scope="col" className="py-2 text-right font-normal">
                {columns.files}
              </th>
              <th scope="col" className="py-2 text-right font-normal">
                {columns.size}
              </th>
            </tr>
          </thead>
          <tbody>
            {stored.map(({ kind, files, bytes }) => (
              <tr key={kind} className="border-t border-line">
                <th scope="row" className="py-2 text-left font-normal">
                  {kinds[kind]}
                </th>
                <td className="py-2 text-right tabular-nums">{formatNumber(files)}</td>
                <td className="py-2 text-right tabular-nums">{formatBytes(bytes)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}
