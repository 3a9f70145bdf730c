import { describe, expect, it } from "vitest";
import { isCommonPassword } from "./commonPasswords.ts";
import { passwordChangeFormSchema, registrationSchema } from "./formSchemas.ts";

describe("the commonest passwords", () => {
  it.each(["Password1!", "qwerty123", "iloveyou!!", "12345678", "aaaaaaaa", "Welcome123", "letmein1234"])(
    "know %s",
    (password) => {
      expect(isCommonPassword(password)).toBe(true);
    },
  );

  it.each(["Tr4vel-lantern", "7bluekites!", "zkqhwmxv"])("do not know %s", (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });
});

describe("the fields of an account", () => {
  const registration = {
    email: "ana@example.org",
    password: "seven blue kites",
    firstName: "Ana",
    lastName: "L",
  };
  const sentenceFor = (field: string, value: unknown) =>
    registrationSchema
      .safeParse({ ...registration, [field]: value })
      .error?.issues.map(({ path, message }) => [path.join("."), message]);

  it("are taken as they should be, trimmed", () => {
    expect(
      registrationSchema.parse({ ...registration, email: " ana@example.org ", firstName: " Ana " }),
    ).toEqual(registration);
  });

  // The sentences of the specification.
  it.each([
    ["email", "ana at example", "Invalid email address"],
    ["password", "7 chars", "Password must be at least 8 characters"],
    ["firstName", "  ", "First name is required"],
  ])("say what is wrong with %s", (field, value, sentence) => {
    expect(sentenceFor(field, value)).toEqual([[field, sentence]]);
  });

  it("do not trim a password", () => {
    expect(registrationSchema.parse({ ...registration, password: " spaces matter " }).password).toBe(
      " spaces matter ",
    );
  });

  it("ask for the new password twice, and say so at the second", () => {
    const form = { currentPassword: "x", newPassword: "seven blue kites", confirmPassword: "" };
    const problems = (confirmPassword: string) =>
      passwordChangeFormSchema
        .safeParse({ ...form, confirmPassword })
        .error?.issues.map(({ path, message }) => [path.join("."), message]);
    expect(problems("")).toEqual([["confirmPassword", "Please confirm your password"]]);
    expect(problems("seven red kites")).toEqual([["confirmPassword", "Passwords don't match"]]);
    expect(problems("seven blue kites")).toBeUndefined();
  });
});
