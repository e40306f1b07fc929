/** The production server: built by `npm run build`, started by `npm start` or by node itself. */
import process from 'node:process'

// React loads its slower development build unless this is set first.
process.env['NODE_ENV'] ??= 'production'
await import('./run.ts')
