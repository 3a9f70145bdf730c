import { productName } from "@iep-insider/sdk/catalog";
import {
  type Area,
  purchaseKeyHeader,
  purchaseKeyPattern,
  requestIdHeader,
  siteErrorCodes,
  siteKeyHeader,
  siteKeyPattern,
} from "@iep-insider/sdk/contract";
import { type CallDescription, describedAreas } from "@iep-insider/sdk/contract/schemas";
import { z } from "zod";
import packageFile from "../../package.json" with { type: "json" };
import { errorBodySchema } from "./errorBodySchema.ts";

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
      description: "Every failed request answers with the one error body, named Error below.",
    },
    servers: [{ url: publicOrigin }],
    paths: describePaths(),
    components: {
      schemas: { Error: jsonSchema(errorBodySchema, "output") },
      parameters: {
        SiteKey: {
          name: siteKeyHeader,
          in: "header",
          required: false,
          description: `The partner's site key. Elements send it with every call; one that is not well-formed is ignored. One that does not open on the page that asks is refused with 403 and one of ${siteErrorCodes.join(", ")}; any page may read why. A call without one is answered everywhere.`,
          schema: { type: "string", pattern: siteKeyPattern.source },
        },
        PurchaseKey: {
          name: purchaseKeyHeader,
          in: "header",
          required: false,
          description: "What was bought in this browser without an account. It opens tools and nothing else.",
          schema: { type: "string", pattern: purchaseKeyPattern.source },
        },
      },
      securitySchemes: {
        SessionToken: {
          type: "http",
          scheme: "bearer",
          description:
            "The token that signing in or signing up answers with. Without a valid one a call that needs it answers 401; an operator's call answers anybody else 403.",
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

const requestId = { [requestIdHeader]: { $ref: "#/components/headers/RequestId" } };

function describePaths(): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const area of describedAreas) {
    const calls: Area = area.calls;
    const descriptions: Readonly<Record<string, CallDescription>> = area.descriptions;
    for (const [name, call] of Object.entries(calls)) {
      const description = descriptions[name];
      if (!description) throw new Error(`The contract does not describe the call "${name}".`);
      const operation = describeCall(name, area.name, call.method, description);
      paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation };
    }
  }
  return paths;
}

function describeCall(
  name: string,
  area: string,
  method: string,
  { summary, access, input, output, success }: CallDescription,
): Json {
  return {
    operationId: name,
    tags: [area],
    summary,
    ...(access !== "anyone" && { security: [{ SessionToken: [] }, ...(access === "visitor" ? [{}] : [])] }),
    parameters: [
      { $ref: "#/components/parameters/SiteKey" },
      { $ref: "#/components/parameters/PurchaseKey" },
      ...(input && method === "GET" ? queryParameters(jsonSchema(input, "input")) : []),
    ],
    ...(input &&
      method !== "GET" && { requestBody: { required: true, content: json(jsonSchema(input, "input")) } }),
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

/** Each field of a GET's input as a parameter of its query. */
function queryParameters({ properties, required }: Json): Json[] {
  const names = Array.isArray(required) ? required : [];
  return Object.entries(typeof properties === "object" ? (properties ?? {}) : {}).map(([name, schema]) => ({
    name,
    in: "query",
    required: names.includes(name),
    schema,
  }));
}

function contentOf(output: NonNullable<CallDescription["output"]>): Json {
  return output === "csv"
    ? { "text/csv": { schema: { type: "string" } } }
    : json(jsonSchema(output, "output"));
}

function json(schema: Json): Json {
  return { "application/json": { schema } };
}

/** OpenAPI 3.1 defaults to this version of JSON Schema, so the schemas need not name it. */
function jsonSchema(schema: z.ZodType, io: "input" | "output"): Json {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { target: "draft-2020-12", io });
  return described;
}
