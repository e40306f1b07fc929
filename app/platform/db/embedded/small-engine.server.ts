/**
 * Starts PGlite without a peak of 600 MB: Node must not optimize its SQL parser. Node decides that when it first
 * compiles the function, so an empty statement runs while only function number 0 may be optimized.
 */
import v8 from 'node:v8'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'

/** `Query` in PostgreSQL's protocol, with the text `;`. */
const EMPTY_QUERY = Uint8Array.of(0x51, 0, 0, 0, 6, 0x3b, 0)

class SmallEngine extends PGlite {
  #hasParsed = false

  override execProtocolRawSync(...given: Parameters<PGlite['execProtocolRawSync']>) {
    if (!this.#hasParsed) {
      this.#hasParsed = true
      v8.setFlagsFromString('--wasm-tier-up-filter=0')
      try {
        super.execProtocolRawSync(EMPTY_QUERY)
      } finally {
        v8.setFlagsFromString('--wasm-tier-up-filter=-1')
      }
    }
    return super.execProtocolRawSync(...given)
  }
}

export async function openSmallEngine(options: PGliteOptions): Promise<PGlite> {
  const engine = new SmallEngine(options)
  await engine.waitReady
  return engine
}
