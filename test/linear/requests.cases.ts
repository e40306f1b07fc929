/** What every request can send: its address, its query, its headers, its forms and its JSON. */
import { parse as parseCookies } from 'hono/utils/cookie'
import { matchRoutes, type RouteObject } from 'react-router'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { codeForm, nameForm, secretForm, signInForm, signUpForm } from '#app/accounts/schema.ts'
import { bulkForm, selectionQuery } from '#app/admin/emails/bulk-schema.ts'
import { detailForm, emailForm } from '#app/admin/emails/edit-schema.ts'
import { emailsQuery } from '#app/admin/emails/schema.ts'
import { archiveQuery, postInput } from '#app/gallery/blog/schema.ts'
import { draftOfForm } from '#app/gallery/blog/post-draft.ts'
import { adminBrandsQuery, brandInput, brandsQuery, mergeQuery } from '#app/gallery/brands/schema.ts'
import { categoryInput, emailTypesQuery, newCategoryQuery } from '#app/gallery/categories/schema.ts'
import { readSlug } from '#app/gallery/categories/url-slug.ts'
import { readRegion } from '#app/inspection/checks/region.ts'
import { requestedFix } from '#app/inspection/checks/fix.ts'
import { readPlace } from '#app/inspection/checks/source-location.ts'
import { newInvitation } from '#app/collections/members/member-schema.ts'
import {
  collectionQuery,
  newCollection,
  note,
  pickerQuery,
  savedQuery,
  savedSearchQuery,
  savesToRestore,
} from '#app/collections/schema.ts'
import { shareDetails } from '#app/collections/sharing/share-schema.ts'
import { newSection } from '#app/collections/arranging/section-schema.ts'
import { parseTags } from '#app/collections/tags.ts'
import { readFrameOptions, readTab, readView } from '#app/gallery/email-page/email-view.ts'
import {
  brandChoicesQuery,
  brandLookupQuery,
  brandPageQuery,
  browseQuery,
  categoryPageQuery,
  moreEmailsQuery,
  openEmailQuery,
  pageQuery,
  searchQuery,
} from '#app/gallery/schema.ts'
import { apiMessage, addressInput, tokenInput } from '#app/intake/inbox/schema.ts'
import { importRunQuery, importRunsQuery } from '#app/intake/ingest/import-run-schema.ts'
import { checksQuery } from '#app/analytics/check-pages/schema.ts'
import { plannerQuery } from '#app/analytics/planner/schema.ts'
import { draftPreviewForm } from '#app/analytics/draft-preview/schema.ts'
import { decisionForm, queueQuery } from '#app/admin/review/schema.ts'
import { parseFilter, smartDetails, webhookInput } from '#app/collections/smart/schema.ts'
import { submissionForm } from '#app/intake/submissions/schema.ts'
import { adminListQuery, contactMessage, subscription } from '#app/accounts/subscribers/schema.ts'
import { reportForm, reportsQuery } from '#app/admin/takedown/schema.ts'
import { acceptsEncoding } from '#app/platform/http/accepts-encoding.ts'
import { matchesEtag } from '#app/platform/http/conditional-response.server.ts'
import { readMailServer } from '#app/admin/settings/mail-server.ts'
import { definitionOf, SETTING_NAMES } from '#app/platform/lib/settings.ts'
import { safeNext } from '#app/platform/http/next-address.ts'
import { sentForm } from '#app/accounts/request/read-form.ts'
import { parseParameters } from '#app/platform/lib/parse-parameters.ts'
import { slugify } from '#app/platform/lib/slugify.ts'
import type { z } from '#app/platform/lib/zod.ts'
import routes from '#app/routes.ts'
import { parseRange } from '#app/platform/lib/byte-range.ts'
import { defineCase, eachRepeated, type LinearCase, repeated } from './linear-case.ts'

/** Below the longest address and the largest head that the server reads. */
const ADDRESS = 1_000

const WORDS = eachRepeated([
  'a',
  ' ',
  '-',
  'a-',
  'a ',
  '"',
  '-"',
  'a"b ',
  '“',
  'or ',
  '%',
  '%25',
  '+',
  '\0',
  '\u0301',
  'e\u0301',
  '日本',
  '\ud83d',
  '{',
  '[',
  '\\',
  "'",
  '.',
  'a.',
  '/',
  '@',
  'a@b.test ',
  '9',
  '-1',
  ',',
  ';',
  '\n',
  '&amp;',
])

