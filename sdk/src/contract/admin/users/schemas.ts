import { z } from "zod";
import { paymentKinds, toolIds } from "../../../catalog/index.ts";
import { roles, subscriptionStatuses } from "../../accounts/roles.ts";
import type { Infer } from "../../call.ts";
import type { Declarations } from "../../declaration.ts";
import { pageQueryFields, pageSchema, searchField } from "../paging/schemas.ts";

const unknown = "There is no account of this number.";
const number = z.int(unknown).positive(unknown);
const time = z.iso.datetime();

export const usersToListSchema = z.strictObject({
  ...pageQueryFields,
  search: searchField.describe(
    "How an address, a first, a last or a whole name begins, without regard to case; or a number: `12` or `#12`.",
  ),
  role: z.enum(roles, "Please choose a role of the list.").optional(),
  membership: z.enum(subscriptionStatuses, "Please choose a membership of the list.").optional(),
  verified: z.enum(["yes", "no"], "Please choose yes or no.").optional(),
});
/** Which accounts, newest first; or, with a search, in the order of what was found. */
export type UsersToList = Infer<typeof usersToListSchema>;

export const userToReadSchema = z.strictObject({ id: number });

/** The same in a GET's query, which holds words only. */
export const userInQuerySchema = z.strictObject({
  id: z.coerce.number(unknown).int(unknown).positive(unknown),
});
export type UserToRead = Infer<typeof userInQuerySchema>;

export const roleToSetSchema = z.strictObject({
  id: number,
  role: z.enum(roles, "Please choose a role of the list."),
});
export type RoleToSet = Infer<typeof roleToSetSchema>;

export const allToolsToSetSchema = z.strictObject({
  id: number,
  isGranted: z
    .boolean("Please say whether all tools are to be open.")
    .describe(
      "True opens all tools without an end; false takes back what an operator gave, and nothing else.",
    ),
});
export type AllToolsToSet = Infer<typeof allToolsToSetSchema>;

const userRowSchema = z.strictObject({
  id: z.int(),
  email: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  createdAt: time,
  emailVerified: z.boolean(),
  role: z.enum(roles),
  subscriptionStatus: z.enum(subscriptionStatuses),
  hasAllTools: z.boolean().describe("Every tool is open, by a grant (ADR 2)."),
});
/** An account as one line of a list. Times are ISO 8601 in UTC. */
export type UserRow = Infer<typeof userRowSchema>;

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
});
/** All that an operator sees of one account: no hash, no token, nothing that was typed in a tool. */
export type UserDetails = Infer<typeof userDetailsSchema>;

/** The right to use tools. */
export type UserEntitlement = UserDetails["entitlements"][number];
/** A browser that is signed in; without the id that its token names. */
export type UserSession = UserDetails["sessions"][number];
/** That we sent a mail, or tried to. What it said is not kept. */
export type UserMail = UserDetails["mails"][number];

export const adminUsersContract = {
  listUsers: {
    route: "GET /api/admin/users",
    summary: "Accounts, newest first; with a search, in the order of what was found.",
    access: "admin",
    input: usersToListSchema,
    output: pageSchema(userRowSchema),
  },
  readUser: {
    route: "GET /api/admin/user",
    summary: "One account with its rights, sessions and mails.",
    access: "admin",
    input: userInQuerySchema,
    output: userDetailsSchema,
    errors: ["not_found"],
  },
  setUserRole: {
    route: "POST /api/admin/user-role",
    summary:
      "Makes an account an operator's or a user's, which ends its sessions. 409 for one's own role and the last operator's.",
    access: "admin",
    isSensitive: true,
    input: roleToSetSchema,
    output: userDetailsSchema,
    errors: ["not_found", "own_role", "last_operator", "email_not_confirmed"],
  },
  setUserAllTools: {
    route: "POST /api/admin/user-all-tools",
    summary: "Opens all tools to an account, or takes back what an operator gave.",
    access: "admin",
    input: allToolsToSetSchema,
    output: userDetailsSchema,
    errors: ["not_found"],
  },
  endUserSessions: {
    route: "POST /api/admin/user-sessions-end",
    summary: "Signs an account out everywhere.",
    access: "admin",
    input: userToReadSchema,
    output: userDetailsSchema,
    errors: ["not_found"],
  },
} as const satisfies Declarations;
