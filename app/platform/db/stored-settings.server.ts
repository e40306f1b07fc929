/** The settings that an owner chose in the browser. They are read again when the version of the gallery changes. */
import { inArray, sql } from 'drizzle-orm'
import { log } from '#app/platform/lib/log.server.ts'
import { seal, unseal } from '#app/platform/lib/secret.server.ts'
import { setting, useStoredSettings } from '#app/platform/lib/setting.server.ts'
import { definitionOf, SETTING_NAMES, type SettingName } from '#app/platform/lib/settings.ts'
import { db, type OpenDatabase, openedDatabase, type Transaction } from './client.server.ts'
import { galleryVersion } from './gallery-version.server.ts'
import { settings as table } from './schema.ts'

let loaded: { database: OpenDatabase; version: string; turn: number; timeZone: string } | undefined
let turns = 0

/** Reads the settings: afterwards `setting` returns what was committed before the call. */
export async function loadSettings(): Promise<void> {
  const database = openedDatabase()
  const { settled: version } = await galleryVersion()
  if (loaded?.database === database && loaded.version === version) return
  const turn = ++turns
  const rows = await db().select().from(table)
  // Another call that began later has read the same or more.
  if (loaded && loaded.turn > turn) return
  useStoredSettings(rows.flatMap(readRow))
  const timeZone = setting('TIME_ZONE')
  if (loaded?.database !== database || loaded.timeZone !== timeZone) {
    await db().execute(sql`select gallery_use_time_zone(${timeZone})`)
  }
  loaded = { database, version, turn, timeZone }
}

function readRow({ name, value }: typeof table.$inferSelect): [SettingName, string][] {
  const known = SETTING_NAMES.find((one) => one === name)
  if (!known) return []
  if (definitionOf(known).scope !== 'secret') return [[known, value]]
  try {
    return [[known, unseal(purposeOf(known), value)]]
  } catch {
    log.error({ setting: name }, 'a stored secret cannot be decrypted: SESSION_SECRET has changed')
    return []
  }
}

/** Stores values as text; null restores the default. */
export async function storeSettings(
  tx: Transaction,
  values: Partial<Record<SettingName, string | null | undefined>>,
): Promise<void> {
  const names = SETTING_NAMES.filter((name) => values[name] !== undefined)
  if (names.length > 0) await tx.delete(table).where(inArray(table.name, names))
  const rows = names.flatMap((name) => {
    const value = values[name]
    if (value === null || value === undefined) return []
    return { name, value: definitionOf(name).scope === 'secret' ? seal(purposeOf(name), value) : value }
  })
  if (rows.length > 0) await tx.insert(table).values(rows)
}

function purposeOf(name: SettingName): string {
  return `setting ${name}`
}
