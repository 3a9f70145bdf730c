/** An address as a question names it: enough to see that it is the right one. @returns "ma…@…" */
export function maskedAddress(email: string): string {
  const [name = ""] = email.split("@");
  return `${Array.from(name).slice(0, 2).join("")}…@…`;
}