/** The queries of routes: each parameter hostile, and each many times. */
const QUERIES: Record<string, [z.ZodObject, string[]]> = {
  openEmailQuery: [openEmailQuery, ['/']],
  brandPageQuery: [brandPageQuery, ['/brand/:brandSlug', '/brand/:brandSlug/analytics']],
  categoryPageQuery: [
    categoryPageQuery,
    [
      '/category/:slug?',
      '/email-type/:tagSlug',
      '/seasonal/:slug',
      '/blog/:slug',
      '/category/:slug/analytics',
    ],
  ],
  emailTypesQuery: [emailTypesQuery, ['/email-types']],
  brandsQuery: [brandsQuery, ['/brands', '/admin/emails/brands']],
  browseQuery: [browseQuery, ['/browse', '/compare']],
  searchQuery: [searchQuery, ['/search', '/search-emails', '/smart-collections/:id']],
  moreEmailsQuery: [moreEmailsQuery, ['/more-emails']],
  brandChoicesQuery: [brandChoicesQuery, ['/filter-brands']],
  brandLookupQuery: [brandLookupQuery, ['/search-index']],
  pageQuery: [pageQuery, ['/clean', '/following']],
  checksQuery: [checksQuery, ['/checks']],
  plannerQuery: [plannerQuery, ['/planner']],
  savedQuery: [savedQuery, ['/saved']],
  pickerQuery: [pickerQuery, ['/save/:emailId', '/saved-emails/:emailId']],
  savedSearchQuery: [savedSearchQuery, ['/saved/search']],
  collectionQuery: [
    collectionQuery,
    [
      '/collections/:id',
      '/collections/:id/emails',
      '/collections/:id/sections',
      '/shared/:secret',
      '/shared/:secret/emails',
      '/collection/:slug',
      '/collection/:slug/emails',
    ],
  ],
  archiveQuery: [archiveQuery, ['/blog']],
  adminListQuery: [adminListQuery, ['/admin/newsletter', '/admin/messages']],
  reportsQuery: [reportsQuery, ['/admin/reports']],
  emailsQuery: [emailsQuery, ['/admin/emails']],
  selectionQuery: [selectionQuery, ['/admin/emails/change']],
  importRunsQuery: [importRunsQuery, ['/admin/emails/imports']],
  importRunQuery: [importRunQuery, ['/admin/emails/imports/:id']],
  adminBrandsQuery: [adminBrandsQuery, ['/admin/brands']],
  mergeQuery: [mergeQuery, ['/admin/brands/:id/merge']],
  queueQuery: [queueQuery, ['/admin/queue']],
  newCategoryQuery: [newCategoryQuery, ['/admin/categories/new']],
}

