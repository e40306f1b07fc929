/** Drops the databases that a run's processes created on the server. */
import { Client } from 'pg'

export async function teardown(): Promise<void> {
  const client = new Client({ connectionString: process.env['TEST_DATABASE_URL'] })
  await client.connect()
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(datname) as name from pg_database where datname like 'test\\_${process.pid}\\_%'`,
  )
  for (const { name } of rows) await client.query(`drop database ${name} with (force)`)
  await client.end()
}
