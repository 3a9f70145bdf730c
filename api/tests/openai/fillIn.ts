import { provisions } from "@iep-insider/sdk/law";
import { z } from "zod";

/** As much of JSON Schema as structured outputs use. */
interface Field {
  readonly type?: string | readonly string[] | undefined;
  readonly properties?: Readonly<Record<string, Field>> | undefined;
  readonly items?: Field | undefined;
  readonly enum?: readonly unknown[] | undefined;
  readonly const?: unknown;
  readonly anyOf?: readonly Field[] | undefined;
  readonly minItems?: number | undefined;
  readonly maxItems?: number | undefined;
  readonly minimum?: number | undefined;
  readonly maxLength?: number | undefined;
  readonly $ref?: string | undefined;
}

interface Schema extends Field {
  readonly $defs?: Readonly<Record<string, Field>>;
  readonly definitions?: Readonly<Record<string, Field>>;
}

const question = z.looseObject({
  messages: z.array(z.looseObject({ role: z.string(), content: z.string() })),
  response_format: z.looseObject({
    json_schema: z.looseObject({
      schema: z.custom<Schema>((asked) => typeof asked === "object" && asked !== null),
    }),
  }),
});

/** Plain, true of nearly everything, and without a number or a rule that would need a source. */
const sentences = [
  "This is an answer that a test made up.",
  "Ask the school in writing and keep a copy of what you sent.",
  "You can ask for a meeting to talk about what your child needs.",
  "Write down who you spoke with and what they said.",
  "You can ask the school to explain its plan in plain words.",
] as const;

const mostCitations = 2;

/**
 * An answer that fits what was asked for: sensible text in the texts, the first of the choices, and as citations the
 * first ids in the messages.
 * @param body a request for chat completions with a JSON schema.
 * @param cited instead of those ids.
 * @throws when it is no such request.
 */
export function fillIn(body: unknown, cited?: readonly string[]): unknown {
  const { messages, response_format } = question.parse(body);
  const { schema } = response_format.json_schema;
  const definitions = { ...schema.definitions, ...schema.$defs };
  // Our instructions could hold a word that is also an id.
  const given = messages.filter(({ role }) => role === "user").map(({ content }) => content);
  const ids = cited ?? idsIn(given.join("\n")).slice(0, mostCitations);
  let sentence = 0;

  function fill(asked: Field, name: string): unknown {
    if (asked.$ref) return fill(definitions[asked.$ref.split("/").at(-1) ?? ""] ?? {}, name);
    if (asked.const !== undefined) return asked.const;
    if (asked.enum) return asked.enum.includes("answered") ? "answered" : asked.enum[0];
    if (asked.anyOf) return fill(asked.anyOf.find(({ type }) => type !== "null") ?? {}, name);
    const type = typeof asked.type === "string" ? asked.type : asked.type?.find((each) => each !== "null");
    if (type === "object")
      return Object.fromEntries(
        Object.entries(asked.properties ?? {}).map(([key, each]) => [key, fill(each, key)]),
      );
    if (type === "array") return fillList(asked, name);
    if (type === "boolean") return true;
    if (type === "integer" || type === "number") return asked.minimum ?? 0;
    if (type === "string") return isCitation(name) ? (ids[0] ?? "") : nextSentence(asked.maxLength);
    return null;
  }

  function fillList(
    { items = {}, minItems = 0, maxItems = Number.POSITIVE_INFINITY }: Field,
    name: string,
  ): unknown[] {
    if (isCitation(name) && (cited || !items.enum)) return ids.slice(0, maxItems);
    if (items.enum) return items.enum.slice(0, Math.max(minItems, Math.min(mostCitations, maxItems)));
    const length = Math.min(Math.max(minItems, 2), maxItems);
    return Array.from({ length }, () => fill(items, name));
  }

  function nextSentence(most = Number.POSITIVE_INFINITY): string {
    const text = sentences[sentence % sentences.length] ?? sentences[0];
    sentence += 1;
    return text.slice(0, most);
  }

  return fill(schema, "");
}

function isCitation(name: string): boolean {
  return /citation|cites|sources|provision/i.test(name);
}

/** The ids of our law in a text, in order, each once. */
function idsIn(text: string): readonly string[] {
  const known = new Set(Object.keys(provisions));
  const words = text.match(/[a-z][\w:-]*[\w]/gi) ?? [];
  return [...new Set(words.filter((word) => known.has(word) || /^state:[A-Z]{2}:[\w-]+$/.test(word)))];
}
