/** The kinds of attack, each for every route it applies to. */
import type * as fc from 'fast-check'
import { type Aim, asIs, everywhere } from './attack-requests.ts'
import { encodings, sqlInjections, wrongTypes } from './attack-values.ts'
import { injectingHeaders, oversized, redirecting, scripting, traversing } from './attacks-by-content.ts'
import { dataRequests, otherContentTypes, otherDoors, otherMethods } from './attacks-by-protocol.ts'
import { assigning, forgedCookies, forging, reachingForOthers } from './attacks-on-rights.ts'
import type { AttackRequest } from './attack-wire.ts'

export type AttackClass = {
  name: string
  /** Relative frequency. */
  weight: number
  /** Null if it does not apply. */
  requests(aim: Aim): fc.Arbitrary<AttackRequest> | null
}

export const CLASSES: AttackClass[] = [
  { name: 'wrong types', weight: 2, requests: (aim) => everywhere(aim, wrongTypes) },
  { name: 'sizes', weight: 1, requests: oversized },
  { name: 'encodings', weight: 2, requests: (aim) => everywhere(aim, encodings, asIs) },
  { name: 'traversal', weight: 1, requests: traversing },
  { name: 'header injection', weight: 1, requests: injectingHeaders },
  { name: 'SQL injection', weight: 2, requests: (aim) => everywhere(aim, sqlInjections) },
  { name: 'scripts', weight: 1, requests: scripting },
  { name: 'open redirects', weight: 1, requests: redirecting },
  { name: 'mass assignment', weight: 1, requests: assigning },
  { name: 'others’ ids', weight: 2, requests: reachingForOthers },
  { name: 'methods', weight: 1, requests: otherMethods },
  { name: 'content types', weight: 2, requests: otherContentTypes },
  { name: 'cookies', weight: 1, requests: forgedCookies },
  { name: 'data requests', weight: 1, requests: dataRequests },
  { name: 'other doors', weight: 40, requests: otherDoors },
]

/** Sent from other sites with the victims' cookies. */
export const FORGERY: AttackClass = { name: 'foreign origin', weight: 1, requests: forging }
