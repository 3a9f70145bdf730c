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
    "The beginning of an email address, first name, last name or full name, ignoring case; or an account number (`12`, `#12`).",
  ),
  role: z
    .enum(roles, "Please choose a role of the list.")
    .optional()
    .describe("The role: `admin` for operators."),
  membership: z
    .enum(subscriptionStatuses, "Please choose a membership of the list.")
    .optional()
    .describe("Only accounts with this membership status."),
  verified: z
    .enum(["yes", "no"], "Please choose yes or no.")
    .optional()
    .describe("Whether the email address is confirmed."),
});
/** Newest first; with a search, by relevance. */
export type UsersToList = Infer<typeof usersToListSchema>;

export const userToReadSchema = z.strictObject({ id: number.describe("The account's number.") });

/** The same in a GET's query, where every value is text. */
export const userInQuerySchema = z.strictObject({
  id: z.coerce.number(unknown).int(unknown).positive(unknown).describe("The account's number."),
});
export type UserToRead = Infer<typeof userInQuerySchema>;

export const roleToSetSchema = z.strictObject({
  id: number.describe("The account's number."),
  role: z.enum(roles, "Please choose a role of the list.").describe("The role: `admin` for operators."),
});
export type RoleToSet = Infer<typeof roleToSetSchema>;

export const allToolsToSetSchema = z.strictObject({
  id: number.describe("The account's number."),
  isGranted: z
    .boolean("Please say whether all tools are to be open.")
    .describe("True opens all tools without an end; false takes back an operator's grant only."),
});
export type AllToolsToSet = Infer<typeof allToolsToSetSchema>;

const userRowSchema = z.strictObject({
  id: z.int().describe("The account's number."),
  email: z.string().describe("The email address."),
  firstName: z.string().nullable().describe("First name; null for none."),
  lastName: z.string().nullable().describe("Last name; null for none."),
  createdAt: time.describe("When it was created, in UTC."),
  emailVerified: z.boolean().describe("Whether the email address is confirmed."),
  role: z.enum(roles).describe("The role: `admin` for operators."),
  subscriptionStatus: z.enum(subscriptionStatuses).describe("The state of the membership."),
  hasAllTools: z.boolean().describe("Whether a grant opens every tool."),
});
/** A row of the list. Times are ISO 8601 in UTC. */
export type UserRow = Infer<typeof userRowSchema>;

export const userDetailsSchema = userRowSchema.extend({
  roleSource: z
    .enum(["grant", "list"])
    .nullable()
    .describe(
      "Where the operator's role comes from: an operator's grant, or ADMIN_EMAILS on the server; null without the role.",
    ),
  isListedAdmin: z
    .boolean()
    .describe(
      "Whether ADMIN_EMAILS names the address: the role returns when it signs in with a confirmed address.",
    ),
  isListedOwner: z
    .boolean()
    .describe("Whether OWNER_EMAILS names the address: all tools are open to it once it is confirmed."),
  isGrantedAllTools: z
    .boolean()
    .describe("Whether an operator granted it all tools; `setUserAllTools` can take that back."),
  isSelf: z.boolean().describe("Whether this is the operator who asks."),
  isLastOperator: z.boolean().describe("Whether this is the only operator."),
  subscriptionEndDate: time.nullable().describe("Until when the membership is paid, in UTC; null for none."),
  entitlements: z
    .array(
      z.strictObject({
        id: z.int().describe("The entitlement's number."),
        tool: z
          .enum(toolIds)
          .nullable()
          .describe("The tool; null for all tools, or for the first tool of its kind that is opened."),
        kind: z.enum(paymentKinds).nullable().describe("The kind of purchase; null for others."),
        source: z
          .enum(["grant", "list", "subscription", "purchase", "sponsored"])
          .describe("Where it comes from."),
        endsAt: time.nullable().describe("When it ends, in UTC; null for no end."),
        usesLeft: z.int().nullable().describe("How many uses are left; null for unlimited."),
        createdAt: time.describe("When it was created, in UTC."),
        paymentId: z.int().nullable().describe("The number of the payment it comes from; null for none."),
      }),
    )
    .describe("The newest 50 entitlements."),
  sessions: z
    .array(
      z.strictObject({
        device: z.string().nullable().describe("Browser and system; null where unknown."),
        createdAt: time.describe("When it was created, in UTC."),
        lastUsedAt: time.describe("When it was last used, accurate to the day."),
      }),
    )
    .describe("The sessions that have not ended."),
  mails: z
    .array(
      z.strictObject({
        id: z.int().describe("The email's number."),
        kind: z.string().describe("The kind of email."),
        createdAt: time.describe("When it was created, in UTC."),
        sentAt: time.nullable().describe("When it was sent, in UTC; null until then."),
        givenUpAt: time.nullable().describe("When it was given up, in UTC; null otherwise."),
      }),
    )
    .describe("The newest 20 emails of the last 30 days, without their content."),
});
/** Everything operators see of an account: no hash, no token, nothing typed in a tool. */
export type UserDetails = Infer<typeof userDetailsSchema>;

export type UserEntitlement = UserDetails["entitlements"][number];
/** A signed-in browser, without its session id. */
export type UserSession = UserDetails["sessions"][number];
/** A mail sent, or tried. Its content is not stored. */
export type UserMail = UserDetails["mails"][number];

export const adminUsersContract = {
  listUsers: {
    route: "GET /api/admin/users",
    summary: "List accounts, newest first; with a search, in the order of the field that matched.",
    access: "admin",
    input: usersToListSchema,
    output: pageSchema(userRowSchema),
  },
  readUser: {
    route: "GET /api/admin/user",
    summary: "Get an account with its entitlements, sessions and emails.",
    access: "admin",
    input: userInQuerySchema,
    output: userDetailsSchema,
    errors: ["not_found"],
  },
  setUserRole: {
    route: "POST /api/admin/user-role",
    summary: "Set an account's role, which ends its sessions.",
    access: "admin",
    isSensitive: true,
    input: roleToSetSchema,
    output: userDetailsSchema,
    errors: ["not_found", "own_role", "last_operator", "email_not_confirmed"],
  },
  setUserAllTools: {
    route: "POST /api/admin/user-all-tools",
    summary: "Grant an account all tools, or take that grant back.",
    access: "admin",
    input: allToolsToSetSchema,
    output: userDetailsSchema,
    errors: ["not_found"],
  },
  endUserSessions: {
    route: "POST /api/admin/user-sessions-end",
    summary: "End all sessions of an account.",
    access: "admin",
    input: userToReadSchema,
    output: userDetailsSchema,
    errors: ["not_found"],
  },
} as const satisfies Declarations;
