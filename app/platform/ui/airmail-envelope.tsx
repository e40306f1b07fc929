import type { ReactNode } from 'react'
import { Stamp } from './stamp.tsx'

/** An illustration of an airmail envelope, hidden from screen readers. */
export function AirmailEnvelope({ postmark, children }: { postmark: string; children: ReactNode }) {
  return (
    <div
      aria-hidden="true"
      className="@container w-[500px] max-w-full origin-bottom-left -rotate-5 select-none"
    >
      <div className="stripes-envelope aspect-[500/316] rounded-chip p-[2.4cqw] shadow-[0_0_0_1px_#1918141a]">
        <div className="relative h-full rounded-[2px] bg-surface">
          <div className="absolute top-[4%] right-[4%] w-[18.4cqw]">
            <Stamp small>{children}</Stamp>
          </div>
          <Postmark text={postmark} />
          <div className="absolute top-[60%] left-[40%] grid w-[40%] gap-[4cqw] text-line-strong opacity-55">
            <i className="h-[1.5px] bg-current" />
            <i className="h-[1.5px] bg-current" />
            <i className="h-[1.5px] w-[56%] bg-current" />
          </div>
        </div>
      </div>
    </div>
  )
}

/** Two rings with text, and the wavy cancellation lines. */
function Postmark({ text }: { text: string }) {
  return (
    <svg
      viewBox="0 0 176 92"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.3"
      className="absolute top-[7.5%] right-[7.5%] w-[41.2cqw] text-ink opacity-80"
    >
      <circle cx="46" cy="46" r="42" />
      <circle cx="46" cy="46" r="29" />
      <path d="M92 28c14-7 22 7 36 0s22 7 46 0" />
      <path d="M94 42c14-7 22 7 36 0s22 7 44 0" />
      <path d="M94 56c14-7 22 7 36 0s22 7 44 0" />
      <path d="M91 70c14-7 22 7 36 0s22 7 46 0" />
      <text
        x="46"
        y="51.5"
        textAnchor="middle"
        fontSize="17"
        fill="currentColor"
        stroke="none"
        className="font-display"
      >
        {text}
      </text>
    </svg>
  )
}
