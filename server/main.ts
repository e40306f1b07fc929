/** The server in production: built by `npm run build`, started by `npm start` or by node itself. */
import process from 'node:process'

// React runs as its slower build for development unless it finds this when it is loaded.
process.env['NODE_ENV'] ??= 'production'
await import('./run.ts')
