/**
 * Stands in for React Router's `router/instrumentation.js` in the browser (vite.config.ts). We pass the router no
 * instrumentations, so all of it does nothing, and it is 1 kB of every page.
 */
const nothing = () => undefined

export {
  nothing as consumeInstrumentationClientResultMetaReceiver,
  nothing as getRouteInstrumentationUpdates,
  nothing as instrumentClientSideRouter,
}
