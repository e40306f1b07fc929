/** A command to copy, for the owner of the gallery. */
export function CommandLine({ children }: { children: string }) {
  return (
    <p className="mt-4 inline-block max-w-full rounded-control bg-sunk px-3.5 py-2 type-code break-words select-all">
      {children}
    </p>
  )
}
