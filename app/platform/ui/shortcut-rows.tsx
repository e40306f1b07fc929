export function ShortcutRows({ rows }: { rows: readonly { keys: readonly string[]; does: string }[] }) {
  return (
    <dl>
      {rows.map(({ keys, does }) => (
        <div
          key={does}
          className="flex items-center justify-between gap-4 border-t border-line py-2 first:border-t-0"
        >
          <dt className="order-2 flex gap-1">
            {keys.map((key) => (
              <kbd
                key={key}
                className="grid h-6 min-w-6 place-items-center rounded-chip bg-sunk px-1.5 type-micro font-medium shadow-[0_0_0_1px_var(--line)]"
              >
                {key}
              </kbd>
            ))}
          </dt>
          <dd className="type-small">{does}</dd>
        </div>
      ))}
    </dl>
  )
}
