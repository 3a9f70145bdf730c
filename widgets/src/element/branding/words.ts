/** Text shown beside a tool on a partner's page. */
export const brandingWords = {
  offeredBy: "Offered by",
  nextFrom: (name: string) => `A next step with ${name}`,
  privacyOf: (name: string) => `How ${name} treats your data`,
  /** Our name, as the last lines of reports have it; written out, since this part is without the catalog. */
  leftOut: "with IEP Insider",
  /** On a phone, where the whole number has no room beside the name. */
  callShort: "Call",
  call: (phone: string) => `Call ${phone}`,
  goTo: (host: string) => `Go to ${host} (opens a new tab)`,
} as const;
