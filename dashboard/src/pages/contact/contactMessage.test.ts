import { contract } from "@iep-insider/sdk/contract/schemas";
import { expect, it } from "vitest";
import {
  type ContactFields,
  emptyFields,
  missingErrors,
  shapeErrors,
  supportRequest,
} from "./contactMessage.ts";

/** What the server checks a message by. */
const supportRequestSchema = contract.contacts.sendSupportRequest.input;

const whole: ContactFields = {
  firstName: "Maria",
  lastName: "Lopez",
  email: "maria@example.org",
  message: "Hello",
};

it.each<[string, Partial<ContactFields>, readonly (keyof ContactFields)[]]>([
  ["nothing", {}, []],
  ["an address of blanks", { email: " \t" }, ["email"]],
  ["everything", emptyFields, ["firstName", "email", "message"]],
])("missingErrors misses %s", (_, changed, fields) => {
  expect(Object.keys(missingErrors({ ...whole, ...changed }))).toEqual(fields);
});

it.each<[string, Partial<ContactFields>, readonly (keyof ContactFields)[]]>([
  ["takes blanks around an address", { email: " maria@example.org " }, []],
  ["leaves a blank address to the other check", { email: " " }, []],
  ["refuses an address without @", { email: "maria.example.org" }, ["email"]],
  ["does not measure blanks around it", { message: ` ${"a".repeat(10_000)}\n` }, []],
  ["refuses a longer one", { message: "a".repeat(10_001) }, ["message"]],
  ["refuses a name that is no name", { lastName: "a".repeat(101) }, ["lastName"]],
])("shapeErrors: %s", (_, changed, fields) => {
  expect(Object.keys(shapeErrors({ ...whole, ...changed }))).toEqual(fields);
});

it("shapeErrors never refuses what the server takes", () => {
  for (const email of ["a@b.co", "a+b@c-d.example", "x_y@sub.domain.museum", "1@2.de"]) {
    const fields = { ...whole, email };
    expect(supportRequestSchema.safeParse(supportRequest(fields)).success).toBe(true);
    expect(shapeErrors(fields)).toEqual({});
  }
});

it("supportRequest matches the contract, trimmed, and without a blank last name", () => {
  const request = supportRequest({ ...whole, firstName: " Maria ", lastName: "  " });
  expect(request).toEqual({
    firstName: "Maria",
    email: "maria@example.org",
    message: "Hello",
    serviceType: "customer_support",
  });
  expect(supportRequestSchema.parse(request)).toMatchObject(request);
});
