import { cn } from '#app/platform/ui/cn.ts'

type PageHeaderProps = {
  title: string
  lead: string
  /** Controls where the title wraps. */
  titleClass?: string
}

export function PageHeader({ title, lead, titleClass }: PageHeaderProps) {
  return (
    <div className="grid items-end gap-x-(--gutter) gap-y-4 pt-18 pb-10 max-sm:pt-10 max-sm:pb-7 lg:grid-cols-[minmax(0,1fr)_350.5px]">
      <h1 className={cn('-ml-0.5 type-title text-balance', titleClass)}>{title}</h1>
      <p className="text-[1.0625rem]/[1.5625rem] text-balance text-ink-soft max-lg:max-w-[420px]">{lead}</p>
    </div>
  )
}
