import { declaredCalls } from "@iep-insider/sdk/contract/schemas";
import { beforeAll, expect, test } from "vitest";
import { useTestApp } from "../../tests/useTestApp.ts";

interface Schema {
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly additionalProperties?: Schema | boolean;
}

interface Parameter {
  readonly name: string;
  readonly description?: string;
}

// biome-ignore lint/suspicious/noExplicitAny: read as any client would, without our types.
let document: any;

const app = useTestApp({ environment: { publicOrigin: "https://iep.example" } });
beforeAll(async () => {
  document = await (await app.request("/api/openapi.json")).json();
});

const calls = declaredCalls();

test.each(calls)("describes $name as the contract declares it", (call) => {
  const { name, path, method, summary, access, input, success, errors } = call;
  const operation = document.paths[path][method.toLowerCase()];
  expect(operation.operationId).toBe(name);
  expect(summary.startsWith(operation.summary)).toBe(true);
  for (const code of errors) expect(operation.description).toContain(`\`${code}\``);
  expect(Object.keys(operation.responses)).toEqual([String(success), "default"]);
  expect(operation.responses.default).toEqual({ $ref: "#/components/responses/Error" });
  const isGet = method === "GET";
  expect("requestBody" in operation).toBe(input !== undefined && !isGet);
  const asked = operation.parameters.filter((parameter: object) => "in" in parameter);
  expect(asked.length > 0).toBe(input !== undefined && isGet);
  expect("security" in operation).toBe(access !== "anyone");
});

test("GET /api/openapi.json has no call beside the contract's and oEmbed", () => {
  const described = Object.values<object>(document.paths).flatMap((path) => Object.keys(path));
  expect(described).toHaveLength(calls.length + 1);
  expect(document.paths["/oembed"].get.responses[200].content["application/json"].schema.required).toContain(
    "html",
  );
});

test("GET /api/openapi.json carries the schemas' limits", () => {
  const schema = document.paths["/api/support"].post.requestBody.content["application/json"].schema;
  expect(schema.required).toEqual(["firstName", "email", "serviceType", "message"]);
  expect(schema.properties.message).toMatchObject({ type: "string", minLength: 1, maxLength: 10_000 });
  expect(schema.additionalProperties).toBe(false);
});

test("GET /api/openapi.json refers to nothing that is not there", () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(
    (match) => match[1] ?? "",
  );
  expect(references.length).toBeGreaterThan(0);
  for (const reference of references) {
    const target = reference.split("/").reduce((part, key) => part?.[key], document);
    expect(target, reference).toBeDefined();
  }
});

/** The names of all fields in a JSON Schema that have no description. */
function undescribed(schema: Schema, at: string): string[] {
  const { properties = {}, items, anyOf = [], oneOf = [], additionalProperties } = schema;
  const inside = [items, additionalProperties, ...anyOf, ...oneOf].filter((part) => typeof part === "object");
  return [
    ...Object.entries(properties).flatMap(([name, field]) => [
      ...(field.description ? [] : [`${at}.${name}`]),
      ...undescribed(field, `${at}.${name}`),
    ]),
    ...inside.flatMap((part) => undescribed(part, at)),
  ];
}

test.each(calls)("$name describes each of its fields", (call) => {
  const operation = document.paths[call.path][call.method.toLowerCase()];
  const parameters = operation.parameters.filter((parameter: object) => "in" in parameter);
  const schemas: Schema[] = [operation.requestBody, operation.responses[call.success]].flatMap(
    (body) => body?.content?.["application/json"]?.schema ?? [],
  );
  const query = { properties: Object.fromEntries(parameters.map((one: Parameter) => [one.name, one])) };
  expect([query, ...schemas].flatMap((schema) => undescribed(schema, call.name))).toEqual([]);
});
