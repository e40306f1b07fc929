import { data } from 'react-router'
import { ErrorPage } from '#app/layout/error-page.tsx'
import type { Route } from './+types/not-found.ts'

export function loader() {
  return data(null, { status: 404 })
}

/** A visitor's page does not know the routes of administrators, and may become the page of one. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  if (!new URL(request.url).pathname.startsWith('/admin')) return serverLoader()
  location.assign(request.url)
  return new Promise<never>(() => {})
}

/** The page sets its own title. */
export const meta: Route.MetaFunction = () => []

export default function NotFound() {
  return <ErrorPage notFound />
}
