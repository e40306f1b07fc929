/** An OpenID provider that stands in for Google: users type who they are. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Configuration, Provider } from 'oidc-provider'
import { googleKeys } from './google-keys.ts'

export type Person = { sub: string; email: string; name: string; verified?: boolean; groups?: string[] }

export type OpenIdProvider = {
  /** The value for GOOGLE_ISSUER. */
  issuer: string
  close(): Promise<void>
}

/** Starts the provider for sites with these redirect URIs; `thin`: its ID tokens have a subject only. */
export async function startOpenIdProvider(
  redirectUris: string[],
  port = 0,
  { thin = false } = {},
): Promise<OpenIdProvider> {
  const people = new Map<string, Person>()
  const server = createServer()
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider = new Provider(issuer, configuration(redirectUris, people, thin))

  provider.use(async (ctx, next) => {
    const uid = /^\/interaction\/([\w-]+)$/.exec(ctx.path)?.[1]
    if (!uid) return next()
    if (ctx.method === 'GET') {
      ctx.type = 'html'
      ctx.body = `<!doctype html><title>Provider</title><link rel="icon" href="data:,"><form method="post"><label>Email <input name="email"></label><label>Name <input name="name"></label><label>Number <input name="sub"></label><label><input type="checkbox" name="unverified"> Not verified</label><button>Continue</button></form>`
      return undefined
    }
    const form = new URLSearchParams(await bodyOf(ctx.req))
    const email = form.get('email') ?? ''
    const sub = form.get('sub') || email
    people.set(sub, {
      sub,
      email,
      name: form.get('name') ?? 'Ada',
      verified: !form.has('unverified'),
      groups: form.getAll('group'),
    })
    const details = await provider.interactionDetails(ctx.req, ctx.res)
    const grant = new provider.Grant({ accountId: sub, clientId: String(details.params['client_id']) })
    grant.addOIDCScope('openid email profile')
    await provider.interactionFinished(ctx.req, ctx.res, {
      login: { accountId: sub, remember: false },
      consent: { grantId: await grant.save() },
    })
    ctx.respond = false
    return undefined
  })

  const handle = provider.callback()
  server.on('request', (request, response) => void handle(request, response))
  return {
    issuer,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** Signs in at the provider as a browser would; returns the query of the redirect back to the site. */
export async function walkThrough(address: string, person: Person): Promise<string> {
  const cookies = new Map<string, string>()
  let url = address
  let body: URLSearchParams | undefined
  for (let step = 0; step < 12; step++) {
    const response = await fetch(url, {
      method: body ? 'POST' : 'GET',
      body,
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    body = undefined
    const location = response.headers.get('location')
    if (location) {
      url = new URL(location, url).href
      if (!url.startsWith(new URL(address).origin)) return new URL(url).search
    } else {
      body = new URLSearchParams({ sub: person.sub, email: person.email, name: person.name })
      if (person.verified === false) body.set('unverified', 'on')
      for (const group of person.groups ?? []) body.append('group', group)
    }
  }
  throw new Error(`The provider leads nowhere: ${url}`)
}

function configuration(redirectUris: string[], people: Map<string, Person>, thin: boolean): Configuration {
  return {
    clients: [
      {
        client_id: googleKeys.GOOGLE_CLIENT_ID,
        client_secret: googleKeys.GOOGLE_CLIENT_SECRET,
        redirect_uris: redirectUris,
        grant_types: ['authorization_code'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'picture', 'groups'] },
    // Google puts all claims into the ID token.
    conformIdTokenClaims: thin,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    cookies: { keys: ['tests'] },
    ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, IdToken: 600 },
    interactions: { url: (_ctx, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_ctx, sub) => {
      const person = people.get(sub)
      if (!person) return undefined
      return {
        accountId: sub,
        claims: () => ({
          sub,
          email: person.email,
          email_verified: person.verified ?? true,
          name: person.name,
          groups: person.groups,
        }),
      }
    },
  }
}

async function bodyOf(request: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}