/** The forms of routes: each field hostile. */
const FORMS: Record<string, [z.ZodType, string[], string[]]> = {
  signInForm: [signInForm, ['email', 'password'], ['/login']],
  signUpForm: [signUpForm, ['name', 'email', 'password', 'confirmation'], ['/signup']],
  codeForm: [codeForm, ['code'], ['/login/second-factor', '/settings/second-factor']],
  secretForm: [secretForm, ['password', 'confirmation'], ['/reset-password', '/verify']],
  nameForm: [nameForm, ['name'], ['/settings/name']],
  newCollection: [
    newCollection,
    ['name', 'description', 'type', 'slug'],
    ['/collections/new', '/collections/:id'],
  ],
  note: [note, [], ['/save/:emailId', '/saved-emails/:emailId', '/collections/:id/emails/:emailId']],
  savesToRestore: [savesToRestore, [], ['/saved-emails/:emailId']],
  newSection: [newSection, ['title', 'emailId'], ['/collections/:id/sections']],
  newInvitation: [newInvitation, ['email', 'right'], ['/collections/:id/people']],
  shareDetails: [shareDetails, ['slug', 'description', 'title'], ['/collections/:id/share']],
  smartDetails: [
    smartDetails,
    ['name', 'digest'],
    ['/smart-collections/new', '/smart-collections/:id/settings'],
  ],
  webhookInput: [webhookInput, ['url'], ['/smart-collections/:id/settings']],
  contactMessage: [contactMessage, ['name', 'email', 'topic', 'message'], ['/contact']],
  subscription: [subscription, ['email', 'source'], ['/subscribe']],
  submissionForm: [submissionForm, ['email', 'note', 'name'], ['/submit']],
  draftPreviewForm: [draftPreviewForm, ['subject', 'preheader', 'html', 'senderName'], ['/preview-draft']],
  reportForm: [
    reportForm,
    ['name', 'email', 'kind', 'message'],
    ['/report/:emailSlug', '/report/brand/:brandSlug', '/report/collection/:slug'],
  ],
  postInput: [
    postInput,
    ['title', 'slug', 'excerpt', 'category', 'coverImage', 'imageAltText', 'body'],
    ['/admin/blog/new', '/admin/blog/edit/:id?', '/admin/blog/preview'],
  ],
  brandInput: [brandInput, ['name', 'slug', 'domains', 'description', 'website'], ['/admin/brands/:id']],
  categoryInput: [
    categoryInput,
    ['name', 'description', 'group', 'aliases'],
    ['/admin/categories/new', '/admin/categories/:id'],
  ],
  emailForm: [emailForm, ['subject', 'preheader', 'sentAt', 'slug', 'language'], ['/admin/emails/:id']],
  detailForm: [detailForm, ['detail', 'instead'], ['/admin/emails/:id/detail']],
  bulkForm: [bulkForm, ['field', 'value'], ['/admin/emails/change']],
  decisionForm: [decisionForm, ['brand', 'type', 'occasion'], ['/admin/queue']],
  tokenInput: [tokenInput, ['name'], ['/admin/inbox/tokens']],
  addressInput: [addressInput('shelf.test'), ['address', 'name'], ['/admin/inbox/addresses']],
}

function addressOf(parameters: Iterable<readonly [string, string]>): string {
  return String(new URLSearchParams([...parameters].map(([name, value]) => [name, value])))
}

const queryCases = Object.entries(QUERIES).map(([name, [schema, reachedFrom]]) => {
  const names = Object.keys(schema.shape)
  return defineCase({
    name: `lib/parseParameters, ${name}`,
    reachedFrom,
    shapes: {
      ...Object.fromEntries(
        Object.entries(WORDS).map(([shape, textOf]) => [
          shape,
          (size: number) => addressOf(names.map((each) => [each, textOf(size)])),
        ]),
      ),
      'each parameter many times': (size: number) =>
        addressOf(Array.from({ length: size }, (_, at) => [names[at % names.length]!, `a-${at}`])),
      'unknown parameters': (size: number) =>
        addressOf(Array.from({ length: size }, (_, at) => [`p${at}`, 'a'])),
    },
    size: ADDRESS,
    run: (query: string) => parseParameters(schema, new URLSearchParams(query)),
  })
})

const formCases = Object.entries(FORMS).map(([name, [schema, fields, reachedFrom]]) =>
  defineCase({
    name: `form ${name}`,
    reachedFrom,
    shapes: WORDS,
    size: 10_000,
    run: (text: string) =>
      schema.safeParse(fields.length > 0 ? Object.fromEntries(fields.map((field) => [field, text])) : text),
  }),
)

function treeOf(entries: RouteConfigEntry[]): RouteObject[] {
  return entries.map(
    ({ path, index, children }) => ({ path, index, children: children && treeOf(children) }) as RouteObject,
  )
}

const tree = treeOf(routes)

/** Routes whose parameter is looked up as it is, or read by one of the functions below. */
const WITH_PARAMETERS = [
  '/email/:slug',
  '/email/:slug/html',
  '/email/:slug/source',
  '/email/:slug/checks',
  '/email/:slug/download/:format',
  '/brand/:brandSlug/email/:emailSlug',
  '/checks/:rule',
  '/collections/:id/present/:emailSlug?',
  '/exports/:exportId',
  '/feeds/:secret/feed.xml',
  '/shared/:secret/feed.xml',
  '/shared/:secret/present/:emailSlug?',
  '/collection/:slug/present/:emailSlug?',
  '/collection/:slug/feed.xml',
  '/preview-draft/:secret',
  '/preview-draft/:secret/:file',
  '/newsletter/confirm/:token',
  '/newsletter/unsubscribe/:token',
  '/collections/invitation/:secret',
  '/admin/backups/:name',
  '/sitemap/:file',
  '/link-picture/:kind/:slug/:file',
  '/brand/:brandSlug/feed.xml',
  '/category/:slug/feed.xml',
  '/email-type/:slug/feed.xml',
  '/outbox',
  '/about/licenses',
  '/*',
  '/assets/*',
]

