export function typos(one: string, other: string): number {
  const a = Array.from(one)
  const b = Array.from(other)
  let before: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      let least = Math.min(row[j - 1]! + 1, above[j]! + 1, above[j - 1]! + same)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        least = Math.min(least, before[j - 2]! + 1)
      }
      row.push(least)
    }
    before = above
    above = row
  }
  return above[b.length]!
}

export function maxTypos(word: string): number {
  if (word.length < 4) return 0
  return word.length < 8 ? 1 : 2
}
