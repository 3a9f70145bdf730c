/** Local times in words. */

/** @returns "Saturday, November 21, 2026 at 7:16 PM". */
export function momentInWords(at: Date): string {
  const day = at.toLocaleDateString("en-US", {
    weekday: "long",
    year: "numeric",
    month: "long",
    day: "numeric",
  });
  return `${day} at ${timeOf(at)}`;
}

/** @returns "Nov 21, 7:16 PM", for a narrow table. */
export function shortMoment(at: Date): string {
  return `${at.toLocaleDateString("en-US", { month: "short", day: "numeric" })}, ${timeOf(at)}`;
}

/** @returns "on November 21, 2026", or "from November 3, 2026 to November 21, 2026". */
export function spanInWords(first: Date, last: Date): string {
  const [from, to] = [first, last].map((at) => at.toLocaleDateString("en-US", { dateStyle: "long" }));
  return from === to ? `on ${to}` : `from ${from} to ${to}`;
}

function timeOf(at: Date): string {
  // Some engines put a narrow no-break space before PM, which plain text files show as a box.
  return at.toLocaleTimeString("en-US", { hour: "numeric", minute: "2-digit" }).replace(/\s/g, " ");
}
