/** A browser as the server sees it: forms, cookies and an IP address. */
import { randomInt } from 'node:crypto'
import { cookiesFrom } from '#test/signed-in.ts'

export type Visitor = {
  cookie: string
  /** The IP address, as sent by the proxy. */
  address: string
  get(path: string): Promise<Response>
  /** Submits a form as a page does; redirects are returned, not followed. */
  post(path: string, fields: Record<string, string> | FormData): Promise<Response>
  /** Sends bytes, as scripts of pages do. */
  send(method: string, path: string, body: BodyInit): Promise<Response>
}

/** @param origin returns the current URL of the site, which changes with every start. */
export function newVisitor(origin: () => string, cookie = ''): Visitor {
  async function ask(path: string, init: RequestInit): Promise<Response> {
    const response = await fetch(origin() + path, {
      ...init,
      redirect: 'manual',
      headers: {
        cookie: visitor.cookie,
        'x-forwarded-for': visitor.address,
        'sec-fetch-site': 'same-origin',
        'sec-fetch-dest': 'document',
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36',
      },
    })
    visitor.cookie = cookiesFrom(response.headers, visitor.cookie)
    return response
  }

  const visitor: Visitor = {
    cookie,
    address: `198.18.${randomInt(256)}.${randomInt(1, 255)}`,
    get: (path) => ask(path, {}),
    post: (path, fields) =>
      ask(path, {
        method: 'POST',
        body: fields instanceof FormData ? fields : new URLSearchParams(fields),
      }),
    send: (method, path, body) => ask(path, { method, body }),
  }
  return visitor
}

/** Strong enough for the password rules. */
export const PASSWORD = 'quartz-lemon-3917-harbour'

/** Creates an account; without email it is active at once. */
export async function signUp(origin: () => string, email: string): Promise<Visitor> {
  const visitor = newVisitor(origin)
  const answer = await visitor.post('/signup', { name: 'Ada Example', email, password: PASSWORD })
  if (answer.status !== 302) throw new Error(`Signing up was answered ${answer.status}`)
  return visitor
}

export async function signIn(
  origin: () => string,
  email: string,
): Promise<{ visitor: Visitor; status: number }> {
  const visitor = newVisitor(origin)
  const { status } = await visitor.post('/login', { email, password: PASSWORD })
  return { visitor, status }
}
