import { toolOfStored } from "@iep-insider/sdk/catalog";
import type { AccountExport } from "@iep-insider/sdk/contract";
import { Op } from "sequelize";
import { namesOf } from "../access/connections/connections.ts";
import { keptAnswersOf } from "../ai/keptAnswers.ts";
import { auditEntriesAbout, auditEntriesBy } from "../audit/auditEntriesOf.ts";
import { presentRecord } from "../caseSync/records.ts";
import type { AuditEntry } from "../database/models/auditEntry.ts";
import type { User } from "../database/models/user.ts";
import type { Database } from "../database/openDatabase.ts";
import type { SignedIn } from "../http/authenticate.ts";
import { readOrigins } from "../partners/origins.ts";
import { readSettings } from "../partners/settings.ts";
import { presentDelivery } from "../partners/webhook/presentReporting.ts";
import type { Services } from "../services.ts";
import { ownContacts } from "./ownContacts.ts";
import { presentAccount, presentSessions } from "./presenter.ts";
import { listSessions } from "./sessions.ts";

type Rows = AccountExport["data"][string];

/** Reads what we store on an account, of one kind. A new table with a `userId` gets a section here. */
type Section = (services: Pick<Services, "database" | "environment">, user: User) => Promise<Rows>;

const sections: Readonly<Record<string, Section>> = {
  // Listed one by one, so that no password or token hash is ever included.
  account: async (_, user) => [
    {
      updatedAt: user.updatedAt,
      stripeCustomerId: user.stripeCustomerId,
      stripeSubscriptionId: user.stripeSubscriptionId,
      roleSource: user.roleSource,
      verificationLinkWorksUntil: user.verificationTokenExpiry,
      resetLinkWorksUntil: user.resetTokenExpiry,
    },
  ],
  async entitlements({ database }, user) {
    const rows = await database.entitlements.findAll({ where: { userId: user.id }, order: ["id"] });
    return rows.map(({ tool, kind, endsAt, usesLeft, source, paymentId, createdAt }) => ({
      tools: toolOfStored(tool) ?? (kind === null ? "all" : "the first one of its kind"),
      kind,
      endsAt,
      usesLeft,
      source,
      paymentId,
      createdAt,
    }));
  },
  async second_factors({ database }, user) {
    const rows = await database.secondFactors.findAll({ where: { userId: user.id }, order: ["id"] });
    // Without keys and secrets.
    return rows.map(({ kind, name, createdAt, confirmedAt, lastUsedAt }) => ({
      ...{ kind, name, createdAt, confirmedAt, lastUsedAt },
    }));
  },
  async recovery_codes({ database }, user) {
    const left = await database.recoveryCodes.count({ where: { userId: user.id } });
    return left === 0 ? [] : [{ left }];
  },
  async site_connections({ database }, user) {
    const rows = await database.siteConnections.findAll({ where: { userId: user.id }, order: ["id"] });
    const names = await namesOf({ database }, rows);
    // Without the hash of the browser's key.
    return rows.map(({ partnerId, origin, allowedAt, endsAt }) => ({
      site: names.get(partnerId) ?? null,
      origin,
      allowedAt,
      endsAt,
    }));
  },
  async kept_answers(services, user) {
    const kept = await keptAnswersOf(services, user.id);
    return kept.map((answer) => ({ ...answer }));
  },
  async payments({ database }, user) {
    const rows = await database.payments.findAll({ where: { userId: user.id }, order: ["id"] });
    // The hash of the mail's link is a secret, and the partner's id means nothing to the user.
    return rows.map((row) => {
      const { claimTokenHash: _, partnerId: __, ...payment } = row.toJSON();
      return payment;
    });
  },
  async payment_events({ database }, user) {
    const paymentId = await ownPayments(database, user);
    const rows = await database.paymentEvents.findAll({ where: { paymentId }, order: ["id"] });
    return rows.map(({ paymentId: of, at, source, type, eventId, statusBefore, statusAfter }) => ({
      paymentId: of,
      at,
      source,
      type,
      eventId,
      statusBefore,
      statusAfter,
    }));
  },
  async subscription_signups({ database }, user) {
    const rows = await database.subscriptionSignups.findAll({ where: { userId: user.id }, order: ["id"] });
    return rows.map((row) => ({
      email: row.email,
      firstName: row.firstName,
      lastName: row.lastName,
      language: row.language,
      agreedTo: row.renewalTerms,
      status: row.status,
      stripeCheckoutSessionId: row.stripeCheckoutSessionId,
      stripeSubscriptionId: row.stripeSubscriptionId,
      createdAt: row.createdAt,
      completedAt: row.completedAt,
    }));
  },
  async messages({ database }, user) {
    const own = ownContacts(user);
    const rows = own ? await database.contacts.findAll({ where: own, order: ["id"] }) : [];
    const contactId = rows.map(({ id }) => id);
    const answers = await database.contactAnswers.findAll({ where: { contactId }, order: ["id"] });
    // Without search keys, and without the operator who answered.
    return rows.map((row) => {
      const {
        nameKey: _nameKey,
        lastNameKey: _lastNameKey,
        emailKey: _emailKey,
        emailShared: _emailShared,
        answeredBy: _answeredBy,
        ...message
      } = row.toJSON();
      const own = answers.filter((answer) => answer.contactId === row.id);
      return { ...message, answers: own.map(({ text, sentAt }) => ({ text, sentAt })) };
    });
  },
  async newsletter({ database }, { emailKey, emailVerified }) {
    const where = { emailKey };
    const rows = emailVerified ? await database.newsletterSubscribers.findAll({ where }) : [];
    // Without the tokens of the links.
    return rows.map(({ email, requestedAt, subscribedAt }) => ({ email, requestedAt, subscribedAt }));
  },
  async reminders({ database }, { id }) {
    const rows = await database.reminders.findAll({ where: { userId: id }, order: ["day", "id"] });
    return rows.map(({ subject, day }) => ({ subject, day }));
  },
  // Without the tokens of the links.
  async reminder_settings({ database }, { id }) {
    const setting = await database.reminderSettings.findByPk(id);
    return setting ? [{ turnedOnAt: setting.turnedOnAt, hasFeed: setting.feedTokenHash !== null }] : [];
  },
  // As it is stored: we have no key to it.
  async case_vaults({ database }, { id }) {
    const found = await database.caseVaults.findByPk(id);
    if (!found) return [];
    const { userId: _, ...vault } = found.get({ plain: true });
    return [vault];
  },
  async case_records({ database }, { id }) {
    const rows = await database.caseRecords.findAll({ where: { userId: id }, order: ["revision"] });
    return rows.map((row) => ({
      ...presentRecord(row),
      revision: row.revision,
      writtenAt: row.writtenAt,
    }));
  },
  async resource_downloads({ database }, { emailKey, emailVerified }) {
    const find = () => database.resourceDownloads.findAll({ where: { emailKey }, order: ["id"] });
    const rows = emailVerified ? await find() : [];
    return rows.map(({ email, resourceName, downloadedAt }) => ({ email, resourceName, downloadedAt }));
  },
  async free_tool_addresses({ database }, { emailKey, emailVerified }) {
    const find = () => database.emailCaptures.findAll({ where: { emailKey }, order: ["id"] });
    const rows = emailVerified ? await find() : [];
    return rows.map(({ email, siteKey, createdAt }) => ({ email, siteKey, createdAt }));
  },
  async mails({ database }, user) {
    // Including mails about purchases made while signed out.
    const own = { [Op.or]: [{ userId: user.id }, { paymentId: await ownPayments(database, user) }] };
    const rows = await database.outgoingMails.findAll({ where: own, order: ["id"] });
    return rows.map(({ kind, createdAt, sentAt, givenUpAt }) => ({ kind, createdAt, sentAt, givenUpAt }));
  },
  // The action and time only: the operator is another person.
  async changes_by_operators({ database }, { id }) {
    return (await auditEntriesAbout(database, id)).map(({ at, action }) => ({ at, action }));
  },
  // Without the affected account, for the same reason.
  async done_as_operator({ database }, { id }) {
    const own = await ownKeys(database, id);
    const entries = (await auditEntriesBy(database, id)).filter((entry) => !isOwn(entry, own));
    return entries.map(({ at, action }) => ({ at, action }));
  },
  async partners({ database }, { id }) {
    const rows = await database.partners.findAll({ where: { userId: id } });
    // Without its id and our internal limits.
    return rows.map((row) => {
      const {
        id: _,
        userId: __,
        dailyCostLimit: ___,
        allowedOrigins,
        settings: ____,
        ...partner
      } = row.toJSON();
      return { ...partner, origins: readOrigins(allowedOrigins), settings: readSettings(row) };
    });
  },
  async partner_keys({ database }, { id }) {
    const keys = await database.partnerKeys.findAll({ where: { siteKey: await ownKeys(database, id) } });
    // Without the partner's number.
    return keys.map((row) => {
      const { partnerId: _, ...key } = row.toJSON();
      return key;
    });
  },
  // Without the secrets.
  async partner_webhooks({ database }, { id: userId }) {
    const partner = await database.partners.findOne({ where: { userId } });
    const webhook = partner && (await database.partnerWebhooks.findByPk(partner.id));
    if (!webhook) return [];
    const where = { partnerId: partner.id };
    const deliveries = await database.partnerDeliveries.findAll({ where, order: ["id"] });
    const { url, state, createdAt } = webhook;
    return [{ url, state, createdAt, deliveries: deliveries.map(presentDelivery) }];
  },
  async done_for_own_site({ database }, { id }) {
    const own = await ownKeys(database, id);
    const entries = (await auditEntriesBy(database, id)).filter((entry) => isOwn(entry, own));
    return entries.map(({ at, action }) => ({ at, action }));
  },
};

async function ownKeys({ partners, partnerKeys }: Database, userId: number): Promise<string[]> {
  const own = await partners.findOne({ where: { userId } });
  if (!own) return [];
  return (await partnerKeys.findAll({ where: { partnerId: own.id } })).map(({ siteKey }) => siteKey);
}

function isOwn({ subjectKind, subjectId }: AuditEntry, siteKeys: readonly string[]): boolean {
  return subjectKind === "partner" && siteKeys.includes(subjectId);
}

async function ownPayments({ payments }: Database, { id: userId }: User): Promise<number[]> {
  return (await payments.findAll({ attributes: ["id"], where: { userId } })).map(({ id }) => id);
}

/** Everything stored about the requesting account. */
export async function exportAccount(
  services: Pick<Services, "database" | "clock" | "environment">,
  { user, session }: SignedIn,
): Promise<AccountExport> {
  const data: Record<string, Rows> = {};
  for (const [name, read] of Object.entries(sections)) data[name] = await read(services, user);
  return {
    exportedAt: services.clock().toISOString(),
    account: await presentAccount(services, user),
    ...presentSessions(await listSessions(services, user.id), session),
    data,
  };
}
