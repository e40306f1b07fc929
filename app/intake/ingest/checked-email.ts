import { animatedPictures } from './assets/animated-images.ts'
import type { PreparedEmail } from './prepared-email.ts'

export type CheckedEmail = ReturnType<typeof checkedEmail>

export function checkedEmail(email: PreparedEmail) {
  const contents = new Map(email.files.map(({ key, content }) => [key, content]))
  const html = Buffer.from(contents.get(email.htmlKey)!).toString('utf8')
  return {
    html,
    media: (key: string) => contents.get(key) ?? null,
    subject: email.subjectLine,
    preheader: email.preheader,
    language: email.language,
    stats: email.facts,
    oneClickUnsubscribe: email.emailAttributes?.oneClickUnsubscribe ?? false,
    animated: animatedPictures(html, contents),
  }
}
