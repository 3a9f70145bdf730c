import { toolById } from "@iep-insider/sdk/catalog";
import {
  adminUsers,
  type UserDetails,
  type UserEntitlement,
  type UserMail,
  type UserSession,
} from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { longDate } from "../../../app/account/longDate.ts";
import { adminSections } from "../../../content/admin/frame.ts";
import { mailKindName } from "../../../content/admin/mails.ts";
import {
  membershipWords,
  sourceWords,
  usersWords,
  userWords,
  verifiedWords,
} from "../../../content/admin/users.ts";
import { SiteLink } from "../../../layout/SiteLink.tsx";
import { EmailAddress } from "../../../text/EmailAddress.tsx";
import { DataTable } from "../kit/DataTable.tsx";
import { EmptyList } from "../kit/EmptyList.tsx";
import { QueryResult } from "../kit/QueryResult.tsx";
import { Section } from "../kit/Section.tsx";
import { useServerQuery } from "../kit/useServerQuery.ts";
import { When } from "../kit/When.tsx";
import { Day } from "./Day.tsx";
import { server } from "./server.ts";
import { UserActions } from "./UserActions.tsx";
import { addressOfList } from "./userPlace.ts";

/** One account: who it is, what it may use, where it is signed in, and what an operator can change. */
export function OneUser({ id }: { readonly id: number }) {
  const [params] = useSearchParams();
  const list = addressOfList(params);
  const asked = useServerQuery(adminUsers.readUser.path, { id }, server.readUser);
  return (
    <>
      <p>
        <SiteLink to={list} className={tw`inline-flex items-center min-h-[2.75rem]`}>
          {userWords.back}
        </SiteLink>
      </p>
      <QueryResult
        asked={asked}
        waiting={userWords.loading}
        start={list}
        missing={<EmptyList title={userWords.missingTitle} text={userWords.missingText} />}
      >
        {(user) => <Shown user={user} now={new Date(asked.answeredAt)} />}
      </QueryResult>
    </>
  );
}

function Shown({ user, now }: { readonly user: UserDetails; readonly now: Date }) {
  return (
    <>
      <section className={tw`flex flex-col gap-4`}>
        <h2 className={`dash-heading dash-breakable ${tw`font-heading text-xl md:text-2xl`}`}>
          <EmailAddress of={user.email} />
        </h2>
        <UserFacts user={user} now={now} />
      </section>
      <UserLinks user={user} />
      <UserActions user={user} />
      <UserRights entitlements={user.entitlements} now={now} />
      <UserSessions sessions={user.sessions} now={now} />
      <UserMails mails={user.mails} now={now} />
    </>
  );
}

