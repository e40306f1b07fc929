import { newVisitor } from '../resilience/visitor.ts'

/** Signs in by the form of a running server; returns the `Cookie` header. */
export async function signIn(
  url: string,
  { email, password }: { email: string; password: string },
): Promise<string> {
  const visitor = newVisitor(() => url)
  const { status } = await visitor.post('/login', { email, password })
  if (status !== 302) throw new Error(`Signing in was answered with ${status}`)
  return visitor.cookie
}
