import { cleanHtml } from './clean-html.server.ts'
import { openArchive } from './archive.server.ts'
import { parseMessage } from './parse-message.server.ts'
import { readTextBlocks } from './text-blocks.ts'
import { organiseText } from './organised-text.ts'
import { readPreheader } from './preheader.ts'
import { readFacts } from './email-facts.ts'
import { composeSamples } from '#demo/compose.ts'
const s = await composeSamples()
console.log(s.length)
for (const x of s.slice(0,3)) {
const m = await parseMessage(x.eml)
console.log(m.subject, m.sender, m.sentAt, m.messageId, [...m.enclosed.keys()], m.recipients)
const archive = openArchive({ enclosed: m.enclosed })
const t=performance.now()
const r = cleanHtml(m.html!, { archive, title: m.subject, recipients: m.recipients, unsubscribeLinks: m.unsubscribeLinks })
if (!r.ok) { console.log(r); continue }
const b = readTextBlocks(r.document)
console.log(performance.now()-t|0,'ms',r.notes, readFacts(r.html, r.document, b, archive), '\nPRE', readPreheader(b, m.subject), '\n', organiseText(b))
}