/** Forms with a few short fields, which are compared with known values. */
const WITH_SHORT_FORMS = [
  '/collections/:id/export',
  '/follow/:brandId',
  '/forgot-password',
  '/invitation',
  '/logout',
  '/settings/email',
  '/settings/password',
  '/settings/recovery-codes',
  '/settings/connect/:provider',
  '/settings/identities/:id',
  '/settings/export',
  '/settings/forwarding',
  '/settings/delete',
  '/settings/preferences',
  '/settings/sessions',
  '/admin',
  '/admin/blog',
  '/admin/emails/upload',
  '/admin/inbox/rules',
  '/admin/inbox/rules/new',
  '/admin/inbox/rules/:id',
  '/admin/inbox/sources',
  '/admin/people',
  '/admin/people/change',
  '/admin/health',
  '/admin/backups',
  '/admin/backups/:name/restore',
  '/admin/backups/upload',
  '/admin/settings/erasure',
  '/admin/settings/:section?',
  '/setup',
  '/admin/collect-images/:emailId',
  '/admin/changes/:id/undo',
  '/admin/uploads',
]

function urlencoded(body: string): Promise<FormData> {
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
  return sentForm(new Request('https://shelf.test/', { method: 'POST', headers, body }))
}

function multipart(body: string): Promise<FormData> {
  const headers = { 'Content-Type': 'multipart/form-data; boundary=line' }
  return sentForm(new Request('https://shelf.test/', { method: 'POST', headers, body }))
}

/** A field of the multipart form. */
const PART = '--line\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n'

