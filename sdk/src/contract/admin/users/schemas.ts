import { z } from "zod";
import { paymentKinds, toolIds } from "../../../catalog/index.ts";
import { roles, subscriptionStatuses } from "../../accounts/calls.ts";
import type { Descriptions } from "../../descriptions.ts";
import { pageQueryFields, pageSchema, searchField } from "../paging/schemas.ts";
import type {
  AllToolsToSet,
  adminUsers,
  RoleToSet,
  UserDetails,
  UserRow,
  UsersToList,
  UserToRead,
} from "./calls.ts";

const unknown = "There is no account of this number.";
const number = z.int(unknown).positive(unknown);
const time = z.iso.datetime();

export const usersToListSchema = z.strictObject({
  ...pageQueryFields,
  search: searchField,
  role: z.enum(roles, "Please choose a role of the list.").optional(),
  membership: z.enum(subscriptionStatuses, "Please choose a membership of the list.").optional(),
  verified: z.enum(["yes", "no"], "Please choose yes or no.").optional(),
}) satisfies z.ZodType<UsersToList>;

export const userToReadSchema = z.strictObject({ id: number }) satisfies z.ZodType<UserToRead>;

/** The same in a GET's query, which holds words only. */
export const userInQuerySchema = z.strictObject({
  id: z.coerce.number(unknown).int(unknown).positive(unknown),
}) satisfies z.ZodType<UserToRead>;

export const roleToSetSchema = z.strictObject({
  id: number,
  role: z.enum(roles, "Please choose a role of the list."),
}) satisfies z.ZodType<RoleToSet>;

export const allToolsToSetSchema = z.strictObject({
  id: number,
  isGranted: z.boolean("Please say whether all tools are to be open."),
}) satisfies z.ZodType<AllToolsToSet>;

const userRowSchema = z.strictObject({
  id: z.int(),
  email: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  createdAt: time,
  emailVerified: z.boolean(),
  role: z.enum(roles),
  subscriptionStatus: z.enum(subscriptionStatuses),
  hasAllTools: z.boolean(),
}) satisfies z.ZodType<UserRow>;

export const userDetailsSchema = userRowSchema.extend({
  roleSource: z.enum(["grant", "list"]).nullable(),
  isListedAdmin: z.boolean(),
  isListedOwner: z.boolean(),
  isGrantedAllTools: z.boolean(),
  isSelf: z.boolean(),
  isLastOperator: z.boolean(),
  subscriptionEndDate: time.nullable(),
  entitlements: z.array(
    z.strictObject({
      id: z.int(),
      tool: z.enum(toolIds).nullable(),
      kind: z.enum(paymentKinds).nullable(),
      source: z.enum(["grant", "list", "subscription", "purchase", "sponsored"]),
      endsAt: time.nullable(),
      usesLeft: z.int().nullable(),
      createdAt: time,
      paymentId: z.int().nullable(),
    }),
  ),
  sessions: z.array(z.strictObject({ device: z.string().nullable(), createdAt: time, lastUsedAt: time })),
  mails: z.array(
    z.strictObject({
      id: z.int(),
      kind: z.string(),
      createdAt: time,
      sentAt: time.nullable(),
      givenUpAt: time.nullable(),
    }),
  ),
}) satisfies z.ZodType<UserDetails>;

export const adminUsersDescriptions = {
  listUsers: {
    summary: "Accounts, newest first; with a search, in the order of what was found.",
    access: "admin",
    input: usersToListSchema,
    output: pageSchema(userRowSchema),
    success: 200,
  },
  readUser: {
    summary: "One account with its rights, sessions and mails.",
    access: "admin",
    input: userInQuerySchema,
    output: userDetailsSchema,
    success: 200,
  },
  setUserRole: {
    summary:
      "Makes an account an operator's or a user's, which ends its sessions. 409 for one's own role and the last operator's.",
    access: "admin",
    isSensitive: true,
    input: roleToSetSchema,
    output: userDetailsSchema,
    success: 200,
  },
  setUserAllTools: {
    summary: "Opens all tools to an account, or takes back what an operator gave.",
    access: "admin",
    input: allToolsToSetSchema,
    output: userDetailsSchema,
    success: 200,
  },
  endUserSessions: {
    summary: "Signs an account out everywhere.",
    access: "admin",
    input: userToReadSchema,
    output: userDetailsSchema,
    success: 200,
  },
} as const satisfies Descriptions<typeof adminUsers>;
