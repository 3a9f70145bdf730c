import { z } from "zod";
import type { Descriptions } from "../../descriptions.ts";
import { pageQueryFields, pageSchema } from "../paging/schemas.ts";
import {
  type AuditEntryShown,
  type AuditFilter,
  type AuditToList,
  type adminAudit,
  auditActions,
  auditSubjects,
  type OperatorAccount,
} from "./calls.ts";

const unknownActor = "Please choose who did it from the list.";

const filterFields = {
  action: z.enum(auditActions, "Please choose an action from the list.").optional(),
  actor: z.union([z.literal("command"), z.coerce.number().int().positive()], unknownActor).optional(),
  subject: z.enum(auditSubjects, "Please choose a kind of the list.").optional(),
  subjectId: z.string().trim().max(64, "This is no number or key of ours.").optional(),
} satisfies Record<keyof AuditFilter, z.ZodType>;

export const auditFilterSchema = z.strictObject(filterFields) satisfies z.ZodType<AuditFilter>;

export const auditToListSchema = z.strictObject({
  ...filterFields,
  ...pageQueryFields,
}) satisfies z.ZodType<AuditToList>;

const entrySchema = z.strictObject({
  id: z.int(),
  at: z.iso.datetime(),
  actor: z.discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("command") }),
    z.strictObject({ kind: z.literal("account"), id: z.int(), email: z.string().nullable() }),
  ]),
  action: z.enum(auditActions),
  subject: z.strictObject({
    kind: z.enum(auditSubjects),
    id: z.string().nullable(),
    email: z.string().nullable(),
  }),
  detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
}) satisfies z.ZodType<AuditEntryShown>;

const operatorsSchema = z.strictObject({
  operators: z.array(z.strictObject({ id: z.int(), email: z.string() })),
}) satisfies z.ZodType<{ operators: readonly OperatorAccount[] }>;

export const adminAuditDescriptions = {
  listAudit: {
    summary: "What operators did, newest first.",
    access: "admin",
    input: auditToListSchema,
    output: pageSchema(entrySchema),
    success: 200,
  },
  exportAudit: {
    summary: "The same as a file, whole. That it was taken is written down, too.",
    access: "admin",
    isSensitive: true,
    input: auditFilterSchema,
    output: "csv",
    success: 200,
  },
  listOperators: {
    summary: "Who is an operator now.",
    access: "admin",
    input: null,
    output: operatorsSchema,
    success: 200,
  },
} as const satisfies Descriptions<typeof adminAudit>;
