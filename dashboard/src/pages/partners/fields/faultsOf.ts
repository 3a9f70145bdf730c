/** A schema of the contract, as far as this asks it. */
interface Schema {
  readonly safeParse: (
    typed: unknown,
  ) =>
    | { readonly success: true }
    | { readonly success: false; readonly error: { readonly issues: readonly Issue[] } };
}

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** One sentence for each field at fault, by its path: `origins.1`, `settings.brand.name`. */
export type Faults = Readonly<Record<string, string>>;

/**
 * What the contract has against what was typed, under the same names that the server gives.
 * @returns nothing at all when it can be sent.
 */
export function faultsOf(schema: Schema, typed: unknown): Faults {
  const checked = schema.safeParse(typed);
  if (checked.success) return {};
  const faults: Record<string, string> = {};
  for (const { path, message } of checked.error.issues) faults[path.join(".")] ??= message;
  return faults;
}

/** Without what is said of this field and of its parts: it is being mended. */
export function withoutFault(faults: Faults, field: string): Faults {
  return Object.fromEntries(
    Object.entries(faults).filter(([name]) => name !== field && !name.startsWith(`${field}.`)),
  );
}
