import { z } from "zod";
import type { Infer } from "../../call.ts";
import type { Declarations } from "../../declaration.ts";
import { pageQueryFields, pageSchema } from "../paging/schemas.ts";
import { auditActions, auditSubjects } from "./actions.ts";

const unknownActor = "Please choose who did it from the list.";

const filterFields = {
  action: z.enum(auditActions, "Please choose an action from the list.").optional().describe("The action."),
  actor: z
    .union([z.literal("command"), z.coerce.number().int().positive()], unknownActor)
    .optional()
    .describe("The actor: an account's number, or `command` for commands on the server."),
  subject: z
    .enum(auditSubjects, "Please choose a kind of the list.")
    .optional()
    .describe("The kind of record; with `subjectId`, only that record."),
  subjectId: z
    .string()
    .trim()
    .max(64, "Unknown number or key.")
    .optional()
    .describe("The record's id or site key."),
};

export const auditFilterSchema = z.strictObject(filterFields);
/** Entries match every filter given. */
export type AuditFilter = Infer<typeof auditFilterSchema>;

export const auditToListSchema = z.strictObject({
  ...filterFields,
  ...pageQueryFields,
});
export type AuditToList = Infer<typeof auditToListSchema>;

const entrySchema = z.strictObject({
  id: z.int().describe("The entry's number."),
  at: z.iso.datetime().describe("When, in UTC."),
  actor: z
    .discriminatedUnion("kind", [
      z.strictObject({ kind: z.literal("command").describe("The kind.") }),
      z.strictObject({
        kind: z.literal("account").describe("The kind."),
        id: z.int().describe("The account's number."),
        email: z
          .string()
          .nullable()
          .describe("The account's current email address; null when it was deleted."),
      }),
    ])
    .describe("Who did it."),
  action: z.enum(auditActions).describe("The action."),
  subject: z
    .strictObject({
      kind: z.enum(auditSubjects).describe("The kind of record."),
      id: z
        .string()
        .nullable()
        .describe("Its id or site key; null when the action is about no single record."),
      email: z
        .string()
        .nullable()
        .describe("The account's current email address; null for other records and deleted accounts."),
    })
    .describe("The record that it is about."),
  detail: z
    .record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))
    .describe("Details of the action: numbers and our own names, no personal data."),
});
export type AuditEntryShown = Infer<typeof entrySchema>;

const operatorsSchema = z.strictObject({
  operators: z
    .array(
      z.strictObject({
        id: z.int().describe("The account's number."),
        email: z.string().describe("The account's email address."),
      }),
    )
    .describe("The accounts with the operator's role."),
});

/** An account that has the operator's role. */
export type OperatorAccount = Infer<typeof operatorsSchema>["operators"][number];

export const adminAuditContract = {
  listAudit: {
    route: "GET /api/admin/audit",
    summary: "List what operators did, newest first.",
    access: "admin",
    input: auditToListSchema,
    output: pageSchema(entrySchema),
  },
  exportAudit: {
    route: "GET /api/admin/audit.csv",
    summary: "Export the audit log. The export itself is logged.",
    access: "admin",
    isSensitive: true,
    input: auditFilterSchema,
    output: "csv",
  },
  listOperators: {
    route: "GET /api/admin/operators",
    summary: "List the current operators, at most 100.",
    access: "admin",
    output: operatorsSchema,
  },
} as const satisfies Declarations;
