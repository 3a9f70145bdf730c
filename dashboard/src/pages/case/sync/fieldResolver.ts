import type { FieldErrors, FieldValues, Resolver } from "react-hook-form";

/**
 * Checks a form whose values are never sent, so that no schema of the contract describes them.
 * @param errorsOf one sentence for each field that is not right.
 */
export function fieldResolver<Values extends FieldValues>(
  errorsOf: (values: Values) => Partial<Record<keyof Values, string>>,
): Resolver<Values> {
  return (values) => {
    const wrong = Object.entries(errorsOf(values));
    if (wrong.length === 0) return { values, errors: {} };
    const errors = Object.fromEntries(wrong.map(([name, message]) => [name, { type: "typed", message }]));
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
}
