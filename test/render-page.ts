/** Renders a page as the server sends it to a browser without scripts, for tests that need no browser. */
import { text as readText } from 'node:stream/consumers'
import { createElement, type ComponentType, type ReactElement } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { isWithInit } from './call-route.ts'
import { pageContext } from './signed-in.ts'

type RouteModule = {
  loader: (args: never) => unknown
  default: ComponentType<never>
}

export type RenderedPage = { status: number; location: string | null; html: string }

/** Runs a route's loader and renders its component; a redirect has no HTML. */
export async function renderPage(
  route: RouteModule,
  address: string,
  { params = {}, context = pageContext() }: { params?: Record<string, string>; context?: unknown } = {},
): Promise<RenderedPage> {
  const url = new URL(address, 'http://shelf.test')
  const returned = await load(route, { request: new Request(url), url, params, context })
  if (returned instanceof Response) {
    return { status: returned.status, location: returned.headers.get('Location'), html: '' }
  }
  const { data, init } = isWithInit(returned) ? returned : { data: returned, init: null }
  const element = createElement(route.default, { loaderData: data, params } as never)
  return { status: init?.status ?? 200, location: null, html: await renderElement(element, address) }
}

/** Renders one element at a URL, including everything it suspends on. */
export async function renderElement(element: ReactElement, address = '/'): Promise<string> {
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
