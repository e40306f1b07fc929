import { href } from 'react-router'
import type { Waiting } from '#app/admin/health/queries.server.ts'
import { hasRole, type Role } from '#app/platform/lib/authorized.ts'
import { isPathOn } from '#app/platform/lib/modules.ts'
import { adminCopy } from './admin-copy.ts'

type AdminSection = {
  name: string
  path: string
  role: Role
  waiting?: keyof Waiting
}

const { sections } = adminCopy

/** The sections of the admin in the order of their links, each with the role it needs. */
const ADMIN_SECTIONS: AdminSection[] = [
  { name: sections.dashboard, path: href('/admin'), role: 'editor' },
  { name: sections.queue, path: href('/admin/queue'), role: 'reviewer', waiting: 'queue' },
  { name: sections.emails, path: href('/admin/emails'), role: 'editor' },
  { name: sections.brands, path: href('/admin/brands'), role: 'editor' },
  { name: sections.categories, path: href('/admin/categories'), role: 'editor' },
  { name: sections.inbox, path: href('/admin/inbox'), role: 'editor' },
  { name: sections.reports, path: href('/admin/reports'), role: 'editor', waiting: 'reports' },
  { name: sections.messages, path: href('/admin/messages'), role: 'editor', waiting: 'messages' },
  { name: sections.newsletter, path: href('/admin/newsletter'), role: 'admin' },
  { name: sections.blog, path: href('/admin/blog'), role: 'editor' },
  { name: sections.people, path: href('/admin/people'), role: 'admin' },
  { name: sections.changes, path: href('/admin/changes'), role: 'editor' },
  { name: sections.health, path: href('/admin/health'), role: 'admin' },
  { name: sections.backups, path: href('/admin/backups'), role: 'admin' },
  { name: sections.settings, path: href('/admin/settings/:section?', {}), role: 'admin' },
]

export function sectionsFor(role: Role): AdminSection[] {
  return ADMIN_SECTIONS.filter((section) => hasRole(role, section.role) && isPathOn(section.path))
}
