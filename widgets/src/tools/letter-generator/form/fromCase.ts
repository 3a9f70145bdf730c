import type { AnyRecord } from "@iep-insider/sdk/case";
import { type LetterForm, letterheadFields, peopleFields } from "./fields.ts";

/** What a letter takes over: all but its own date. */
const fields = [...peopleFields, ...letterheadFields].filter((field) => field !== "date");

/**
 * The empty fields of a form that the parent's case can fill: from the newest letter about the same child, then from
 * what it says about the child.
 */
export function fieldsFromCase(records: readonly AnyRecord[], form: LetterForm): Partial<LetterForm> {
  const child = records.find((record) => record.kind === "child")?.value;
  const said: Readonly<Record<string, unknown>> = {
    childName: child?.nickname,
    grade: child?.grade,
    state: child?.state,
    district: child?.district,
  };
  const letter = records.findLast((record) => record.kind === "letter")?.value.fields ?? {};
  const isOther = form.childName.trim() !== "" && form.childName !== letter["childName"];
  const filled = fields.flatMap((field) => {
    const value = (isOther ? undefined : letter[field]) || said[field];
    return form[field].trim() === "" && typeof value === "string" && value !== "" ? [[field, value]] : [];
  });
  return Object.fromEntries(filled);
}
