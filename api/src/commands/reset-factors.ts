import { emailKeyOf } from "../accounts/emailKey.ts";
import { resetFactors } from "../accounts/secondFactor/change.ts";
import { recordAuditEntry } from "../audit/recordAuditEntry.ts";
import { runCommand, UsageError } from "./runCommand.ts";

/** `npm run reset-factors -- operator@example.org`: for an operator who has lost the second factors and the codes. */
await runCommand(async (services, [email, ...others]) => {
  if (!email || others.length > 0)
    throw new UsageError("Use it like this:\n  npm run reset-factors -- operator@example.org");
  const { database } = services;
  const user = await database.users.findOne({ where: { emailKey: emailKeyOf(email) } });
  if (!user) throw new UsageError(`No account has the address ${email}.`);
  const removed = await database.transaction(async (transaction) => {
    const count = await resetFactors(services, transaction, user.id);
    const entry = { action: "factors_reset", subject: "user", id: user.id, detail: { count } } as const;
    await recordAuditEntry(services, transaction, "command", entry);
    return count;
  });
  return `Removed ${removed} second factors of ${email}. They can set up new ones in My Account, under Security.`;
});
