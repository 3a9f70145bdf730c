/**
 * Sites of state agencies and legislatures outside .gov, .mil and a state's own .us; a school district's .k12 does not
 * count.
 */
const agencies: ReadonlySet<string> = new Set([
  ...["alabamaachieves.org", "doe.mass.edu", "fldoe.org", "gadoe.org", "hawaiipublicschools.org", "isbe.net"],
  ...[
    "k12.wa.us",
    "doe.k12.de.us",
    "kslegislature.org",
    "marylandpublicschools.org",
    "mdideareport.org",
    "mdek12.org",
    "ncleg.net",
    "odr-pa.org",
    "ospi.k12.wa.us",
    "sped.gadoe.org",
    "wvde.us",
  ],
]);

/**
 * The first official page: a rule's citation links there or nowhere, never to a copy in a blog or at a publisher.
 * @param addresses where a fact was read.
 */
export function officialPage(addresses: readonly string[]): string | null {
  return (
    addresses.find((address) => {
      const hostname = /^https?:\/\/([^/:?#]+)/.exec(address)?.[1] ?? "";
      return (
        /\.(?:gov|mil)$|(?<!\.k12)\.[a-z]{2}\.us$/.test(hostname) ||
        agencies.has(hostname.replace(/^www\./, ""))
      );
    }) ?? null
  );
}
