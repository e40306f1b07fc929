import { data, href } from 'react-router'
import { type LicensedPackage, listLicenses, readLicense } from '#app/layout/licenses.server.ts'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { staticHtml } from '#app/platform/http/static-html.server.tsx'
import { Breadcrumbs } from '#app/platform/ui/breadcrumbs.tsx'
import { StaticPart } from '#app/platform/ui/static-html.tsx'
import { aboutCopy, licensesCopy as words } from './copy.ts'
import type { Route } from './+types/licenses.ts'

const HERE = '/about/licenses'
const nameOf = ({ name, version }: LicensedPackage) => `${name}@${version}`

export async function loader({ request, url }: Route.LoaderArgs) {
  const packages = await listLicenses()
  const asked = url.searchParams.get('package')
  if (asked === null)
    return { title: words.title, part: staticHtml(request, <PackageList packages={packages} />) }
  const found = packages.find((each) => [nameOf(each), each.name].includes(asked))
  if (!found) throw data(null, { status: 404 })
  const text = found.text === undefined ? undefined : await readLicense(found.text)
  return { title: asked, part: staticHtml(request, <License license={found.license} text={text} />) }
}

function PackageList({ packages }: { packages: LicensedPackage[] }) {
  return (
    <>
      <p className="mt-4 max-w-[640px] type-lead text-ink-soft">{words.lead(packages.length)}</p>
      <table className="mt-10 w-full max-w-[860px] border-collapse type-ui">
        <thead>
          <tr className="border-b border-line text-left">
            <th scope="col" className="py-2 pr-4">
              {words.package}
            </th>
            <th scope="col" className="py-2 pr-4">
              {words.version}
            </th>
            <th scope="col" className="py-2">
              {words.license}
            </th>
          </tr>
        </thead>
        <tbody>
          {packages.map((each) => (
            <tr key={nameOf(each)} className="border-b border-line">
              <th scope="row" className="py-2 pr-4 text-left [font-weight:inherit] break-all">
                <a
                  href={`${HERE}?package=${encodeURIComponent(nameOf(each))}`}
                  className="touch-target underline-offset-3 hover:underline"
                >
                  {each.name}
                </a>
              </th>
              <td className="py-2 pr-4">{each.version}</td>
              <td className="py-2">{each.license}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

function License({ license, text }: { license: string; text?: string }) {
  return (
    <>
      <p className="mt-4 type-lead text-ink-soft">{license}</p>
      <pre className="mt-8 type-small break-words whitespace-pre-wrap">{text ?? words.noText}</pre>
      <p className="mt-8 type-body">
        <a href={HERE} className="underline underline-offset-3">
          {words.all}
        </a>
      </p>
    </>
  )
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, { title: loaderData?.title ?? words.title })

export default function Licenses({ loaderData: { title, part } }: Route.ComponentProps) {
  return (
    <div className="wrap">
      <Breadcrumbs
        className="pt-7"
        parents={[{ name: aboutCopy.pageTitle, path: href('/about') }]}
        here={title}
      />
      <h1 className="pt-10 type-title break-words max-sm:pt-7">{title}</h1>
      <StaticPart part={part} />
    </div>
  )
}
