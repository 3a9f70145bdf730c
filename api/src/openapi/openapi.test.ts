import { describedAreas } from "@iep-insider/sdk/contract/schemas";
import { beforeAll, expect, test } from "vitest";
import { useTestApp } from "../../tests/useTestApp.ts";

// biome-ignore lint/suspicious/noExplicitAny: read as any client would, without our types.
let document: any;

const app = useTestApp({ environment: { publicOrigin: "https://iep.example" } });
beforeAll(async () => {
  document = await (await app.request("/api/openapi.json")).json();
});

const calls = describedAreas.flatMap((area) =>
  Object.entries(area.calls).map(([name, call]) => ({
    name,
    call,
    description: Object.entries(area.descriptions).find(([described]) => described === name)?.[1],
  })),
);

test.each(calls)("describes $name as the contract has it", ({ name, call, description }) => {
  const operation = document.paths[call.path][call.method.toLowerCase()];
  expect(operation).toMatchObject({ operationId: name, summary: description?.summary });
  expect(Object.keys(operation.responses)).toEqual([String(description?.success), "default"]);
  expect(operation.responses.default).toEqual({ $ref: "#/components/responses/Error" });
  const isGet = call.method === "GET";
  expect("requestBody" in operation).toBe(description?.input !== null && !isGet);
  const asked = operation.parameters.filter((parameter: object) => "in" in parameter);
  expect(asked.length > 0).toBe(description?.input !== null && isGet);
  expect("security" in operation).toBe(description?.access !== "anyone");
});

test("GET /api/openapi.json has no call beside the contract's", () => {
  const described = Object.values<object>(document.paths).flatMap((path) => Object.keys(path));
  expect(described).toHaveLength(calls.length);
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
