/** What reads mail, in time linear to its length: see `linear.long.test.ts`. */
import { casesOf, testGrowth } from './test-growth.ts'

testGrowth(casesOf('mail'))
