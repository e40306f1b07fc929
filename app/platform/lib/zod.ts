import { z } from 'zod'

// zod tests whether it may compile schemas with `new Function`; the Content-Security-Policy forbids that, and the
// browser reports every attempt. Import zod from here in schemas that reach the browser.
z.config({ jitless: true })

export { z }
