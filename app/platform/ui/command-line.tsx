/** A command to copy, for the owner of the gallery. */
export function CommandLine({ children }: { children: string }) {
  return (
    <p className="mt-4 inline-block max-w-full overflow-x-auto rounded-control bg-sunk px-3.5 py-2 type-code whitespace-nowrap select-all">
      {children}
    </p>
  )
}
