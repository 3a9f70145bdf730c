/** @returns "$4.99" for 499. */
export function dollars(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`;
}

/** @param seconds since 1970. @returns "December 21, 2026". */
export function day(seconds: number): string {
  return dates.format(new Date(seconds * 1000));
}

const dates = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** "4242 4242 4242 4242" */
export function grouped(number: string): string {
  return number.replace(/(\d{4})(?=\d)/g, "$1 ");
}
