/** Parts that the tables of plots share. */

export function HeadRow({ head }: { head: readonly string[] }) {
  return (
    <tr>
      {head.map((name) => (
        <th key={name} scope="col">
          {name}
        </th>
      ))}
    </tr>
  )
}

/** A link to the emails behind it, where there is one. */
export function LinkedText({ text, href }: { text: string; href: string | undefined }) {
  if (!href) return text
  return (
    <a href={href} rel="nofollow">
      {text}
    </a>
  )
}
