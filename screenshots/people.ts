/** The people in the screenshots and what they did before, all of it through the product's own forms. */
import { setTimeout as pause } from 'node:timers/promises'
import { type APIRequestContext, type APIResponse, devices, request } from 'playwright-core'
import { totpCode } from '#app/accounts/second-factor/totp.server.ts'
import type { PickerContent } from '#app/collections/components/collection-picker.tsx'
import type { EmailList } from '#app/gallery/lists/email-list.ts'
import { ownerEmail, password, type Site } from './sites.ts'

export type Who = 'visitor' | 'newcomer' | 'reader' | 'owner'

export type Cookies = Awaited<ReturnType<APIRequestContext['storageState']>>

/** What screens need to know about these people. */
export type Cast = {
  cookies: Record<Who, Cookies>
  /** URLs of collections by name, and links from email messages. */
  collections: Record<string, string>
  resetLink: string
  confirmLink: string
  unsubscribeLink: string
  postToEdit: string
}

/** Has a second factor; the sign-in stops before it. */
export const carefulEmail = 'careful@people.example'

const READER = 'reader@people.example'
const SUBSCRIBER = 'ada@people.example'

/** The key of the collection of followed brands. */
export const FOLLOWED = 'followed brands'

const BRANDS = ['fernhill', 'corkline', 'keelmark', 'thumbtown']
/** Name, description and indexes of the newest emails. */
const COLLECTIONS: [name: string, description: string, places: number[]][] = [
  ['Footers worth a second look', '', [21, 33, 47]],
  ['Ideas for later', '', []],
  ['One column, done well', 'Nothing beside anything, and nothing missing.', [17, 25, 30, 38, 42, 50]],
  [
    'Winter campaigns',
    'For the December issue: warm colors, short copy.',
    [2, 15, 19, 23, 28, 35, 40, 44, 53],
  ],
]

export async function meetPeople(site: Site): Promise<Cast> {
  const visitor = await comeIn(site)
  const newcomer = await signUp(site, 'newcomer@people.example', 'Noor Example')
  const reader = await signUp(site, READER, 'Ada Example')
  const owner = await signUp(site, ownerEmail, 'Olive Owner')
  const collections = await keep(reader)
  await turnOnSecondFactor(await signUp(site, carefulEmail, 'Cleo Example'))
  await leaveNotes(visitor)
  await post(visitor, '/forgot-password', { email: READER })
  return {
    cookies: {
      visitor: await visitor.storageState(),
      newcomer: await newcomer.storageState(),
      reader: await reader.storageState(),
      owner: await owner.storageState(),
    },
    collections,
    resetLink: await linkIn(site, READER, 'Reset your password', /\/reset-password\?token=[\w-]+/),
    confirmLink: await linkIn(site, SUBSCRIBER, 'Confirm your subscription', /\/newsletter\/confirm\/[\w-]+/),
    unsubscribeLink: await linkIn(
      site,
      SUBSCRIBER,
      'Confirm your subscription',
      /\/newsletter\/unsubscribe\/[\w-]+/,
    ),
    postToEdit: await postToEdit(owner),
  }
}

/** The administrator of a site that has one from the start. */
export async function ownerCookies(site: Site): Promise<Cookies> {
  return (await signIn(site, ownerEmail)).storageState()
}

async function signIn(site: Site, email: string): Promise<APIRequestContext> {
  const person = await comeIn(site)
  await post(person, '/login', { email, password })
  return person
}

function comeIn({ url }: Site): Promise<APIRequestContext> {
  return request.newContext({
    baseURL: url,
    extraHTTPHeaders: { Origin: url },
    userAgent: devices['Desktop Chrome'].userAgent,
  })
}

async function signUp(site: Site, email: string, name: string): Promise<APIRequestContext> {
  const person = await comeIn(site)
  await post(person, '/signup', { email, name, password })
  await post(person, await linkIn(site, email, 'Confirm your email', /\/verify\?token=[\w-]+/), {})
  return person
}

async function keep(reader: APIRequestContext): Promise<Record<string, string>> {
  for (const [name, description] of COLLECTIONS) {
    await post(reader, '/collections/new', { name, description, type: 'emails' })
  }
  const { emails } = (await (await reader.get('/more-emails')).json()) as EmailList
  const picker = (await (await reader.get(`/saved-emails/${emails[0]!.id}`)).json()) as PickerContent
  const made = picker.collections
  for (const [name, , places] of COLLECTIONS) {
    const collectionId = made.find((collection) => collection.name === name)!.id
    for (const place of places.toReversed()) {
      await post(reader, `/saved-emails/${emails[place]!.id}`, { intent: 'save', collectionId })
    }
  }
  await follow(reader)
  const addresses = Object.fromEntries(made.map(({ id, name }) => [name, `/collections/${id}`]))
  const saved = await (await reader.get('/saved')).text()
  const all = [...saved.matchAll(/\/collections\/[\da-f-]{36}/g)].map(([address]) => address)
  const followed = all.find((address) => !Object.values(addresses).includes(address))!
  return { ...addresses, [FOLLOWED]: followed }
}

async function follow(person: APIRequestContext): Promise<void> {
  for (const brand of BRANDS) {
    const page = await (await person.get(`/brand/${brand}`)).text()
    await post(person, /\/follow\/[\da-f-]{36}/.exec(page)![0], { intent: 'follow', brand })
  }
}

async function turnOnSecondFactor(person: APIRequestContext): Promise<void> {
  const started = await post(person, '/settings/second-factor', {
    intent: 'start',
    currentPassword: password,
  })
  const page = await started.text()
  const secret = /name="secret" value="([A-Z2-7]+)"/.exec(page)![1]!
  const code = totpCode(secret, Math.floor(Date.now() / 30_000))
  await post(person, '/settings/second-factor', { intent: 'confirm', secret, uri: 'otpauth://totp/', code })
}

/** Messages and subscribers for the admin pages. */
async function leaveNotes(visitor: APIRequestContext): Promise<void> {
  for (const [name, email, message] of [
    [
      'Ada Example',
      'ada@people.example',
      'Do you take emails from small bakeries too? I have a shoebox full.',
    ],
    [
      'Noor Example',
      'noor@people.example',
      'The link to the guide in your last letter led nowhere.\n\nThank you for the shelf.',
    ],
  ] as const) {
    await post(visitor, '/contact', { name, email, topic: 'A question', message })
  }
  for (const email of [SUBSCRIBER, 'bea@people.example', 'cleo@people.example']) {
    await post(visitor, '/subscribe', { email, source: 'footer' })
  }
}

async function postToEdit(owner: APIRequestContext): Promise<string> {
  const list = await (await owner.get('/admin/blog')).text()
  return /\/admin\/blog\/edit\/[\da-f-]{36}/.exec(list)![0]
}

async function post(
  by: APIRequestContext,
  address: string,
  form: Record<string, string>,
): Promise<APIResponse> {
  const answer = await by.post(address, { form })
  if (!answer.ok()) throw new Error(`${address} answered ${answer.status()}: ${await answer.text()}`)
  return answer
}

/** A link in the newest message to somebody, once one with this subject has arrived. */
async function linkIn({ mail }: Site, to: string, subject: string, link: RegExp): Promise<string> {
  for (let tries = 0; tries < 100; tries += 1) {
    const letter = mail.received.findLast(
      (one) => one.envelope.includes(to) && one.subject?.startsWith(subject),
    )
    if (letter) return link.exec(letter.text!)![0]
    await pause(100)
  }
  throw new Error(`No letter to ${to}: ${subject}`)
}
