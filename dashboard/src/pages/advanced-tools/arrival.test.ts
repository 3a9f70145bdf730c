import { tools } from "@iep-insider/sdk/catalog";
import { expect, it } from "vitest";
import { readArrival, readHubState } from "./arrival.ts";

it.each([
  ["", null],
  ["?subscription_activated=true", { kind: "subscribed" }],
  ["?tool=letter-generator&claim=abc", { kind: "claim", token: "abc" }],
  ["?payment_success=true", { kind: "paid", tool: null }],
  ["?payment_success=true&tool=letter-generator", { kind: "paid", tool: "letter-generator" }],
  ["?payment_success=true&tool=Letter+Generator", { kind: "paid", tool: "letter-generator" }],
])("%s says %j", (search, expected) => {
  expect(readArrival(search)).toEqual(expected);
});

it("names every paid tool by its title", () => {
  const paid = tools.filter(({ payment }) => payment !== null);
  for (const { id, title } of paid)
    expect(readArrival(`?${new URLSearchParams({ payment_success: "true", tool: title })}`)).toEqual({
      kind: "paid",
      tool: id,
    });
  expect(paid.filter(({ inHub }) => inHub)).toHaveLength(11);
});

it.each<[unknown, unknown]>([
  [null, {}],
  ["letter-generator", {}],
  [{ tool: "letter-generator" }, { tool: "letter-generator" }],
  [{ tool: 1, claim: "abc" }, { claim: "abc" }],
  [{ claim: "" }, {}],
])("finds in the history %j: %j", (state, expected) => {
  expect(readHubState(state)).toEqual(expected);
});
