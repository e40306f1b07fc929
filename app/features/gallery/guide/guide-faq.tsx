import { Minus, Plus } from 'lucide-react'
import { guideCopy } from './copy.ts'

/** Three questions about email types, the first one answered. */
export function GuideFaq() {
  return (
    <section className="mt-24 grid gap-x-(--gutter) gap-y-6 max-sm:mt-16 lg:grid-cols-[350.5px_minmax(0,1fr)]">
      <h2 className="type-head">{guideCopy.questions}</h2>
      <div>
        {guideCopy.faq.map(({ question, answer }, index) => (
          <details
            key={question}
            name="guide-questions"
            open={index === 0}
            className="group border-t border-line py-5"
          >
            <summary className="flex list-none items-start justify-between gap-6 text-[1.0625rem]/6 font-medium [&::-webkit-details-marker]:hidden">
              {question}
              <Plus aria-hidden="true" className="mt-0.5 size-[18px] group-open:hidden" />
              <Minus aria-hidden="true" className="mt-0.5 hidden size-[18px] group-open:block" />
            </summary>
            <p className="mt-2.5 max-w-[620px] text-ink-soft">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
