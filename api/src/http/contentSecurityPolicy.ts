/** Directives by their names, each with its sources; none for a directive without a value. */
export type Directives = Readonly<Record<string, readonly string[]>>;

/** A source that neither ends its directive nor the policy: printable ASCII without white space, `;` and `,`. */
const source = /^[\x21-\x2b\x2d-\x3a\x3c-\x7e]+$/;

/**
 * The value of a Content-Security-Policy header (CSP Level 3, section 2.2), for policies that helmet does not write.
 * @throws {TypeError} if a source could begin another directive.
 */
export function contentSecurityPolicy(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, sources]) => {
      const unfit = sources.find((each) => !source.test(each));
      if (unfit !== undefined) throw new TypeError(`"${unfit}" is not a source of ${name}.`);
      return [name, ...sources].join(" ");
    })
    .join("; ");
}
