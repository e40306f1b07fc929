/** OpenID Connect with one provider: its URLs, and who a callback says the user is. */
import { text } from 'node:stream/consumers'
import type { Readable } from 'node:stream'
import * as openid from 'openid-client'
import { guardedRequest, INTERNET, type Network } from '#app/platform/lib/guarded-request.server.ts'
import { type EmailAddress, readEmailAddress } from '#app/platform/lib/email-address.ts'
import type { SignInProvider } from '#app/platform/lib/sign-in-providers.ts'
import { siteUrl } from '#app/platform/lib/site-url.server.ts'
import { NAME_MAX, nameForm } from '../schema.ts'

const ANSWER_MS = 5_000
const ANSWER_BYTES = 256 * 1024
const PICTURE_URL_MAX = 500
/** OpenID Connect Core, section 2. */
const SUBJECT_MAX = 255

export function callbackUrl(providerId: string): string {
  return `${siteUrl()}/api/auth/callback/${providerId}`
}

type RoundTrip = { state: string; nonce: string; verifier: string }

export async function authorizationUrl(
  provider: SignInProvider,
  { state, nonce, verifier }: RoundTrip,
  prompt?: string,
): Promise<string> {
  const url = openid.buildAuthorizationUrl(await discover(provider), {
    redirect_uri: callbackUrl(provider.id),
    scope: 'openid email profile',
    state,
    nonce,
    code_challenge: await openid.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...(prompt && { prompt }),
  })
  return url.href
}

export type Identity = {
  subject: string
  /** Null unless the provider has verified it. */
  email: EmailAddress | null
  name: string
  image: string | null
  roles: string[]
}

/** Redeems the code of a callback. @throws unless the provider answers with a valid ID token of this round trip */
export async function readIdentity(
  provider: SignInProvider,
  search: string,
  { state, nonce, verifier }: RoundTrip,
): Promise<Identity> {
  const config = await discover(provider)
  const tokens = await openid.authorizationCodeGrant(config, new URL(callbackUrl(provider.id) + search), {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: verifier,
    idTokenExpected: true,
  })
  const inToken = tokens.claims()!
  const isWhole = [inToken['email'], inToken['email_verified'], rolesOf(provider, inToken)].every(
    (claim) => claim !== undefined,
  )
  const canAsk = !isWhole && config.serverMetadata().userinfo_endpoint
  const claims: Claims = canAsk
    ? { ...inToken, ...(await openid.fetchUserInfo(config, tokens.access_token, inToken.sub)) }
    : inToken
  if (inToken.sub.length > SUBJECT_MAX) throw new Error('The subject is too long')
  const email = claims['email_verified'] === true ? readEmailAddress(String(claims['email'])) : null
  return {
    subject: inToken.sub,
    email,
    name: nameForm.safeParse(claims).data?.name ?? (email ?? '').split('@')[0]!.slice(0, NAME_MAX),
    image: pictureOf(claims['picture']),
    roles: rolesOf(provider, claims) ?? [],
  }
}

/** The provider's page that signs the user out there; null if it has none. */
export async function endSessionUrl(provider: SignInProvider): Promise<string | null> {
  const config = await discover(provider)
  if (!config.serverMetadata().end_session_endpoint) return null
  return openid.buildEndSessionUrl(config, { post_logout_redirect_uri: `${siteUrl()}/` }).href
}

async function discover({ issuer, clientId, clientSecret }: SignInProvider): Promise<openid.Configuration> {
  const url = new URL(issuer)
  const byPost = openid.ClientSecretPost(clientSecret)
  const byHeader = openid.ClientSecretBasic(clientSecret)
  return openid.discovery(
    url,
    clientId,
    undefined,
    (server, ...given) => {
      const methods = server.token_endpoint_auth_methods_supported
      return (methods?.includes('client_secret_post') === false ? byHeader : byPost)(server, ...given)
    },
    {
      [openid.customFetch]: (address, options) =>
        fetchFrom(url.origin, new Request(address, options as RequestInit)),
      execute: [
        // Checks the signatures of ID tokens.
        openid.enableNonRepudiationChecks,
        // An issuer without https is the owner's own choice.
        ...(url.protocol === 'http:' ? [openid.allowInsecureRequests] : []),
      ],
    },
  )
}

type Claims = Record<string, unknown>

/** A claim, also a nested one such as Keycloak's `realm_access.roles`; undefined if the provider sent none. */
function rolesOf({ roleClaim }: SignInProvider, claims: Claims): string[] | undefined {
  if (!roleClaim) return []
  const value =
    claims[roleClaim] ??
    roleClaim.split('.').reduce<unknown>((all, key) => (all as Claims | null)?.[key], claims)
  return value === undefined ? undefined : [value].flat().filter((one) => typeof one === 'string')
}

function pictureOf(address: unknown): string | null {
  if (typeof address !== 'string' || address.length > PICTURE_URL_MAX) return null
  return URL.parse(address)?.protocol === 'https:' ? address : null
}

/** Requests have limits of time and bytes. Only the issuer's own origin may lie in a closed network. */
async function fetchFrom(ownOrigin: string, request: Request): Promise<Response> {
  const isOwn = new URL(request.url).origin === ownOrigin
  const network: Network = isOwn
    ? { ...INTERNET, isAllowed: () => true }
    : { ...INTERNET, protocols: ['https:'] }
  return guardedRequest(
    request.url,
    {
      network,
      signal: AbortSignal.any([request.signal, AbortSignal.timeout(ANSWER_MS)]),
      method: request.method === 'POST' ? 'POST' : 'GET',
      headers: Object.fromEntries(request.headers),
      body: await request.text(),
    },
    async (response) => {
      const status = response.statusCode!
      const type = response.headers['content-type'] ?? ''
      return new Response(await text(bounded(response)), { status, headers: { 'Content-Type': type } })
    },
  )
}

async function* bounded(answer: Readable): AsyncGenerator<Buffer> {
  let bytes = 0
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > ANSWER_BYTES) throw new Error('The issuer answers without end')
    yield chunk
  }
}
