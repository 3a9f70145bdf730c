/** Text shown beside a tool on a partner's page. */
export const brandingWords = {
  offeredBy: "Offered by",
  nextFrom: (name: string) => `A next step with ${name}`,
  call: (phone: string) => `Call ${phone}`,
  goTo: (host: string) => `Go to ${host} (opens a new tab)`,
} as const;
