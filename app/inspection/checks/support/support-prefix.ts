/** Findings of a feature are named `support:css-gap`. */
export const SUPPORT = 'support:'

export function isFeature({ rule }: { rule: string }): boolean {
  return rule.startsWith(SUPPORT)
}
