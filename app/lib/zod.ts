import { z } from 'zod'

// zod tries whether it may compile schemas with `new Function`; the pages' policy forbids that, and the browser
// reports every try. Schemas that reach the browser come through here.
z.config({ jitless: true })

export { z }
