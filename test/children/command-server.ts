/** Holds the lock on a data folder and, once its input ends, runs commands, as the server does. */
import { once } from 'node:events'
import { openDatabase, useDatabase } from '#app/platform/db/client.server.ts'
import { syncTaxonomy } from '#app/gallery/categories/commands.server.ts'
import { env } from '#app/platform/lib/env.server.ts'
import { openStorage, useStorage } from '#app/platform/lib/storage.server.ts'
import { runCommand } from '#cli/program.ts'
import { serveControlSocket } from '#server/control-socket.ts'

const settings = env()
useDatabase(await openDatabase(settings))
useStorage(await openStorage(settings))
await syncTaxonomy()
console.log('open')
await once(process.stdin.resume(), 'end')
await serveControlSocket(settings.DATA_DIR, runCommand)
