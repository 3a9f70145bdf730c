import { z } from "zod";
import type { Infer } from "../../call.ts";
import type { Declarations } from "../../declaration.ts";
import { pageQueryFields, pageSchema } from "../paging/schemas.ts";
import { auditActions, auditSubjects } from "./actions.ts";

const unknownActor = "Please choose who did it from the list.";

const filterFields = {
  action: z.enum(auditActions, "Please choose an action from the list.").optional(),
  actor: z
    .union([z.literal("command"), z.coerce.number().int().positive()], unknownActor)
    .optional()
    .describe("Who did it: an account's number, or `command` for the commands on the server."),
  subject: z
    .enum(auditSubjects, "Please choose a kind of the list.")
    .optional()
    .describe("What it was about; with `subjectId`, this one alone."),
  subjectId: z.string().trim().max(64, "This is no number or key of ours.").optional(),
};

export const auditFilterSchema = z.strictObject(filterFields);
/** Which entries; those that match all that is given. */
export type AuditFilter = Infer<typeof auditFilterSchema>;

export const auditToListSchema = z.strictObject({
  ...filterFields,
  ...pageQueryFields,
});
export type AuditToList = Infer<typeof auditToListSchema>;

const entrySchema = z.strictObject({
  id: z.int(),
  at: z.iso.datetime().describe("ISO 8601 in UTC."),
  actor: z.discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("command") }),
    z.strictObject({ kind: z.literal("account"), id: z.int(), email: z.string().nullable() }),
  ]),
  action: z.enum(auditActions),
  subject: z.strictObject({
    kind: z.enum(auditSubjects),
    id: z.string().nullable().describe("Its id or site key; null when the action is about no single record."),
    email: z
      .string()
      .nullable()
      .describe(
        "An account's address as it is today; null for everything else, and once the account is deleted.",
      ),
  }),
  detail: z
    .record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))
    .describe("Further details: numbers and our own names."),
});
/** Something that an operator did. */
export type AuditEntryShown = Infer<typeof entrySchema>;

const operatorsSchema = z.strictObject({
  operators: z.array(z.strictObject({ id: z.int(), email: z.string() })),
});

/** An account that has the operator's role. */
export type OperatorAccount = Infer<typeof operatorsSchema>["operators"][number];

export const adminAuditContract = {
  listAudit: {
    route: "GET /api/admin/audit",
    summary: "What operators did, newest first.",
    access: "admin",
    input: auditToListSchema,
    output: pageSchema(entrySchema),
  },
  exportAudit: {
    route: "GET /api/admin/audit.csv",
    summary: "The same as a file, whole. That it was taken is written down, too.",
    access: "admin",
    isSensitive: true,
    input: auditFilterSchema,
    output: "csv",
  },
  listOperators: {
    route: "GET /api/admin/operators",
    summary: "Who is an operator now.",
    access: "admin",
    output: operatorsSchema,
  },
} as const satisfies Declarations;
