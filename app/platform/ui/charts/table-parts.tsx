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

/** Text with a link to the emails behind it, if there is a URL. */
export function LinkedText({ text, href }: { text: string; href: string | undefined }) {
  if (!href) return text
  return (
    <a href={href} rel="nofollow">
      {text}
    </a>
  )
}
