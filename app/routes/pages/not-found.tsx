import { data } from 'react-router'
import { NotFoundPage } from '#app/layout/error-page.tsx'
import type { Route } from './+types/not-found.ts'

export function loader() {
  return data(null, { status: 404 })
}

/** The page sets its own title. */
export const meta: Route.MetaFunction = () => []

export default function NotFound() {
  return <NotFoundPage />
}
