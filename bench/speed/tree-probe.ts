/**
 * Preloaded into the server: keeps the React element of the last page and renders it to a string on request, in the
 * process that renders the pages. Its address is printed to standard output.
 */
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { cloneElement, type ReactElement } from 'react'
import type * as Server from 'react-dom/server'
import type { ServerRouterProps } from 'react-router'

type Page = ReactElement<ServerRouterProps>

const react = createRequire(import.meta.url)('react-dom/server') as {
  -readonly [name in keyof typeof Server]: (typeof Server)[name]
}
const { renderToPipeableStream, renderToString } = react
let last: Page | undefined

react.renderToPipeableStream = (element, options) => {
  last = element as Page
  return renderToPipeableStream(element, options)
}

const probe = createServer((request, answer) => {
  const times = Number(request.url!.slice(1))
  const page = withoutData(last!)
  const { user, system } = process.cpuUsage()
  let length = 0
  for (let time = 0; time < times; time++) length = renderToString(page).length
  const spent = process.cpuUsage({ user, system })
  answer.end(JSON.stringify({ cost: (spent.user + spent.system) / 1000 / times, length }))
})
probe.listen(0, '127.0.0.1', () => {
  console.log(`Tree probe: http://127.0.0.1:${(probe.address() as AddressInfo).port}`)
})

/** The page's serialized data is a stream that has already been consumed. */
function withoutData(page: Page): Page {
  const { context } = page.props
  return cloneElement(page, { context: { ...context, serverHandoffStream: undefined, renderMeta: {} } })
}