/** An account's details, role and rights. */
function UserFacts({ user, now }: { readonly user: UserDetails; readonly now: Date }) {
  const terms = userWords.facts;
  const facts: readonly (readonly [term: string, text: ReactNode])[] = [
    [terms.name, [user.firstName, user.lastName].filter(Boolean).join(" ") || userWords.noName],
    [terms.number, usersWords.number(user.id)],
    [terms.joined, <When key="joined" at={user.createdAt} now={now} />],
    [terms.address, verifiedWords[user.emailVerified ? "yes" : "no"]],
    [terms.membership, membershipOf(user)],
    [terms.role, roleOf(user)],
    [terms.allTools, allToolsOf(user)],
  ];
  return (
    <dl className={tw`flex flex-col border-b border-line`}>
      {facts.map(([term, text]) => (
        <div key={term} className={tw`grid gap-1 sm:grid-cols-[9rem_1fr] sm:gap-6 border-t border-line py-3`}>
          <dt className={tw`text-quiet`}>{term}</dt>
          <dd className={tw`max-w-text min-w-0 break-words`}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function membershipOf({ subscriptionStatus, subscriptionEndDate }: UserDetails): string {
  const status = membershipWords[subscriptionStatus];
  const day = longDate(subscriptionEndDate);
  return day === null ? status : userWords.paidUntil(status, day);
}

function roleOf({ role, roleSource, isListedAdmin }: UserDetails): string {
  if (role === "admin") return roleSource === "list" ? userWords.role.listed : userWords.role.granted;
  return isListedAdmin ? userWords.role.userListed : userWords.role.user;
}

function allToolsOf({ hasAllTools, isGrantedAllTools, isListedOwner }: UserDetails): string {
  const words = userWords.allTools;
  if (!hasAllTools) return words.closed;
  if (!isGrantedAllTools) return words.listed;
  return isListedOwner ? words.both : words.granted;
}

/** Links to other screens about an account. */
function UserLinks({ user: { id, email, role } }: { readonly user: UserDetails }) {
  const words = userWords.links;
  const by = (path: string, query: Record<string, string>) => `${path}?${new URLSearchParams(query)}`;
  const links: readonly (readonly [to: string, words: string])[] = [
    [by(adminSections.payments.path, { search: email }), words.payments],
    [by(adminSections.contacts.path, { search: email }), words.messages],
    [by(adminSections.audit.path, { subject: "user", subjectId: String(id) }), words.audit],
    ...(role === "admin"
      ? [[by(adminSections.audit.path, { actor: String(id) }), words.auditOfOperator] as const]
      : []),
  ];
  return (
    <Section level={3} title={words.title}>
      <ul className={tw`flex flex-col sm:flex-row sm:flex-wrap gap-x-6`}>
        {links.map(([to, label]) => (
          <li key={to}>
            <SiteLink to={to} className={tw`inline-flex items-center min-h-[2.75rem]`}>
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const words = userWords.mails;

/** Mails sent to an account; their text is not stored. */
function UserMails({ mails, now }: { readonly mails: readonly UserMail[]; readonly now: Date }) {
  return (
    <Section level={3} title={words.title} lead={words.lead}>
      {mails.length === 0 ? (
        <p className={tw`text-quiet`}>{words.none}</p>
      ) : (
        <DataTable
          id="mails"
          caption={words.caption}
          rows={mails}
          keyOf={({ id }) => id}
          columns={[
            { head: words.heads.kind, cell: ({ kind }) => mailKindName(kind) },
            { head: words.heads.written, cell: ({ createdAt }) => <When at={createdAt} now={now} /> },
            { head: words.heads.outcome, cell: (mail) => <Outcome mail={mail} now={now} /> },
          ]}
        />
      )}
    </Section>
  );
}

function Outcome({ mail: { sentAt, givenUpAt }, now }: { readonly mail: UserMail; readonly now: Date }) {
  if (sentAt !== null)
    return (
      <span>
        {words.sent} <When at={sentAt} now={now} />
      </span>
    );
  return givenUpAt === null ? words.waiting : <span className={tw`text-stop`}>{words.givenUp}</span>;
}

const userRightsWords = userWords.entitlements;

interface Props {
  readonly entitlements: readonly UserEntitlement[];
  readonly now: Date;
}

/** An account's entitlements and their origin. */
function UserRights({ entitlements, now }: Props) {
  return (
    <Section level={3} title={userRightsWords.title}>
      {entitlements.length === 0 ? (
        <p className={tw`text-quiet`}>{userRightsWords.none}</p>
      ) : (
        <DataTable
          id="rights"
          caption={userRightsWords.caption}
          rows={entitlements}
          keyOf={({ id }) => id}
          columns={[
            { head: userRightsWords.heads.what, cell: nameOf },
            { head: userRightsWords.heads.from, cell: sourceOf },
            { head: userRightsWords.heads.since, cell: ({ createdAt }) => <When at={createdAt} now={now} /> },
            {
              head: userRightsWords.heads.until,
              cell: ({ endsAt }) => (endsAt ? <Day at={endsAt} /> : userRightsWords.noEnd),
            },
            {
              head: userRightsWords.heads.uses,
              cell: ({ usesLeft }) => usesLeft ?? userRightsWords.anyNumber,
            },
          ]}
        />
      )}
    </Section>
  );
}

function nameOf({ tool, kind }: UserEntitlement): string {
  if (tool !== null) return toolById(tool).title;
  return kind === null ? userRightsWords.all : userRightsWords.firstOf[kind];
}

function sourceOf({ source, paymentId }: UserEntitlement) {
  if (paymentId === null) return sourceWords[source];
  return (
    <SiteLink to={`${adminSections.payments.path}?id=${paymentId}`} className={tw`py-[0.5625rem]`}>
      {userRightsWords.payment(paymentId)}
    </SiteLink>
  );
}

const userSessionsWords = userWords.sessions;

/** An account's signed-in browsers. */
function UserSessions(props: { readonly sessions: readonly UserSession[]; readonly now: Date }) {
  // Sessions have no id that may be shown, so the index is the key.
  const rows = props.sessions.map((session, index) => ({ ...session, index }));
  return (
    <Section level={3} title={userSessionsWords.title}>
      {rows.length === 0 ? (
        <p className={tw`text-quiet`}>{userSessionsWords.none}</p>
      ) : (
        <DataTable
          id="sessions"
          caption={userSessionsWords.caption}
          rows={rows}
          keyOf={({ index }) => index}
          columns={[
            {
              head: userSessionsWords.heads.device,
              cell: ({ device }) => device ?? userSessionsWords.unknown,
            },
            {
              head: userSessionsWords.heads.since,
              cell: ({ createdAt }) => <When at={createdAt} now={props.now} />,
            },
            { head: userSessionsWords.heads.lastUsed, cell: ({ lastUsedAt }) => <Day at={lastUsedAt} /> },
          ]}
        />
      )}
    </Section>
  );
}
