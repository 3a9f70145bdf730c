/** @param cents integer US cents. @returns "$4.99", or "-$4.99". */
export function dollars(cents: number): string {
  return format.format(cents / 100);
}

const format = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
