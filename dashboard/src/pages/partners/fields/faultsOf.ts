/** The part of a zod schema used here. */
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

/** One sentence per invalid field, by its path: `origins.1`, `settings.brand.name`. */
export type Faults = Readonly<Record<string, string>>;

/**
 * Validates values by the contract's schema, with the server's field names.
 * @returns an empty object if valid.
 */
export function faultsOf(schema: Schema, typed: unknown): Faults {
  const checked = schema.safeParse(typed);
  if (checked.success) return {};
  const faults: Record<string, string> = {};
  for (const { path, message } of checked.error.issues) faults[path.join(".")] ??= message;
  return faults;
}

/** Removes the faults of a field being edited, and of its parts. */
export function withoutFault(faults: Faults, field: string): Faults {
  return Object.fromEntries(
    Object.entries(faults).filter(([name]) => name !== field && !name.startsWith(`${field}.`)),
  );
}
