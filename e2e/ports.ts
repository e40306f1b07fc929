/** Ports of the site under test and its supporting servers, below those that the system gives to connections. */
export const sitePort = Number(process.env['E2E_PORT'] ?? 4173)
/** Of a site that a spec starts for itself and that Google leads back to. */
export const googleSitePort = sitePort + 1
export const mailboxPort = sitePort + 10_000
export const smtpPort = sitePort + 20_000
export const googlePort = sitePort + 25_000
