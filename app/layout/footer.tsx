import { href, Link } from 'react-router'
import { NewsletterForm } from '#app/accounts/subscribers/components/newsletter-form.tsx'
import { site } from '#app/platform/lib/site-config.ts'
import { Wordmark } from '#app/platform/ui/wordmark.tsx'
import { tools } from './tools.ts'
import { ThemeToggle } from './theme-toggle.tsx'
import { isModuleOn, isPathOn } from '#app/platform/lib/modules.ts'
import { layoutCopy } from './copy.ts'

type FooterProps = {
  /** Off on pages that have their own newsletter form. */
  newsletter?: boolean
  /** The visitor may not see the gallery, and gets only the links to its legal texts. */
  isClosed?: boolean
  hasSamples?: boolean
}

export function Footer({ newsletter = true, isClosed = false, hasSamples = false }: FooterProps) {
  return (
    <footer id="site-links" className="mt-26 print:hidden max-sm:mt-16">
      <div className="h-1.5 stripes" />
      <div className="wrap grid grid-cols-6 gap-6 pt-[52px] pb-11 max-md:grid-cols-2 max-sm:pt-9 max-sm:pb-7">
        <div className="col-span-3 max-md:col-span-2">
          {newsletter && !isClosed && isModuleOn('newsletter') ? (
            <>
              <h2 className="mb-[18px] max-w-[420px] type-head text-balance">{site.newsletterPromise}</h2>
              <NewsletterForm source="footer" className="max-w-[420px]" />
            </>
          ) : (
            <>
              <Wordmark />
              <p className="mt-2.5 type-body text-ink-soft">{site.promise}</p>
            </>
          )}
        </div>
        {lists().map(([name, links]) => (
          <LinkList
            key={name}
            name={name}
            links={links.filter(([, to]) =>
              isClosed ? to === href('/privacy') || to === href('/terms') : isPathOn(to),
            )}
          />
        ))}
      </div>
      <div className="wrap">
        <div className="flex items-center justify-between gap-x-6 gap-y-1.5 border-t border-line pt-[18px] pb-[30px] type-small text-ink-soft max-sm:flex-col max-sm:items-start">
          <span>
            {site.name}
            {hasSamples && `. ${footer.samples}`}
          </span>
          <ThemeToggle />
        </div>
      </div>
    </footer>
  )
}

const { footer, pages } = layoutCopy

const lists = (): [name: string, links: [name: string, to: string][]][] => [
  [
    footer.gallery,
    [
      [pages.emailTypes, href('/email-types')],
      [pages.browse, href('/browse')],
      [pages.seasonal, href('/seasonal')],
      [pages.brands, href('/brands')],
      [pages.blog, href('/blog')],
    ],
  ],
  [pages.tools, tools().map(({ name, to }) => [name, to])],
  [
    footer.company,
    [
      [pages.about, href('/about')],
      [pages.contact, href('/contact')],
      [pages.privacy, href('/privacy')],
      [pages.terms, href('/terms')],
    ],
  ],
]

function LinkList({ name, links }: { name: string; links: [name: string, to: string][] }) {
  if (links.length === 0) return null
  return (
    <nav aria-label={name} className="text-[0.875rem]/[30px]">
      <p className="text-[0.8125rem] text-ink-soft">{name}</p>
      <ul>
        {links.map(([label, to]) => (
          <li key={label}>
            <Link to={to} className="underline-offset-3 hover:underline pointer-coarse:py-2">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
