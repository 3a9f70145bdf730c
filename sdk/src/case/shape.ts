/** Whether a stored value has a type. Written by hand: zod must not be in what a parent's browser loads. */
export type Check<Value> = (value: unknown) => value is Value;

export const isText: Check<string> = (value) => typeof value === "string";
export const isBoolean: Check<boolean> = (value) => typeof value === "boolean";
export const isNumber: Check<number> = (value): value is number => Number.isFinite(value);

export function isOneOf<Value extends string>(values: readonly Value[]): Check<Value> {
  return (value): value is Value => values.some((known) => known === value);
}

export function nullOr<Value>(check: Check<Value>): Check<Value | null> {
  return (value): value is Value | null => value === null || check(value);
}

export function isListOf<Value>(check: Check<Value>): Check<readonly Value[]> {
  return (value): value is readonly Value[] => Array.isArray(value) && value.every(check);
}

/** An object whose every value passes, whatever its keys. */
export function isMapOf<Value>(check: Check<Value>): Check<Readonly<Record<string, Value>>> {
  return (value): value is Readonly<Record<string, Value>> =>
    isObject(value) && Object.values(value).every(check);
}

/** An object with at least these fields; others may be there. */
export function withFields<Value extends object>(
  fields: {
    readonly [Name in keyof Value]-?: Check<Value[Name]>;
  },
): Check<Value> {
  const checks = Object.entries<Check<unknown>>(fields);
  return (value): value is Value => isObject(value) && checks.every(([name, check]) => check(value[name]));
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
