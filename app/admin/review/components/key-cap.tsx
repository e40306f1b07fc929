/** A key, shown only with scripts. Hidden from screen readers, whose users have the list of shortcuts. */
export function KeyCap({ children }: { children: string }) {
  return (
    <kbd
      aria-hidden="true"
      className="hidden h-5 min-w-5 place-items-center rounded-[5px] px-1 font-sans text-[0.6875rem]/none font-medium text-current opacity-65 shadow-[inset_0_0_0_1px_currentColor] in-data-script:pointer-fine:grid"
    >
      {children}
    </kbd>
  )
}
