import type { Check } from "./Check.ts";
import { contactsIn } from "./contacts.ts";
import { type Unsafe, unsafe, unsafeUnlessAsked } from "./unsafe.ts";

/** Nothing that foretells, advises as a lawyer or doctor, blames, asks for names, or leads to what we do not hold. */
export const safety: Check = (checked) => {
  const text = checked.prose.join("\n");
  const words = checked.words.join("\n").toLowerCase();
  return (
    firstOf(unsafe, text) ??
    firstOf(
      unsafeUnlessAsked.filter(({ pattern }) => !pattern.test(words)),
      text,
    ) ??
    contactsIn(checked)
  );
};

function firstOf(list: readonly Unsafe[], text: string): string | null {
  for (const { pattern, reason } of list) {
    const found = pattern.exec(text)?.[0];
    if (found !== undefined) return `“${found}”: ${reason}`;
  }
  return null;
}
