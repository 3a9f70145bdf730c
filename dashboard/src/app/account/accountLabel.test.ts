import { expect, it } from "vitest";
import { accountLabel } from "./useAccountLabel.ts";

it.each([
  ["the first name", { firstName: "maria", email: "m@a.test" }, "maria", "M"],
  ["one of more letters than the computer thinks", { firstName: "𝒜na", email: "" }, "𝒜na", "𝒜"],
  ["the address", { firstName: null, email: "zoe@a.test" }, "Account", "Z"],
  ["the address, where the name is blank", { firstName: " ", email: "zoe@a.test" }, "Account", "Z"],
  ["nothing", { firstName: null, email: "" }, "Account", "U"],
  ["no name", null, "Account", "U"],
])("labels an account by %s", (_, user, label, initial) => {
  expect(accountLabel(user)).toEqual({ label, initial });
});
