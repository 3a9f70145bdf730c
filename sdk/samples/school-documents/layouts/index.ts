import { california } from "./iep/california.ts";
import { illinois } from "./iep/illinois.ts";
import type { Layout } from "./Layout.ts";
import { email, letter } from "./notices/letters.ts";
import { pwnForm } from "./notices/pwnForm.ts";

/** Every layout by the name that samples give. */
export const layouts: Readonly<Record<string, Layout>> = {
  california,
  illinois,
  letter,
  email,
  "pwn-form": pwnForm,
};
