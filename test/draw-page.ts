/** A page as the server sends it to somebody without scripts, for tests that need no browser. */
import { text as readText } from 'node:stream/consumers'
import { createElement, type ComponentType, type ReactElement } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { isWithInit } from './asked.ts'
import { pageContext } from './signed-in.ts'

type RouteModule = {
  loader: (args: never) => unknown
  default: ComponentType<never>
}

export type DrawnPage = { status: number; location: string | null; html: string }

/** What a route's loader and component make of an address; a redirect has no page. */
export async function drawPage(
  route: RouteModule,
  address: string,
  { params = {}, context = pageContext() }: { params?: Record<string, string>; context?: unknown } = {},
): Promise<DrawnPage> {
  const url = new URL(address, 'http://shelf.test')
  const answer = await load(route, { request: new Request(url), url, params, context })
  if (answer instanceof Response) {
    return { status: answer.status, location: answer.headers.get('Location'), html: '' }
  }
  const { data, init } = isWithInit(answer) ? answer : { data: answer, init: null }
  const element = createElement(route.default, { loaderData: data, params } as never)
  return { status: init?.status ?? 200, location: null, html: await drawElement(element, address) }
}

/** One element as it stands at an address, with everything that it waits for. */
export async function drawElement(element: ReactElement, address = '/'): Promise<string> {
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [address] })
  const { prelude } = await prerenderToNodeStream(createElement(RouterProvider, { router }))
  const html = await readText(prelude)
  return html.replaceAll('<!-- -->', '')
}

async function load(route: RouteModule, args: object): Promise<unknown> {
  try {
    return await route.loader(args as never)
  } catch (thrown) {
    if (thrown instanceof Response) return thrown
    throw thrown
  }
}
