import { href } from 'react-router'
import type { Waiting } from '#app/admin/health/queries.server.ts'
import { hasRole, type Role } from '#app/platform/lib/authorized.ts'
import { isPathOn } from '#app/platform/lib/modules.ts'

type AdminSection = {
  name: string
  path: string
  role: Role
  /** What waits there. */
  waiting?: keyof Waiting
}

/** The sections of the admin in the order of their links, each with the role it needs. */
const ADMIN_SECTIONS: AdminSection[] = [
  { name: 'Dashboard', path: href('/admin'), role: 'editor' },
  { name: 'Queue', path: href('/admin/queue'), role: 'reviewer', waiting: 'queue' },
  { name: 'Emails', path: href('/admin/emails'), role: 'editor' },
  { name: 'Brands', path: href('/admin/brands'), role: 'editor' },
  { name: 'Categories', path: href('/admin/categories'), role: 'editor' },
  { name: 'Inbox', path: href('/admin/inbox'), role: 'editor' },
  { name: 'Reports', path: href('/admin/reports'), role: 'editor', waiting: 'reports' },
  { name: 'Messages', path: href('/admin/messages'), role: 'editor', waiting: 'messages' },
  { name: 'Newsletter', path: href('/admin/newsletter'), role: 'admin' },
  { name: 'Blog', path: href('/admin/blog'), role: 'editor' },
  { name: 'People', path: href('/admin/people'), role: 'admin' },
  { name: 'Changes', path: href('/admin/changes'), role: 'editor' },
  { name: 'Health', path: href('/admin/health'), role: 'admin' },
  { name: 'Backups', path: href('/admin/backups'), role: 'admin' },
  { name: 'Settings', path: href('/admin/settings/:section?', {}), role: 'admin' },
]

export function sectionsFor(role: Role): AdminSection[] {
  return ADMIN_SECTIONS.filter((section) => hasRole(role, section.role) && isPathOn(section.path))
}
