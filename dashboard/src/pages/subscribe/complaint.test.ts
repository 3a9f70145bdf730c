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
  ["no second password", { confirmPassword: "" }, "Missing Information"],
  ["no consent", { acceptsRenewal: false }, "Missing Information"],
  ["five characters", { password: "kites", confirmPassword: "kites" }, "Password Too Short"],
  ["five characters before two that differ", { password: "kites" }, "Password Too Short"],
  ["two that differ", { confirmPassword: "seven blue kite" }, "Passwords Don't Match"],
])("reports %s, as the form's schema does", (_, change, title) => {
  const fields = { ...whole, ...change };
  expect(complaintAbout(fields)?.title ?? null).toBe(title);
  expect(subscriptionFormSchema.safeParse(fields).success).toBe(title === null);
});
