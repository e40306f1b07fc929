/** What lets mail programs offer one-click unsubscribing (RFC 8058); every letter to subscribers carries it. */
export function unsubscribeHeaders(address: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${address}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}
