import type { UserDetails } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import type { ReactNode } from "react";
import { longDate } from "../../../app/account/longDate.ts";
import { membershipWords, usersWords, userWords, verifiedWords } from "../../../content/admin/users.ts";
import { When } from "../kit/When.tsx";

/** Who an account is, and what it may do and why. */
export function UserFacts({ user, now }: { readonly user: UserDetails; readonly now: Date }) {
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
