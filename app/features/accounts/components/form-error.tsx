/** What is wrong with a form as a whole. */
export function FormError({ children }: { children: string | undefined }) {
  if (!children) return null
  return (
    <p role="alert" className="rounded-control bg-stamp-wash px-3.5 py-2.5 text-[0.875rem]/5 text-stamp">
      {children}
    </p>
  )
}
