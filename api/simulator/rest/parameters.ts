import { z } from "zod";
import { invalidRequest, type ProviderError } from "./ProviderError.ts";

/*
 * Parameter types of form-encoded requests, in which every value is text. `z.strictObject` with these, and
 * `readParameters`, reject what the provider would reject, with its messages.
 */

export const text = z.string().min(1);
export const integer = text
  .refine((value) => /^-?\d+$/.test(value), { params: { code: "parameter_invalid_integer" } })
  .transform(Number);
export const boolean = z.enum(["true", "false"]).transform((value) => value === "true");
export const address = text.refine((value) => /^https?:\/\/\S+$/.test(value) && URL.canParse(value), {
  params: { code: "url_invalid" },
});
export const email = text.refine((value) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value), {
  params: { code: "email_invalid" },
});
/** Prices are in US dollars. */
export const currency = z.enum(["usd"]);
/** The provider's minimum amount, in cents. */
export const leastAmount = 50;
/** In cents. */
export const amount = integer.refine((value) => value >= 0 && value <= 99_999_999);
/** At most 50 pairs; an empty value means none. */
export const metadata = z
  .record(z.string().max(40), z.string().max(500))
  .refine((pairs) => Object.keys(pairs).length <= 50)
  .transform((pairs) => Object.fromEntries(Object.entries(pairs).filter(([, value]) => value !== "")))
  .default({});

/** The parameters of every list. */
export const paging = {
  limit: integer.refine((value) => value >= 1 && value <= 100).default(10),
  starting_after: text.optional(),
};

/** Filters by creation time. */
export const created = z.strictObject({ gte: integer.optional() }).optional();

/** @returns the parsed value. @throws {ProviderError} with the first problem. */
export function readParameters<Output>(schema: z.ZodType<Output>, given: unknown): Output {
  const read = schema.safeParse(given, { reportInput: true });
  if (read.success) return read.data;
  const { issues } = read.error;
  // A mistyped name explains a missing parameter.
  const issue = issues.find(({ code }) => code === "unrecognized_keys") ?? issues[0];
  throw issue ? toProviderError(issue) : invalidRequest("Invalid request.");
}

function toProviderError(issue: z.core.$ZodIssue): ProviderError {
  const param = nameOf(issue.path);
  if (issue.code === "unrecognized_keys") {
    const unknown = nameOf([...issue.path, issue.keys[0] ?? ""]);
    return invalidRequest(`Received unknown parameter: ${unknown}`, "parameter_unknown", unknown);
  }
  if (issue.input === undefined) {
    return invalidRequest(`Missing required param: ${param}.`, "parameter_missing", param);
  }
  const given = typeof issue.input === "string" ? issue.input : JSON.stringify(issue.input);
  if (given === "") {
    return invalidRequest(
      `You passed an empty string for '${param}'. We assume empty values are an attempt to unset a parameter; however '${param}' cannot be unset. You should remove '${param}' from your request or supply a non-empty value.`,
      "parameter_invalid_empty",
      param,
    );
  }
  if (issue.code === "invalid_value") {
    return invalidRequest(`Invalid ${param}: must be one of ${issue.values.join(", ")}`, undefined, param);
  }
  const code: unknown = issue.code === "custom" ? issue.params?.["code"] : undefined;
  if (code === "parameter_invalid_integer") return invalidRequest(`Invalid integer: ${given}`, code, param);
  if (code === "url_invalid") return invalidRequest("Not a valid URL", code, param);
  if (code === "email_invalid") return invalidRequest(`Invalid email address: ${given}`, code, param);
  return invalidRequest(`Invalid value for ${param}: ${given}`, undefined, param);
}

/** `line_items[0][price]` for its path. */
function nameOf(path: readonly PropertyKey[]): string {
  const [first = "", ...rest] = path.map(String);
  return first + rest.map((part) => `[${part}]`).join("");
}
