import { sql } from 'drizzle-orm'
import { inTransaction, lockName, rowsOf } from '#app/platform/db/client.server.ts'
import { categories, categoryAliases, siteState } from '#app/platform/db/schema.ts'
import { builtInCategories } from './taxonomy.ts'

/** Stores what the last sync wrote, to tell an owner's edits from outdated text. */
const STATE_KEY = 'taxonomy'

/** One built-in category as JSON and as columns, for both sides of the comparison below. */
const COLUMNS = sql`(
  slug text, name text, type text, half text, "masterTag" text, description text, "dateRule" jsonb,
  position int
)`

/**
 * Syncs the built-in categories and their aliases to the database; safe to run at every start and on several instances
 * at once. Nothing is deleted. Categories and fields that the owner created or changed stay, and aliases that the owner
 * removed stay away; only values unchanged since the last sync are updated.
 */
export async function syncTaxonomy(): Promise<void> {
  const builtIn = builtInCategories().toSorted((a, b) => (a.slug < b.slug ? -1 : 1))
  const given = sql`${JSON.stringify(builtIn)}::jsonb`
  const aliases = builtIn.flatMap(({ slug, aliases }) => aliases.map((alias) => ({ slug, alias })))

  await inTransaction(async (tx) => {
    // Instances that start together would otherwise compare with a state that another one is replacing.
    await lockName(tx, 'taxonomy')
    await tx.execute(sql`
      update ${categories} c set
        name = case when c.name = was.name then given.name else c.name end,
        master_tag = case when c.master_tag = was."masterTag" then given."masterTag" else c.master_tag end,
        description =
          case when c.description = was.description then given.description else c.description end,
        date_rule = case
          when c.date_rule is not distinct from was."dateRule" then given."dateRule" else c.date_rule
        end,
        position = case when c.position = was.position then given.position else c.position end
      from jsonb_to_recordset(${given}) as given ${COLUMNS},
        (select value from ${siteState} where key = ${STATE_KEY}) state,
        jsonb_to_recordset(state.value) as was ${COLUMNS}
      where c.slug = given.slug and was.slug = given.slug and was is distinct from given`)
    const adding = sql`
      insert into ${categories} (name, slug, type, master_tag, half, description, date_rule, position)
      select name, slug, type, "masterTag", half, description, "dateRule", position
      from jsonb_to_recordset(${given}) as given ${COLUMNS}
      on conflict (slug) do nothing
      returning slug`
    const added = await rowsOf<{ slug: string }>(adding, tx)
    await tx.execute(sql`
      insert into ${categoryAliases} (alias, category_id)
      select given.alias, c.id
      from jsonb_to_recordset(${JSON.stringify(aliases)}::jsonb) as given (alias text, slug text)
      join ${categories} c on c.slug = given.slug
      where given.slug = any(${sql.param(added.map(({ slug }) => slug))}::text[]) or not exists (
        select from ${siteState} state, jsonb_array_elements(state.value) was
        where state.key = ${STATE_KEY} and was ->> 'slug' = given.slug and was -> 'aliases' @> to_jsonb(given.alias)
      )
      on conflict (alias) do nothing`)
    await tx.execute(sql`
      insert into ${siteState} (key, value) values (${STATE_KEY}, ${given})
      on conflict (key) do update set value = excluded.value, updated_at = now()
      where ${siteState.value} is distinct from excluded.value`)
  })
}
