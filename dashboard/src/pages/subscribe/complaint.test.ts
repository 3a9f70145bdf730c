import { subscriptionFormSchema } from "@iep-insider/sdk/contract/schemas";
import { expect, it } from "vitest";
import { complaintAbout, type SubscribeFields } from "./complaint.ts";

const whole: SubscribeFields = {
  name: "Maria Lopez",
  email: "maria@example.org",
  password: "seven blue kites",
  confirmPassword: "seven blue kites",
  acceptsRenewal: true,
};

it.each<[string, Partial<SubscribeFields>, string | null]>([
  ["nothing", {}, null],
  ["a blank name", { name: " " }, "Missing Information"],
  ["no address", { email: "" }, "Missing Information"],
  ["no password", { password: "" }, "Missing Information"],
  ["no second password", { confirmPassword: "" }, "Missing Information"],
  ["no consent", { acceptsRenewal: false }, "Missing Information"],
  ["five characters", { password: "kites", confirmPassword: "kites" }, "Password Too Short"],
  ["five characters before two that differ", { password: "kites" }, "Password Too Short"],
  ["two that differ", { confirmPassword: "seven blue kite" }, "Passwords Don't Match"],
])("complains of %s", (_, change, title) => {
  expect(complaintAbout({ ...whole, ...change })?.title ?? null).toBe(title);
});

it("complains of nothing that the form lets pass", () => {
  expect(subscriptionFormSchema.safeParse(whole).success).toBe(true);
});

it.each<Partial<SubscribeFields>>([
  { name: " " },
  { email: "" },
  { password: "" },
  { confirmPassword: "" },
  { acceptsRenewal: false },
  { password: "kites", confirmPassword: "kites" },
  { confirmPassword: "seven blue kite" },
])("lets the form refuse all it complains of: %j", (change) => {
  expect(subscriptionFormSchema.safeParse({ ...whole, ...change }).success).toBe(false);
});
