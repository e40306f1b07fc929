/** What reads mail, in time linear to its length: see `linear.long.test.ts`. */
import { cases as inbox } from './inbox.cases.ts'
import { cases as ingest } from './ingest.cases.ts'
import { cases as intake } from './intake.cases.ts'
import { cases as privacy } from './privacy.cases.ts'
import { testGrowth } from './test-growth.ts'

testGrowth([...inbox, ...ingest, ...intake, ...privacy])
