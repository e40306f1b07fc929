/** What a form's or a list's server says, or `otherwise` where it cannot be reached: that costs nobody the page. */
export async function answerOr<T>(ask: () => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    // Redirects and what the server refused are thrown as well.
    if (!(error instanceof TypeError)) throw error
    return otherwise
  }
}
