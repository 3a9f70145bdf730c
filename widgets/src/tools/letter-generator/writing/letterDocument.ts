import { dayInWords, isStateCode, stateNames } from "@iep-insider/sdk/law";
import type { LetterDocument, LetterPart } from "../../../documents/index.ts";
import { type DeliveryMethod, isToState, type LetterForm, type LetterType } from "../form/fields.ts";
import { plain } from "./parentWords.ts";
import type { BodyPart } from "./Sentence.ts";

const deliveryLines: Readonly<Record<DeliveryMethod, string>> = {
  email: "Sent by e-mail",
  mail: "Sent by mail",
  certified_mail: "Sent by certified mail",
  hand: "Handed in",
  email_and_mail: "Sent by e-mail and by mail",
};

/** Who gets a copy besides the recipient: the deciding office. None if the school alone can respond. */
function officeFor(type: LetterType): string | null {
  if (type === "observation_request" || type === "follow_up") return null;
  // 34 CFR 300.153(d)
  if (type === "state_complaint") return "Superintendent";
  return type === "504_evaluation" ? "Section 504 Coordinator" : "Director of Special Education";
}

/** Puts the body between letterhead and signature. What a parent left out is omitted. */
export function letterDocument(
  form: LetterForm,
  type: LetterType,
  subject: string,
  body: readonly BodyPart[],
): LetterDocument {
  const parent = plain(form.parentName) ?? "";
  const child = plain(form.childName) ?? "";
  const reach = [plain(form.parentPhone), plain(form.parentEmail)].filter((way) => way !== null);
  const office = officeFor(type);
  return {
    kind: "letter",
    fileName: `${type}_letter`,
    subject: `${subject}: ${child}`,
    sender: [parent, ...addressLines(form.parentAddress), ...reach],
    date: form.date === "" ? "[date]" : dayInWords(form.date),
    delivery: isDelivery(form.deliveryMethod) ? deliveryLines[form.deliveryMethod] : null,
    ...(isToState(type) ? toState(form) : toPrincipal(form)),
    about: [
      ...row("Date of birth", form.childBirthDate === "" ? null : birthDay(form.childBirthDate)),
      ...row("Grade", plain(form.grade)),
      ...row("Teacher", plain(form.teacherName)),
      // The state needs both to identify the subject of a complaint (34 CFR 300.153(b)(4)).
      ...(isToState(type)
        ? [
            ...row("School", [plain(form.schoolName), ...addressLines(form.schoolAddress)].join(", ")),
            ...row("Child's address", addressLines(form.parentAddress).join(", ") || null),
          ]
        : []),
    ],
    body: [...body.map(part), { kind: "paragraph", text: lastWords(type, reach) }],
    closing: "Sincerely,",
    signature: parent,
    copies: present(office && [office, plain(form.district)].filter(Boolean).join(", ")),
  };
}

function toPrincipal(form: LetterForm): Pick<LetterDocument, "recipient" | "salutation"> {
  const principal = plain(form.principalName) ?? "";
  return {
    recipient: [
      /\bprincipal\b/i.test(principal) ? principal : `${principal}, Principal`,
      ...present(plain(form.schoolName)),
      ...addressLines(form.schoolAddress),
    ],
    salutation: `Dear ${principal.replace(/,? *principal$/i, "") || principal}:`,
  };
}

/** The agency's name and address are shown beside the letter: a letter prints verified facts only (ADR 19). */
function toState({ state }: LetterForm): Pick<LetterDocument, "recipient" | "salutation"> {
  return {
    recipient: [
      "Special Education State Complaints",
      `State Education Agency${isStateCode(state) ? ` of ${state === "DC" ? "the " : ""}${stateNames[state]}` : ""}`,
    ],
    salutation: "To the state complaint office:",
  };
}

function part(from: BodyPart): LetterPart {
  return from.kind === "list"
    ? { kind: "list", items: from.items }
    : { kind: "paragraph", text: from.sentences.map((sentence) => sentence.text).join(" ") };
}

/** Every letter ends courteously, and says how to reach the parent. */
function lastWords(type: LetterType, [reach, other]: readonly string[]): string {
  const thanks =
    type === "revoke_consent" || isToState(type)
      ? "Thank you for your help."
      : "Thank you for your help. I want to work on this together with you.";
  if (!reach) return thanks;
  return other
    ? `${thanks} You can reach me at ${reach} or ${other}.`
    : `${thanks} You can reach me at ${reach}.`;
}

/** An address in its lines as typed. */
function addressLines(typed: string): readonly string[] {
  return typed
    .split("\n")
    .map((line) => plain(line))
    .filter((line) => line !== null);
}

function birthDay(day: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(day) ? dayInWords(day) : day;
}

function row(label: string, value: string | null) {
  return value === null ? [] : [{ label, value }];
}

function present(text: string | null): readonly string[] {
  return text === null || text === "" ? [] : [text];
}

function isDelivery(method: string): method is DeliveryMethod {
  return Object.hasOwn(deliveryLines, method);
}
