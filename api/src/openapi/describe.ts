import { productName } from "@iep-insider/sdk/catalog";
import {
  purchaseKeyHeader,
  purchaseKeyPattern,
  requestIdHeader,
  siteErrorCodes,
  siteKeyHeader,
  siteKeyParameter,
  siteKeyPattern,
} from "@iep-insider/sdk/contract";
import {
  commonErrors,
  contract,
  type DeclaredCall,
  declaredCalls,
  errorBodySchema,
} from "@iep-insider/sdk/contract/schemas";
import { z } from "zod";
import packageFile from "../../package.json" with { type: "json" };
import { describeOembed } from "../oembed/describe.ts";

type Json = Readonly<Record<string, unknown>>;

/**
 * The contract as an OpenAPI 3.1 document: for people who call the API without our client.
 * @param publicOrigin where this server is reached.
 */
export function describeApi(publicOrigin: string): Json {
  return {
    openapi: "3.1.0",
    info: {
      title: `${productName} API`,
      version: packageFile.version,
      description: `Every failed request answers with the same error body: a stable \`code\` for programs, a sentence for people in \`message\`, and the \`requestId\`. Beside the errors that an operation names, every call can answer ${commonErrors.map(inCode).join(", ")}. Times are ISO 8601 in UTC.`,
    },
    servers: [{ url: publicOrigin }],
    tags: [...areas, embedding].map((name) => ({ name, "x-displayName": displayNameOf(name) })),
    "x-tagGroups": [
      { name: "Product", tags: [...areas.filter((name) => !isForOperators(name)), embedding] },
      { name: "Operators", tags: areas.filter(isForOperators) },
    ],
    paths: { ...describePaths(), ...describeOembed(embedding) },
    components: {
      schemas: { Error: jsonSchema(errorBodySchema, "output") },
      parameters: {
        SiteKey: {
          name: siteKeyHeader,
          in: "header",
          required: false,
          description: `The partner's site key; elements send it with every call. A malformed key is ignored. A key that does not work on the requesting page is refused with 403 and one of ${siteErrorCodes.map(inCode).join(", ")}, readable from any origin. Calls without a key work from every origin.`,
          schema: { type: "string", pattern: siteKeyPattern.source },
        },
        SiteKeyInQuery: {
          name: siteKeyParameter,
          in: "query",
          required: false,
          description: `The same as the header \`${siteKeyHeader}\`, so that a browser asks no preflight. The header wins.`,
          schema: { type: "string", pattern: siteKeyPattern.source },
        },
        PurchaseKey: {
          name: purchaseKeyHeader,
          in: "header",
          required: false,
          description:
            "The key to what was bought in this browser without an account. It opens tools and nothing else.",
          schema: { type: "string", pattern: purchaseKeyPattern.source },
        },
      },
      securitySchemes: {
        SessionToken: {
          type: "http",
          scheme: "bearer",
          description:
            "The token returned by `login` and `register`. A call that needs it answers 401 without a valid one; an operator's call answers 403 to everyone else.",
        },
      },
      headers: {
        RequestId: {
          description: "Names the request here, in the error body and in the log.",
          schema: { type: "string" },
        },
      },
      responses: {
        Error: {
          description: "The request failed; `message` says in one sentence what to do.",
          headers: requestId,
          content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
        },
      },
    },
  };
}

const areas = Object.keys(contract);

/** The tag of what is not in the contract, since others specify it. */
const embedding = "embedding";

function isForOperators(area: string): boolean {
  return area.startsWith("admin");
}

/** `adminToday` → `Today`, `secondFactor` → `Second factor`. */
function displayNameOf(area: string): string {
  if (area === "ai") return "AI tools";
  const words = area
    .replace(/^admin/, "")
    .replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const requestId = { [requestIdHeader]: { $ref: "#/components/headers/RequestId" } };

function describePaths(): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const call of declaredCalls())
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: describeCall(call) };
  return paths;
}

function describeCall(call: DeclaredCall): Json {
  const { name, area, method, summary, access, isSimple, input, output, success, errors } = call;
  const isGet = method === "GET";
  return {
    operationId: name,
    tags: [area],
    ...describeSummary(summary, errors),
    ...(access !== "anyone" && { security: [{ SessionToken: [] }, ...(access === "visitor" ? [{}] : [])] }),
    parameters: [
      { $ref: "#/components/parameters/SiteKey" },
      { $ref: "#/components/parameters/PurchaseKey" },
      ...(isSimple ? [{ $ref: "#/components/parameters/SiteKeyInQuery" }] : []),
      ...(input && isGet ? queryParameters(jsonSchema(input, "input")) : []),
    ],
    ...(input && !isGet && { requestBody: { required: true, content: bodyOf(input, isSimple) } }),
    responses: {
      [success]: {
        description: "Done.",
        headers: requestId,
        ...(output && { content: contentOf(output) }),
      },
      default: { $ref: "#/components/responses/Error" },
    },
  };
}

/** A title from the first sentence, and a description from the others and the call's errors. */
function describeSummary(summary: string, errors: readonly string[]): Json {
  const [title = "", ...others] = summary.split(/(?<=\.) (?=[A-Z])/);
  const notes = errors.length > 0 ? [`Errors of this call: ${errors.map(inCode).join(", ")}.`] : [];
  const description = [others.join(" "), ...notes].filter(Boolean).join("\n\n");
  return { summary: title.replace(/\.$/, ""), ...(description && { description }) };
}

function inCode(word: string): string {
  return `\`${word}\``;
}

/** Each field of a GET's input as a parameter of its query. */
function queryParameters({ properties = {}, required }: z.core.JSONSchema.BaseSchema): Json[] {
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: "query",
    required: required?.includes(name) ?? false,
    ...(typeof schema === "object" && { description: schema.description }),
    schema,
  }));
}

function contentOf(output: NonNullable<DeclaredCall["output"]>): Json {
  return output === "csv"
    ? { "text/csv": { schema: { type: "string" } } }
    : json(jsonSchema(output, "output"));
}

/** A simple call also takes its JSON as plain text. */
function bodyOf(input: z.ZodType, isSimple: true | undefined): Json {
  const schema = jsonSchema(input, "input");
  return { ...json(schema), ...(isSimple && { "text/plain": { schema } }) };
}

function json(schema: object): Json {
  return { "application/json": { schema } };
}

/** OpenAPI 3.1 defaults to this version of JSON Schema, so the schemas need not name it. */
function jsonSchema(schema: z.ZodType, io: "input" | "output"): z.core.JSONSchema.BaseSchema {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { target: "draft-2020-12", io });
  return described;
}
