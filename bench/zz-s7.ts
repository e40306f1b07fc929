import { openDatabase } from '#app/db/client.server.ts'
import { openBenchGallery } from './bench-gallery.ts'
import { measure } from './search-speed.ts'
const which = process.argv[2]
const database = which === 'server' ? await openDatabase({ DATABASE_URL: process.env.B!, DATA_DIR: '' }) : (await openBenchGallery(100000)).database
console.log(await measure(which!, database))
await database.close()
