import type { IsolatedSite } from './isolated-site.ts'
import { newVisitor, PASSWORD, signIn, type Visitor } from './visitor.ts'

/** Creates an administrator the way an owner does. */
export async function makeAdmin({ url, command }: Pick<IsolatedSite, 'url' | 'command'>): Promise<Visitor> {
  const { said } = await command('admin', 'create', 'owner@example.com')
  const token = /token=([\w-]+)/.exec(said)?.[1]
  if (!token) throw new Error(`No link for the administrator: ${said}`)
  const fields = { password: PASSWORD, confirmation: PASSWORD }
  const { status } = await newVisitor(url).post(`/reset-password?token=${token}`, fields)
  if (status !== 302) throw new Error(`Choosing a password was answered ${status}`)
  return (await signIn(url, 'owner@example.com')).visitor
}
