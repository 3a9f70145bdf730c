import fc, { type Arbitrary } from "fast-check";

/** The part of JSON Schema that the OpenAPI document uses for what is sent. */
export interface Schema {
  readonly type?: "object" | "array" | "string" | "integer" | "number" | "boolean" | "null";
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
}

type Json = Record<string, unknown>;

/** What the schema allows; where the server asks more than the schema says, often that as well. */
export function valid(schema: Schema, name = ""): Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => valid(choice, name)));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case "object":
      return validObject(schema);
    case "array": {
      const minLength = schema.minItems ?? 0;
      const maxLength = Math.max(minLength, Math.min(schema.maxItems ?? 4, 4));
      return fc.array(valid(schema.items ?? {}, name), { minLength, maxLength });
    }
    case "integer":
    case "number": {
      const min = schema.minimum ?? (schema.exclusiveMinimum ?? -1) + 1;
      return fc.integer({ min, max: Math.max(min, Math.min(schema.maximum ?? 1000, 1000)) });
    }
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "string":
      return validText(schema, name);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

/** Every required field, and each other one half of the time. */
function validObject({ properties = {}, required = [] }: Schema): Arbitrary<unknown> {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, one]) => [name, valid(one, name)]),
  );
  return fc.record(fields, { requiredKeys: [...required], noNullPrototype: true });
}

const words =
  "My son has an IEP and the school said no. They refused to test her for dyslexia. By June the student will read 90 words. What is a 504 plan? prior written notice";

function validText(schema: Schema, name: string): Arbitrary<string> {
  const { pattern, format, minLength = 0, maxLength = 400 } = schema;
  if (/email/i.test(name) || format === "email")
    return fc.nat(60).map((number) => `parent${number}@example.org`);
  if (/password/i.test(name)) return fc.constantFrom("seven blue kites", "nine green lamps");
  if (/origin|website/i.test(name)) return fc.nat(9).map((number) => `https://site${number}.example`);
  if (format === "date") return fc.constantFrom("2026-10-01", "2024-02-29", "1999-12-31");
  if (format === "date-time") return fc.constantFrom("2026-11-22T00:00:00Z", "2026-11-22T00:00:00-05:00");
  if (format === "uri") return fc.constantFrom("https://dpi.wi.gov/", "https://example.org/a?b=c#d");
  if (format === "base64") return fc.base64String({ maxLength: 200 });
  if (/^dayBegan$/.test(name)) return fc.constant("2026-11-22T00:00:00-05:00");
  if (pattern && !/\\p\{/.test(pattern)) return fc.stringMatching(new RegExp(pattern));
  const longest = Math.max(minLength, Math.min(maxLength, 400));
  return fc
    .oneof(
      fc.constantFrom(
        ...words.split(". ").filter((text) => text.length <= longest),
        "a".repeat(minLength || 1),
      ),
      fc.string({ unit: "grapheme", minLength, maxLength: longest }),
    )
    .filter((text) => text.length >= minLength && text.length <= longest);
}

/** A right input with one thing wrong: a field gone, added, renamed or of another kind. */
export function nearlyValid(schema: Schema): Arbitrary<unknown> {
  const names = Object.keys(schema.properties ?? {});
  const name = names.length > 0 ? fc.constantFrom(...names) : fc.constant("id");
  return fc
    .tuple(valid(schema), name, fc.constantFrom("set", "drop", "add", "rename", "wrap"), oddKey, odd)
    .map(([input, field, change, key, value]) => {
      const entries = Object.entries((input ?? {}) as Json);
      if (change === "drop") return Object.fromEntries(entries.filter(([one]) => one !== field));
      if (change === "rename")
        return fromEntries(entries.map(([one, held]) => [one === field ? key : one, held]));
      if (change === "add") return fromEntries([...entries, [key, value]]);
      if (change === "wrap")
        return fromEntries(entries.map(([one, held]) => [one, one === field ? [held] : held]));
      return fromEntries([...entries.filter(([one]) => one !== field), [field, value]]);
    });
}

/** With "__proto__" as a key like any other, as JSON.parse makes it. */
function fromEntries(entries: readonly (readonly [string, unknown])[]): Json {
  const made: Json = {};
  for (const [key, value] of entries)
    Object.defineProperty(made, key, { value, enumerable: true, configurable: true, writable: true });
  return made;
}

export const oddText: Arbitrary<string> = fc.oneof(
  fc.string({ unit: "binary", maxLength: 80 }),
  fc.constantFrom(
    ...[
      "",
      " ",
      "\u0000",
      "a\u0000b",
      "\ud800",
      "\udfff\ud800",
      "\u202e\u200b",
      "e\u0301".repeat(200),
      "😀".repeat(500),
    ],
    ...["__proto__", "constructor", "toString", "NaN", "null", "undefined", "1e999", "-0", "0x10", "٣"],
    ...[
      "' OR 1=1 --",
      '"; DROP TABLE users; --',
      "%00",
      "%ff%fe",
      "../../etc/passwd",
      "{{7*7}}",
      "#{7*7}",
      "<script>",
    ],
    ...["a".repeat(5000), "a@b.co\r\nBcc: x@y.co", "parent1@example.org\u0000", "9".repeat(400)],
    ...["2026-02-30", "0000-00-00", "+275760-09-13T00:00:00Z", "https://[::1", "javascript:alert(1)"],
  ),
);

const oddKey = fc.oneof(
  fc.constantFrom("__proto__", "constructor", "prototype", "hasOwnProperty", "toJSON", "then", "id", "0", ""),
  oddText,
);

const odd: Arbitrary<unknown> = fc.oneof(
  oddText,
  fc.constantFrom<unknown>(null, true, [], {}, [[]], -1, 0, 0.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308),
  fc.jsonValue({ maxDepth: 4 }),
);

/** Bodies that are no JSON object at all, or one that hurts. */
export const brokenBody: Arbitrary<Buffer> = fc.oneof(
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  fc.jsonValue({ maxDepth: 6 }).map((value) => Buffer.from(JSON.stringify(value))),
  fc
    .integer({ min: 10, max: 45_000 })
    .map((depth) => Buffer.from(`${"[".repeat(depth)}${"]".repeat(depth)}`)),
  fc
    .integer({ min: 10, max: 15_000 })
    .map((depth) => Buffer.from(`${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`)),
  fc
    .constantFrom(
      ...[
        '{"id":1e999}',
        `{"id":${"9".repeat(5000)}}`,
        '{"id":1,"id":2}',
        '{"__proto__":{"role":"admin"}}',
        "{",
        "﻿{}",
      ],
      ...[
        '{"email":"\\ud800"}',
        '{"email":"\\u0000"}',
        '{"constructor":{"prototype":{"role":"admin"}}}',
        "NaN",
        "[1,]",
      ],
      `{"text":"${"x".repeat(150_000)}"}`,
    )
    .map((text) => Buffer.from(text)),
);