export const cases: LinearCase[] = [
  ...queryCases,
  ...formCases,
  defineCase({
    name: 'react-router/matchRoutes',
    reachedFrom: WITH_PARAMETERS,
    shapes: Object.fromEntries(
      ['a', '/', 'a/', '%', '%25', '%2f', '%00', '%c3%28', '..', '../', ':', 'email/', '.data'].map(
        (unit) => [unit, (size: number) => `/${repeated(unit)(size)}`],
      ),
    ),
    size: ADDRESS,
    run: (path: string) => matchRoutes(tree, path),
  }),
  defineCase({
    name: 'categories/readSlug and platform/lib/slugify',
    reachedFrom: WITH_PARAMETERS,
    shapes: WORDS,
    size: ADDRESS,
    run: (text: string) => [readSlug(text), slugify(text)],
  }),
  defineCase({
    name: 'gallery/email-page, the view in the address',
    reachedFrom: ['/brand/:brandSlug/email', '/brand/:brandSlug/email/:emailSlug', '/email/:slug/html'],
    shapes: eachRepeated(['tab=html&', '&', '=', 'at=1&', 'find=%3c&', 'region=1-', 'fix=a-', 'view=', '%']),
    size: ADDRESS,
    run: (search: string) => [
      readTab(search, false),
      readView(search),
      readFrameOptions(search),
      requestedFix(search),
      readRegion(search),
      readPlace(search),
    ],
  }),
  defineCase({
    name: 'settings',
    reachedFrom: ['/admin/settings/:section?', '/setup'],
    shapes: WORDS,
    size: 10_000,
    run(text: string) {
      const form = new FormData()
      for (const field of ['server', 'port', 'user', 'password']) form.set(field, text)
      return [
        SETTING_NAMES.map((name) => definitionOf(name).schema.safeParse(text)),
        readMailServer(form, undefined),
      ]
    },
  }),
  defineCase({
    name: 'http/safeNext',
    reachedFrom: [
      '/login',
      '/signup',
      '/login/:provider',
      '/settings/reauthenticate/:provider',
      '/api/auth/callback/:provider',
    ],
    shapes: Object.fromEntries(
      Object.entries(WORDS).map(([shape, textOf]) => [shape, (size: number) => `/${textOf(size)}`]),
    ),
    size: ADDRESS,
    run: safeNext,
  }),
  defineCase({
    name: 'the headers Accept-Encoding, If-None-Match, Range and Cookie',
    reachedFrom: ['/media/*', '/assets/*', '/feed.xml', '/sitemap.xml', '/login'],
    shapes: eachRepeated([
      ',',
      ';',
      'br,',
      'br;q=0',
      'br;q=0.0',
      'q=0.',
      '0',
      'W/"a",',
      'W/',
      '"',
      'bytes=0-1,',
      '9',
      'a=b; ',
      '=',
      '%25',
      ' ',
      'mailshelf.session_token=a; ',
    ]),
    size: ADDRESS,
    run: (text: string) => [
      acceptsEncoding(text, 'br'),
      acceptsEncoding(`br;q=0.${text}`, 'br'),
      matchesEtag(text, '"a"'),
      parseRange(`bytes=${text}`, 100),
      parseCookies(text),
      parseCookies(text, 'mailshelf.session_token'),
    ],
  }),
  defineCase({
    name: 'http/sentForm, urlencoded',
    reachedFrom: WITH_SHORT_FORMS,
    shapes: eachRepeated(['&', 'a=b&', 'a=&', '=', '%', '%25', '+', 'a', '\0', '日本', '%00']),
    size: 10_000,
    run: urlencoded,
  }),
  defineCase({
    name: 'http/sentForm, multipart',
    reachedFrom: WITH_SHORT_FORMS,
    shapes: {
      parts: (size) => `${repeated(PART)(size)}--line--\r\n`,
      'parts without an end': repeated(PART),
      'a long value': (size) => `${PART.slice(0, -3)}${repeated('b')(size)}\r\n--line--\r\n`,
      'lines that almost separate': (size) =>
        `${PART.slice(0, -3)}${repeated('\r\n--lin')(size)}\r\n--line--\r\n`,
      'a long name': (size) =>
        `--line\r\nContent-Disposition: form-data; name="${repeated('a')(size)}"\r\n\r\nb\r\n--line--\r\n`,
      'quotes in a name': (size) =>
        `--line\r\nContent-Disposition: form-data; name="${repeated('\\"')(size)}"\r\n\r\nb\r\n--line--\r\n`,
      'headers of a part': (size) => `--line\r\n${repeated('A: b\r\n')(size)}\r\nb\r\n--line--\r\n`,
    },
    size: 10_000,
    run: multipart,
  }),
  defineCase({
    name: 'inbox/apiMessage, JSON',
    reachedFrom: ['/api/v1/inbox'],
    shapes: {
      'nested arrays': (size) => '['.repeat(size),
      'closed arrays': (size) => `{"raw":${'['.repeat(size / 2)}${']'.repeat(size / 2)}}`,
      'equal keys': (size) => `{${'"raw":"a",'.repeat(size / 10)}"raw":"b"}`,
      'other keys': (size) =>
        `{${Array.from({ length: size / 10 }, (_, at) => `"k${at}":1,`).join('')}"raw":"b"}`,
      escapes: (size) => `{"raw":"${'\\u0041'.repeat(size / 6)}"}`,
      'a long message': (size) => JSON.stringify({ raw: 'a'.repeat(size), encoding: 'base64' }),
    },
    size: 5_000,
    run: (json: string) => apiMessage.safeParse(JSON.parse(json)),
  }),
  defineCase({
    name: 'smart-collections/parseFilter',
    reachedFrom: ['/smart-collections/new', '/smart-collections/:id', '/smart-collections/:id/settings'],
    shapes: eachRepeated(['brand=a&', 'q=a+', '&', '=', 'type=a-', 'q="']),
    size: ADDRESS,
    run: parseFilter,
  }),
  defineCase({
    name: 'collections/parseTags',
    reachedFrom: ['/save/:emailId', '/collections/:id/emails/:emailId', '/saved-emails/:emailId'],
    shapes: WORDS,
    size: 10_000,
    run: parseTags,
  }),
  defineCase({
    name: 'blog/draftOfForm',
    reachedFrom: ['/admin/blog/new', '/admin/blog/edit/:id?', '/admin/blog/preview'],
    shapes: Object.fromEntries(
      Object.entries(WORDS).map(([shape, textOf]) => [
        shape,
        (size: number) => {
          const form = new FormData()
          for (const field of ['title', 'tag', 'entry', 'blockContent', 'blockType'])
            form.append(field, textOf(size))
          return form
        },
      ]),
    ),
    size: 5_000,
    run: draftOfForm,
  }),
]
